import { dimensions, factTables, type WarehouseTable } from '#main/store/warehouse-tables.ts';

const describe = ({ name, about, columns }: WarehouseTable): string =>
  [
    `### ${name}`,
    '',
    about,
    '',
    Object.entries({ workspace: 'text', ...columns })
      .map(([column, type]) => `\`${column}\` ${type}`)
      .join(', '),
  ].join('\n');

/** `docs/warehouse.md`: how a workspace is published, and every table of it. */
export const warehousePage = (): string => `# Publishing to other engines

Generated from the tables in \`src-main/store/warehouse-tables.ts\` (\`npm run docs\`).

\`answerscope publish --parquet FOLDER\` writes everything in the workspace as Parquet files, for DuckDB, ClickHouse, Spark, Trino,
BigQuery or Athena, and brings them up to date the next time: only the months of a client in which something changed are written
again (a new scan, a decision about a company, a re-analysis), and what was deleted is removed. Texts of answers are published with
\`--texts\` only. A run that is cut off is completed by the next. Files are replaced whole, so a reader never sees half a file; while
a run lasts, it may see new months beside old ones.

\`\`\`text
FOLDER/
  clients/WORKSPACE.parquet            one file per workspace: clients, query_groups, queries, companies, sites, executions, alerts
  answers/client=1/month=2026-11/WORKSPACE.parquet
  mentions/client=1/month=2026-11/WORKSPACE.parquet
  citations/client=1/month=2026-11/WORKSPACE.parquet
  _answerscope/duckdb.sql              the views
  _answerscope/WORKSPACE.json          what was published, for the next run
\`\`\`

Several computers may publish into one folder, such as a shared drive or a synchronised bucket: each workspace has an id of its
own, made when it is first published, which names its files and is the column \`workspace\` of every row. Ids of clients, groups and
answers are unique within a workspace, so join by \`(workspace, …_id)\`. A backup that is restored on a second computer and published
from both has one id: only one of them should publish.

## The figures of the app

\`\`\`sh
cd FOLDER && duckdb -init _answerscope/duckdb.sql
\`\`\`

| In DuckDB | In the app |
| --- | --- |
| \`execution_scores\` | the score of each scan |
| \`thirty_day_scores\` | the 30-day score of each client on each platform; all queries count, also if the app leaves out branded ones |
| \`company_shares(latest_executions)\` | \`get-companies-stats\` without days, with share of voice and average position |
| \`site_shares(latest_executions)\` | the domains of \`get-domain-stats\` without days |

For other days, name the scans first:

\`\`\`sql
CREATE VIEW october AS FROM counted_executions WHERE execution_date BETWEEN '2026-10-01' AND '2026-10-31';
FROM company_shares(october);
\`\`\`

The tests compare them with the published interface, to the decimal, with two workspaces in one folder. Intervals and changes are
not published: they need the app's statistics (docs/methods.md).

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
\`\`\`

${dimensions.map(describe).join('\n\n')}

## Tables by client and month

${factTables.map(describe).join('\n\n')}
`;
