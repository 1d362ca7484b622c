import { invalidRequest } from '#shared/contract/errors.ts';
import { firstBytes, readHead, type Encoding } from './file-text.ts';
import { headerRow, rowsBeforeHeader } from './header-row.ts';

export type ImportFormat = 'csv' | 'json' | 'jsonl' | 'xlsx';

export interface FileFormat {
  readonly format: ImportFormat;
  readonly encoding: Encoding;
  /** Of CSV; empty for the others. */
  readonly delimiter: string;
  /** Lines of CSV above its header. */
  readonly linesAbove: number;
}

/** What the old Excel format begins with, and a workbook locked with a password. */
const oldExcelStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** What every ZIP archive begins with, and so every workbook of Excel. */
const zipStart = Buffer.from('PK\u0003\u0004');

/**
 * Detects the format of a file by its content, whatever its name ends in. Throws `invalid_request`, which says what to do, if
 * it has none of the four.
 */
export async function detectFormat(file: string): Promise<FileFormat> {
  const { bytes } = await firstBytes(file);
  if (bytes.subarray(0, zipStart.length).equals(zipStart))
    return { format: 'xlsx', encoding: '', delimiter: '', linesAbove: 0 };
  if (bytes.subarray(0, oldExcelStart.length).equals(oldExcelStart))
    throw invalidRequest(
      'file',
      'the file is an Excel workbook of the old format (.xls), or locked with a password; save it as .xlsx without one',
    );
  const { text, encoding, whole } = await readHead(file);
  const start = text.trimStart();
  if (start.startsWith('[')) return { format: 'json', encoding, delimiter: '', linesAbove: 0 };
  if (start.startsWith('{'))
    return { format: isJsonLines(start, whole) ? 'jsonl' : 'json', encoding, delimiter: '', linesAbove: 0 };
  const table = tableIn(text);
  if (table !== null) return { format: 'csv', encoding, ...table };
  throw invalidRequest('file', 'the file is not CSV, JSON, JSON Lines or XLSX: its first line names no columns');
}

const delimiters = [',', ';', '\t', '|'];

/** Where the header of a table is, and what divides its columns; null if none of the first lines can be one. */
function tableIn(text: string): Pick<FileFormat, 'delimiter' | 'linesAbove'> | null {
  const lines = text.split(/\r\n|\n|\r/, rowsBeforeHeader);
  const dividers = lines.map(
    (line) => delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',',
  );
  const cells = lines.map((line, index) =>
    // Excel may say in the first line what divides the columns.
    /^"?sep=.?"?$/i.test(line.trim())
      ? []
      : line.split(dividers[index] ?? ',').map((cell) => cell.replace(/^"|"$/g, '')),
  );
  const at = headerRow(cells);
  return at < 0 ? null : { delimiter: dividers[at] ?? ',', linesAbove: at };
}

/**
 * Whether a text that begins with `{` has one object per line rather than one document. A document's first line is rarely
 * complete; if a broken file's first line is not either, a later line that is an object decides.
 */
function isJsonLines(start: string, whole: boolean): boolean {
  const lines = start.split(/\r?\n/);
  const first = lines[0]?.trimEnd() ?? '';
  // The last line of the head is cut off unless the file ends there.
  const rest = lines.slice(1, whole ? undefined : -1).filter((line) => line.trim() !== '');
  if (lines.length === 1) return !whole && !isMinified(start);
  if (isObject(first)) return rest.length > 0 || !whole;
  if (/[{[,:]$/.test(first)) return false;
  return rest.some((line) => line.startsWith('{') && isObject(line));
}

/** Whether a long first line is a document: one that holds a list of objects near its start. */
const isMinified = (line: string): boolean => /^\{[^[\]]{0,4096}\[\s*[{[]/.test(line);

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}
