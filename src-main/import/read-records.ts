import { parse, CsvError } from 'csv-parse';
import { hasFields } from '#shared/domain/fields.ts';
import { uniqueColumns } from './columns.ts';
import type { FileFormat } from './detect-format.ts';
import { brokenUtf8, readText, textStream, type Encoding } from './file-text.ts';
import { flattenRow } from './flatten-row.ts';
import { BrokenJson, tokensOfFile, tokensOfValue, type JsonToken } from './json-tokens.ts';
import { readList } from './read-list.ts';
import type { ReadRecord } from './read-record.ts';
import type { JsonList } from './json-list.ts';
import { surveyLists } from './survey-lists.ts';
import { textLines } from './text-lines.ts';

/** Longest line or field that is read, in bytes; a longer one means a broken file. */
const longestRecord = 32 * 1024 * 1024;
/** Lines of JSON Lines that show where its rows are. */
const linesSurveyed = 200;

/**
 * The lists of a JSON file that can hold rows, or the sheets of a workbook; empty for CSV. Throws {@link BrokenJson} for a
 * document that is broken anywhere.
 */
export async function listsOf(file: string, { format, encoding }: FileFormat): Promise<JsonList[]> {
  if (format === 'csv') return [];
  if (format === 'xlsx') return (await import('./workbook/read-workbook.ts')).sheetsOf(file);
  if (format === 'jsonl') return surveyLists(tokensOfLines(file, encoding, linesSurveyed));
  return surveyLists(tokensOfFile(file, encoding));
}

/** Reads the rows of a file one by one, so that its size does not matter; of JSON, those of one list. */
export function readRecords(file: string, format: FileFormat, list: JsonList | null): AsyncIterable<ReadRecord> {
  const records = recordsOf(file, format, list);
  return format.encoding === brokenUtf8 ? withoutBroken(records) : records;
}

/** Rejects the rows with bytes that are not UTF-8. */
async function* withoutBroken(records: AsyncIterable<ReadRecord>): AsyncGenerator<ReadRecord> {
  for await (const record of records) {
    const isBroken = record.kind === 'row' && JSON.stringify(record.values).includes('\uFFFD');
    yield isBroken ? { kind: 'bad', line: record.line, message: 'holds bytes that are not UTF-8' } : record;
  }
}

function recordsOf(file: string, format: FileFormat, list: JsonList | null): AsyncIterable<ReadRecord> {
  if (format.format === 'csv') return readCsv(file, format);
  if (format.format === 'xlsx') return list === null ? none() : readSheetOf(file, list);
  if (format.format === 'jsonl' && (list === null || (list.path === '.' && list.kind === 'objects')))
    return readJsonLines(file, format.encoding);
  return list === null ? none() : readDocument(file, format, list);
}

async function* none(): AsyncGenerator<ReadRecord> {}

/** Loaded when there is a workbook: lists of clients are read without it. */
async function* readSheetOf(file: string, list: JsonList): AsyncGenerator<ReadRecord> {
  const { readWorkbook } = await import('./workbook/read-workbook.ts');
  yield* readWorkbook(file, list);
}

async function* readCsv(file: string, { delimiter, encoding, linesAbove }: FileFormat): AsyncGenerator<ReadRecord> {
  const text = textStream(file, encoding);
  const parser = parse({
    delimiter,
    columns: uniqueColumns,
    from_line: linesAbove + 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  // `pipe` does not pass errors on.
  text.on('error', (error) => parser.destroy(error));
  const rows = text.pipe(parser);
  let line = linesAbove + 1;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number; error?: CsvError };
    }>) {
      const first = line + 1;
      line = info.lines;
      if (info.error)
        yield { kind: 'bad', line: first, message: 'has a different number of columns from the first line' };
      else yield { kind: 'row', line: first, values: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { kind: 'bad', line: line + 1, message: csvProblem(error) };
  }
}

const csvProblem = (error: CsvError): string => {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'ends in the middle of a quoted text: the file is cut off here';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'is longer than 32 MB; nothing after it was read';
  return `is not valid CSV (${error.message}); nothing after it was read`;
};

async function* readJsonLines(file: string, encoding: Encoding): AsyncGenerator<ReadRecord> {
  for await (const { line, value } of parsedLines(file, encoding)) {
    if (hasFields(value)) yield { kind: 'row', line, values: flattenRow(value) };
    else yield { kind: 'bad', line, message: value === undefined ? brokenLine : 'is not a JSON object' };
  }
}

const brokenLine = 'is not valid JSON: cut off or broken';

/** The values of the lines that are not empty; undefined for a line that is no JSON. */
async function* parsedLines(
  file: string,
  encoding: Encoding,
): AsyncGenerator<{ readonly line: number; readonly value: unknown }> {
  let line = 0;
  for await (const content of textLines(readText(file, encoding), longestRecord)) {
    line += 1;
    if (content === undefined) yield { line, value: undefined };
    else if (content.trim() !== '') yield { line, value: parseLine(content) };
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The lines of JSON Lines as the items of one list. */
async function* tokensOfLines(file: string, encoding: Encoding, most = Infinity): AsyncGenerator<JsonToken> {
  yield { name: 'startArray' };
  let read = 0;
  for await (const { value } of parsedLines(file, encoding)) {
    if (value !== undefined) yield* tokensOfLine(value);
    if (++read >= most) break;
  }
  yield { name: 'endArray' };
}

/** Of a line that is nested too deeply, nothing. */
function tokensOfLine(value: unknown): readonly JsonToken[] {
  try {
    return [...tokensOfValue(value, 2)];
  } catch (error) {
    if (error instanceof BrokenJson) return [];
    throw error;
  }
}

async function* readDocument(
  file: string,
  { format, encoding }: FileFormat,
  list: JsonList,
): AsyncGenerator<ReadRecord> {
  const tokens = format === 'jsonl' ? tokensOfLines(file, encoding) : tokensOfFile(file, encoding);
  let row = 0;
  for await (const read of readList(tokens, list)) yield { ...read, line: ++row };
}
