/** One line without invisible characters and repeated space. */
export const clean = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
