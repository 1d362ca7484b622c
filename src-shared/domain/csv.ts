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

/** Rows as CSV with a header, CRLF line ends and a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
