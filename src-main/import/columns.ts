import { invalidRequest } from '#shared/contract/errors.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';

/** Which column each field is read from. */
export type ColumnMapping = Partial<Record<ImportField, string>>;

/** Column names in the exports of common tools and studies, most specific first. */
const usualNames: Record<ImportField, readonly string[]> = {
  query: ['query', 'query_text', 'prompt', 'prompt_text', 'question', 'search_query', 'keyword', 'input'],
  answer: [
    'answer',
    'response',
    'response_text',
    'answer_text',
    'answer_markdown',
    'ai_response',
    'output',
    'completion',
    'content',
    'text',
  ],
  date: ['date', 'execution_date', 'captured_at', 'created_at', 'timestamp', 'scanned_at', 'run_date', 'day', 'time'],
  platform: ['platform', 'ai_platform', 'engine', 'ai_engine', 'llm', 'source_platform'],
  citations: ['citations', 'sources', 'cited_urls', 'urls', 'references', 'links', 'source_urls', 'citation_urls'],
  model: ['model', 'model_name', 'served_model', 'model_version'],
  country: ['country', 'country_code', 'location', 'region'],
  outcome: ['outcome', 'status'],
};

const plain = (name: string): string =>
  name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/**
 * Decides which column each field is read from: as given, the rest guessed from the names. Throws `invalid_request` for a
 * column that the file does not have, and if no column holds the queries or the answers.
 */
export function mapColumns(columns: readonly string[], given: ColumnMapping): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const field of importFields) {
    const wanted = given[field];
    if (wanted === undefined) continue;
    const column = columns.find((name) => name === wanted) ?? columns.find((name) => plain(name) === plain(wanted));
    if (column === undefined)
      throw invalidRequest(
        'mapping',
        `the file has no column "${wanted}" (for ${field}); its columns are ${columns.join(', ')}`,
      );
    mapping[field] = column;
  }
  const taken = new Set(Object.values(mapping));
  for (const field of importFields) {
    if (mapping[field] !== undefined) continue;
    const column = usualNames[field].flatMap((name) =>
      columns.filter((column) => plain(column) === name && !taken.has(column)),
    )[0];
    if (column === undefined) continue;
    mapping[field] = column;
    taken.add(column);
  }
  for (const field of ['query', 'answer'] as const)
    if (mapping[field] === undefined)
      throw invalidRequest(
        'mapping',
        `no column of the file looks like the ${field}; name it with --map ${field}=COLUMN. Its columns are ${columns.join(', ')}`,
      );
  return mapping;
}
