/**
 * Text that pages, workbooks and slides can hold: control characters are no valid XML and mean nothing to a reader, and
 * half a surrogate pair is no character.
 */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');
