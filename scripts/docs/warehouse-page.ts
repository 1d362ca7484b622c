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
error, export or backup: only host and database are shown.

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

## What it costs

Measured with \`npm run bench -- publish --workspace FOLDER\` on two cores of an AMD EPYC that did nothing else. The workspace is the agency of
\`npm run bench -- agency\` (1,987,452 answers, 4.2 sources and 2.6 companies an answer, without texts). Its answers are simulated: they cite
fewer different pages than real ones, so real files compress less.

| publishing everything | by the clock | this process | server | answers a second | bytes an answer | with nothing changed |
| --- | --: | --: | --: | --: | --: | --: |
| PostgreSQL 15, \`fsync\` on | 81, 83, 99, 107 s | 67 to 85 s | 43 to 56 s | 24,700, 24,000, 20,100, 18,600 | 1,321 with indexes | 4 to 7 s |
| Parquet | 65 s | 65 s | | 30,700 | 27 | 4 s |

Four runs, one after the other; the speed of the (virtual) computer differed by a quarter between them. It is this process that sets the pace. The rows of a
scan are written together, so an index of ranges of blocks (BRIN) finds them: a tree over all rows took a third of the server's time.

The ready-made queries, in processor seconds of the engine. For DuckDB the files are linked 10 and 100 times under other workspace ids, so that
two cores count as many answers, but the disk is read once:

| query | PostgreSQL, 2 M answers | DuckDB, 2 M | 20 M | 200 M |
| --- | --: | --: | --: | --: |
| clients on Monday morning | 0.07 | 0.04 | 0.19 | 1.0 |
| score by week | 0.07 | 0.04 | 0.14 | 0.4 |
| share of voice, 30 days | 0.45 | 0.04 | 0.31 | 1.8 |
| queries won and lost | 0.50 | 0.07 | 0.52 | 5.9 |
| cited sites, 30 days | 1.34 | 0.19 | 1.00 | 14.1 |
| alerts | 0.01 | 0.01 | 0.01 | 0.1 |
| effects | 0.01 | 0.01 | 0.01 | 0.1 |

From 20 to 200 million answers each costs 3 to 14 times as much. Scores read one row a scan, whatever its number of answers; the others read the
scans of 30 days, of all clients at once, in the months that a constant day names: without it PostgreSQL read two years, and took 65 s for the cited
sites. Write your own queries likewise. A dashboard about one client costs that client's share.

### On paper: 10,000 laptops, ten thousand million answers

A million answers a laptop in two years, 96 million a week together, from the figures above; nothing of this was run.

| | PostgreSQL with Citus | ClickHouse | Parquet with Trino |
| --- | --- | --- | --- |
| size | 13 TB (1,321 bytes an answer), 26 with a standby | 0.25 TB at 25 bytes if it compresses as Parquet does; plan for four times that, as real sources vary more | 0.25 TB, likewise |
| computers | 8 workers of 16 cores with 4 TB each | 1, or 3 for safety | storage for objects, and workers while someone asks |
| first publication | 28 µs a server's core an answer at most: 78 core hours, 40 minutes on 128 cores; disks of 13 TB decide | read from the Parquet files | 33 µs a laptop's core an answer: each takes half a minute |
| a week | 96 million answers: 45 minutes of one core, if spread; all within an hour: 0.75 cores and some ten connections at a time | minutes | a few files of each laptop |
| the Monday page of everyone | 128 cores: seconds for scores, a minute for the others | 50 times 200 million: up to twelve minutes of a core a query, so eleven seconds on 64 cores | the same, and the time to open files |
| limits | partitions × shards: 24 months × 3 tables × 32 shards are 2,304 tables, fine; raise max_connections or spread the schedules | is not published to directly: it reads the folder (\`s3('…/answers/*/*/*.parquet')\`) | 10,000 laptops × 24 clients × 24 months × 3 tables are 17 million small files: merge months that are over into one file a month (a table format such as Iceberg does) before Trino reads them |

PostgreSQL is the choice for up to some hundred laptops (0.13 TB at a million answers each) and for tools that expect it; the files for more, or where
no one wants to run a server.

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
  clients ||--o{ alerts : "are raised about"
  clients ||--o{ actions : "work is done for"
  actions ||--o{ effects : "are judged on platforms by"
\`\`\`

${dimensions.map(describe).join('\n\n')}

## Facts

${factTables.map(describe).join('\n\n')}
`;
