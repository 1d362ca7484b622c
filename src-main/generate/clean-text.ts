/** A text on one line, without invisible characters and repeated spaces. */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
