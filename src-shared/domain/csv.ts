export type CsvValue = string | number | boolean | null;

/**
 * One field of RFC 4180. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, because
 * answers come from the web. Numbers stay numbers.
 */
function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row, without its line end. */
export const csvLine = (values: readonly CsvValue[]): string => values.map(field).join(',');

/** What a CSV file begins with, so that spreadsheets read it as UTF-8, and how its lines end. */
export const csvStart = '\uFEFF';
export const csvLineEnd = '\r\n';

/** Rows as CSV with a header, CRLF line ends and a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvStart + [header, ...rows].map((row) => csvLine(row) + csvLineEnd).join('');
}
