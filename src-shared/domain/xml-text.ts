/**
 * Text that pages, workbooks and slides can contain: control characters and unpaired surrogates are not valid XML and
 * mean nothing to a reader.
 */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');
