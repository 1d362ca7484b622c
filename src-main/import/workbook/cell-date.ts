const dayMs = 86_400_000;
/** The last day of Excel, 9999-12-31, in days since 1900. */
const lastDay = 2_958_465;

/**
 * Whether a number format shows a date (ECMA-376, 18.8.30): one of the built-in ones, or one whose code has a day, month or year
 * outside quotes, brackets and escapes; one that is not closed goes to the end.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return /[dy]/i.test(code.replaceAll(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|\\./g, ''));
}

/**
 * The day, and the time if there is one, of a number of days since 1900 or 1904. Excel counts a 29 February 1900 that did not
 * exist. Null for a number that is no date.
 */
export function dateOfSerial(serial: number, from1904: boolean): string | null {
  const days = from1904 ? serial + 1462 : serial;
  if (!Number.isFinite(days) || days < 1 || days >= lastDay + 1) return null;
  const since1900 = days < 60 ? days + 1 : days;
  const text = new Date(Date.UTC(1899, 11, 30) + Math.round(since1900 * 86_400) * 1_000).toISOString();
  return Math.round(days * 86_400) % (dayMs / 1_000) === 0 ? text.slice(0, 10) : text.slice(0, 19);
}
