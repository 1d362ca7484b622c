import { dimensions } from '#main/publish/dimension-rows.ts';
import { scoreViews } from '#main/store/warehouse-views.ts';
import { factTables, type WarehouseTable } from '#main/store/warehouse-tables.ts';
import { warehouseQueries, type WarehouseQuery } from './warehouse-queries.ts';

const describe = ({ name, about, columns }: Pick<WarehouseTable, 'name' | 'about' | 'columns'>): string =>
  [
    `### ${name}`,
    '',
    about,
    '',
    Object.entries({ workspace: 'text', ...columns })
      .map(([column, type]) => `\`${column}\` ${type}`)
      .join(', '),
  ].join('\n');

const readyMade = ({ title, shown, sql }: WarehouseQuery): string =>
  [`### ${title}`, '', `Shown as: ${shown}.`, '', '```sql', `${sql};`, '```'].join('\n');

/** Tables that Citus distributes: all of them, by the same column. */
const distributed = [...factTables, ...dimensions].map(({ name }) => name);

/** `docs/warehouse.md`: how a workspace is published, and every table of it. */
export const warehousePage = (): string => `# Publishing to other engines

Generated from the tables in \`src-main/store/warehouse-tables.ts\` (\`npm run docs\`).

A workspace is one laptop. What many of them measure comes together in engines that are made for it: \`publish\` writes everything in
the workspace to a PostgreSQL database or to a folder of Parquet files, and brings it up to date the next time. By hand, from Settings,
Publishing, or by itself every hour, day or week while Answerscope runs; with progress, and it can be cancelled at any time.

| | PostgreSQL | Parquet |
| --- | --- | --- |
| for | Metabase, Grafana, Power BI, your own programs | DuckDB, ClickHouse, Spark, Trino, BigQuery, Athena |
| command | \`answerscope publish --postgres\` | \`answerscope publish --parquet FOLDER\` |
| what is written again | scans in which something changed | months of a client in which something changed |
| while it runs | a reader sees each scan before or after, never half | the same of each file |
| figures of the app | views and functions in the schema | views and macros in \`_answerscope/duckdb.sql\` |

Something changed after a new scan, a decision about a company, a re-analysis. Texts of answers are published with \`--texts\` only.
Everything carries the id of its workspace, made when it is first published: many computers publish into one place, and each leaves
alone what others published. Ids of clients, groups and answers are unique within a workspace, so join by \`(workspace, …_id)\`. A backup
that is restored on a second computer and published from both has one id: only one of them should publish.

## PostgreSQL

PostgreSQL 14 or newer; tested with 15.

\`\`\`sh
export ANSWERSCOPE_POSTGRES_URL='postgresql://publisher:PASSWORD@db.example.com/warehouse'
answerscope publish --postgres
\`\`\`

**The address is a secret.** The desktop app stores it in the system's vault; elsewhere it is the environment variable above. Given as
\`--postgres URL\` it is used once and not stored, but other users of the computer can see a command's arguments. It is in no log, reply,
error, export or backup: only host and database are told.

**The connection is encrypted and the server's certificate checked**, by the system's authorities, wherever the server is, unless it is on
this computer. For an authority of your own add \`?sslrootcert=/path/to/ca.pem\` to the address; \`sslmode=verify-ca\` with it leaves the
name unchecked. \`sslmode=require\` checks too, unlike elsewhere. \`sslmode=disable\` works for this computer and the local network only.

**Rights.** Everything is in the schema \`answerscope\`, made by the first publication:

\`\`\`sql
CREATE ROLE publishers;
CREATE ROLE ada LOGIN PASSWORD '…' IN ROLE publishers;
CREATE SCHEMA answerscope AUTHORIZATION publishers;
ALTER ROLE ada SET role = publishers;
\`\`\`

With several logins, \`SET role\` makes all tables belong to one role, so that each may add the partitions of a new month. Dashboards need
\`GRANT USAGE ON SCHEMA answerscope\` and \`GRANT SELECT ON ALL TABLES IN SCHEMA answerscope\` for a role of their own.

**How.** The facts (answers, mentions, citations) are partitioned by month. Some 4,000 answers at a time are one transaction:
their old rows deleted, the new ones sent by \`COPY\`, and a note of each scan's digest in \`published_executions\`. Killed at any moment, the
next run completes what is missing; nothing is published twice. A new month is a table attached beside the others, which readers do not
notice. A server that is silent for two minutes ends the run.

**Citus.** The distribution column is \`workspace\`: it is in every key and every join of the views. After the first publication:

\`\`\`sql
SET search_path = answerscope;
SELECT create_distributed_table(name, 'workspace') FROM unnest(ARRAY[
  ${distributed
    .map((name) => `'${name}'`)
    .join(', ')
    .replaceAll(/(.{90,110}?), /g, '$1,\n  ')},
  'published_executions', 'published_tables']) AS name;
\`\`\`

This was not run on a Citus cluster: the rules it follows are those of its documentation.

## Parquet

\`answerscope publish --parquet FOLDER\` brings its files up to date: only the months of a client in which something changed are
written again, and what was deleted is removed. A run that is cut off is completed by the next. Files are replaced whole, so a reader
never sees half a file; while a run lasts, it may see new months beside old ones.

\`\`\`text
FOLDER/
  clients/WORKSPACE.parquet            one file per workspace, and so for ${dimensions
    .slice(1)
    .map(({ name }) => name)
    .join(', ')}
  answers/client=1/month=2026-11/WORKSPACE.parquet
  mentions/client=1/month=2026-11/WORKSPACE.parquet
  citations/client=1/month=2026-11/WORKSPACE.parquet
  _answerscope/duckdb.sql              the views
  _answerscope/WORKSPACE.json          what was published, for the next run
\`\`\`

The folder may be on a shared drive or in a synchronised bucket.

## The figures of the app

In PostgreSQL, \`SET search_path = answerscope\` first; in DuckDB, \`cd FOLDER && duckdb -init _answerscope/duckdb.sql\`.

| PostgreSQL | DuckDB | In the app |
| --- | --- | --- |
| \`execution_scores\` | the same | the score of each scan; \`perScan\` of \`get-customer-growth-stats\` |
| \`rolling_scores\` | the same | the 30-day average; \`overview\` of \`get-customer-growth-stats\` |
| \`thirty_day_scores\` | the same | the 30-day score of each client on each platform; all queries count, also if the app leaves out branded ones |
| \`latest_company_shares\` | \`company_shares(latest_executions)\` | \`get-companies-stats\` without days, with share of voice and average position |
| \`latest_site_shares\`, \`latest_article_shares\` | \`site_shares(latest_executions)\`, \`article_shares(…)\` | \`get-domain-stats\` without days |
| \`company_shares('2026-10-01', '2026-10-31')\` | name the scans first, see below | the same for days |

\`\`\`sql
-- DuckDB
CREATE VIEW october AS FROM counted_executions WHERE execution_date BETWEEN '2026-10-01' AND '2026-10-31';
FROM company_shares(october);
\`\`\`

${scoreViews.map(({ name, about }) => `- \`${name}\`: ${about}`).join('\n')}

The tests publish two workspaces with the same ids to a real PostgreSQL and to Parquet files read by DuckDB, and compare every figure with
the published interface, to the decimal. Intervals of scores are not published: they need the app's statistics (docs/methods.md); those
of effects are.

## Ready-made queries

For Metabase (a native query on the database), Grafana (the PostgreSQL data source, format Table or Time series) or any other tool. Each
runs on PostgreSQL, with the search path as above, and on DuckDB, as tests do.

${warehouseQueries.map(readyMade).join('\n\n')}

## Tables of a workspace

\`\`\`mermaid
erDiagram
  clients ||--o{ query_groups : has
  clients ||--o{ companies : "is compared with"
  query_groups ||--o{ queries : asks
  query_groups ||--o{ executions : "is scanned by"
  executions ||--o{ answers : collects
  queries ||--o{ answers : get
  answers ||--o{ mentions : name
  companies ||--o{ mentions : "are named by"
  answers ||--o{ citations : cite
  sites ||--o{ citations : "are cited by"
  articles |o--o{ citations : "are cited by"
  clients ||--o{ alerts : "are told of"
  clients ||--o{ actions : "work is done for"
  actions ||--o{ effects : "are judged on platforms by"
\`\`\`

${dimensions.map(describe).join('\n\n')}

## Facts

${factTables.map(describe).join('\n\n')}
`;
