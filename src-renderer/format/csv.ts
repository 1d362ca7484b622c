export { toCsv, type CsvValue } from '#shared/domain/csv.ts';

/** A file name from words: "1Password answers 2026-11-20.csv". */
export const fileName = (extension: string, ...words: readonly string[]): string =>
  `${words.join(' ').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}.${extension}`;
