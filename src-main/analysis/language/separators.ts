/** Marks that separate tokens. */
export const separatorMarks = ',;:()[]"“”„«»|/';
/** What separates tokens: white space and marks, each one unit long. */
const separators = new Set(
  [
    ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    ...separatorMarks,
  ].map((mark) => mark.charCodeAt(0)),
);
const asciiSeparators = Uint8Array.from({ length: 0x80 }, (_, unit) => (separators.has(unit) ? 1 : 0));
/** Whether a unit of a text separates the tokens of names. */
export const isSeparator = (unit: number): boolean =>
  unit < 0x80 ? asciiSeparators[unit] === 1 : separators.has(unit);
