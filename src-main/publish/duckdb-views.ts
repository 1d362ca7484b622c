import { factTables } from '#main/store/warehouse-tables.ts';
import { dimensions } from './dimension-rows.ts';
import { articleShares, companyShares, scoreViews, siteShares } from '#main/store/warehouse-views.ts';

const tables = [
  ...dimensions.map(({ name }) => `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_parquet('${name}/*.parquet');`),
  ...factTables.map(
    ({ name }) =>
      `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_parquet('${name}/*/*/*.parquet', hive_partitioning = true);`,
  ),
];

/**
 * Views over the published files, for DuckDB with the folder as its working directory. They give the figures of the app:
 * docs/warehouse.md says which is which.
 */
export const duckdbViews = `-- Views over the files of this folder. In the folder: duckdb -init _answerscope/duckdb.sql
${tables.join('\n')}
${scoreViews.map(({ name, about, sql }) => `\n-- ${about}\nCREATE OR REPLACE VIEW ${name} AS\n  ${sql};`).join('\n')}

-- Companies of some scans: of the answers, those that name each. Give the scans as a table: company_shares(latest_executions).
CREATE OR REPLACE MACRO company_shares(scans) AS TABLE
  ${companyShares('FROM query_table(scans)')};

-- Sites of some scans: of the answers, those that cite each.
CREATE OR REPLACE MACRO site_shares(scans) AS TABLE
  ${siteShares('FROM query_table(scans)')};

-- Cited pages of some scans: of the answers, those that cite each, and whether the page names the client.
CREATE OR REPLACE MACRO article_shares(scans) AS TABLE
  ${articleShares('FROM query_table(scans)')};
`;
