import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import { parse, CsvError } from 'csv-parse';
import streamArray from 'stream-json/streamers/StreamArray.js';
import { invalidRequest } from '#shared/contract/errors.ts';
import { codeOf } from '#main/files/file-problem.ts';

export type ImportFormat = 'csv' | 'json' | 'jsonl';

/** One row of a file: its values by column name, or the problem with it. Lines count from 1. */
export type ReadRecord =
  | { readonly kind: 'row'; readonly line: number; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'bad'; readonly line: number; readonly message: string };

const sniffedBytes = 65_536;
/** Longest line or field that is read, in bytes; a longer one means a broken file. */
const longestRecord = 32 * 1024 * 1024;

/** Detects the format of a file; throws `invalid_request`, which says what to do, if it has none of the three. */
export async function detectFormat(file: string): Promise<{ format: ImportFormat; delimiter: string }> {
  const head = await readHead(file);
  if (head.includes(0))
    throw invalidRequest(
      'file',
      `${path.basename(file)} is not a text file; give a CSV, JSON or JSON Lines file saved as UTF-8`,
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(cutAtCharacter(head));
  } catch {
    throw invalidRequest(
      'file',
      `${path.basename(file)} is not saved as UTF-8; save it again as "CSV UTF-8" (or UTF-8 JSON) and import that`,
    );
  }
  const start = text.trimStart();
  if (start === '') throw invalidRequest('file', `${path.basename(file)} is empty`);
  if (start.startsWith('[')) return { format: 'json', delimiter: '' };
  if (start.startsWith('{')) return { format: 'jsonl', delimiter: '' };
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
  if (!header.includes(delimiter))
    throw invalidRequest(
      'file',
      `${path.basename(file)} is not a CSV, JSON or JSON Lines file: its first line names no columns`,
    );
  return { format: 'csv', delimiter };
}

/** Reads the rows of a file one by one, so that its size does not matter. */
export function readRecords(file: string, format: ImportFormat, delimiter: string): AsyncIterable<ReadRecord> {
  switch (format) {
    case 'csv':
      return readCsv(file, delimiter);
    case 'json':
      return readJson(file);
    case 'jsonl':
      return readJsonLines(file);
  }
}

async function* readCsv(file: string, delimiter: string): AsyncGenerator<ReadRecord> {
  const rows = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter,
      columns: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
    }),
  );
  let line = 1;
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
    yield {
      kind: 'bad',
      line: line + 1,
      message:
        error.code === 'CSV_QUOTE_NOT_CLOSED'
          ? 'ends in the middle of a quoted text: the file is cut off here'
          : error.message,
    };
  }
}

async function* readJsonLines(file: string): AsyncGenerator<ReadRecord> {
  let line = 0;
  for await (const text of readline.createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    const trimmed = line === 1 ? text.replace(/^\uFEFF/, '').trim() : text.trim();
    if (trimmed !== '') yield toRecord(line, () => JSON.parse(trimmed));
  }
}

async function* readJson(file: string): AsyncGenerator<ReadRecord> {
  const items = createReadStream(file).pipe(streamArray.withParser());
  let item = 0;
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>) {
      item += 1;
      yield toRecord(item, () => value);
    }
  } catch (error) {
    yield {
      kind: 'bad',
      line: item + 1,
      message: `is not valid JSON (${error instanceof Error ? error.message : String(error)}); nothing after it was read`,
    };
  }
}

function toRecord(line: number, read: () => unknown): ReadRecord {
  try {
    const value = read();
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'row', line, values: value as Record<string, unknown> };
    return { kind: 'bad', line, message: 'is not a JSON object' };
  } catch {
    return { kind: 'bad', line, message: 'is not valid JSON: cut off or broken' };
  }
}

async function readHead(file: string): Promise<Buffer> {
  try {
    if (!(await stat(file)).isFile()) throw invalidRequest('file', `${file} is not a file`);
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw invalidRequest('file', `there is no file ${file}`);
    if (code === 'EACCES') throw invalidRequest('file', `${file} cannot be read: no permission`);
    throw error;
  }
}

/** Drops the last character if the end of the head cut it in two. */
function cutAtCharacter(head: Buffer): Buffer {
  let end = head.length;
  while (end > 0 && end > head.length - 4 && ((head[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  const lead = head[end - 1] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return end - 1 + length > head.length ? head.subarray(0, end - 1) : head;
}
