import type { Environment } from '#shared/contract/envelope.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { exportTables } from '#main/store/export-tables.ts';

interface AboutExport {
  readonly customer: { readonly name: string; readonly websiteUrl: string };
  /** Rows by table. */
  readonly counts: ReadonlyMap<string, number>;
  readonly at: Date;
  readonly timeZone: string;
  readonly env: Environment;
}

/** The README of an export: what is in it, and how to read it. */
export function exportReadme({ customer, counts, at, timeZone, env }: AboutExport): string {
  const tables = exportTables.map(({ name, about }) => `| ${name} | ${counts.get(name) ?? 0} | ${about} |`);
  return `# ${customer.name}: everything Answerscope has stored

Exported on ${dayIn(timeZone, at)}, website ${customer.websiteUrl}.${env === 'sample' ? ' **All data is simulated.**' : ''}

- \`answers/\`: one Markdown file per answer, by day and platform, with the query, the text as it was captured, and its sources.
- \`tables/\`: every table as CSV (UTF-8, for spreadsheets) and as JSON. The columns \`id\` and \`…_id\` connect them.
- \`raw-replies.jsonl\`: the platforms' replies as they were received, one JSON object per line, for scans; imports have none.

Times are UTC; days are those of the time zone ${timeZone}. In the CSV files an apostrophe precedes text that a spreadsheet would run as a
formula; the JSON files have the text as it is.

| table | rows | what it is |
| --- | ---: | --- |
${tables.join('\n')}

What is not in it: API keys and credentials, and settings of the whole workspace.
`;
}
