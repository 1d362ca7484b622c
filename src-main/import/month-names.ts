import { once } from '#main/analysis/memoise.ts';

/** Languages in which sheets write the names of months. */
const languages = [
  ...['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'sl', 'hu', 'ro', 'bg', 'ru'],
  ...['uk', 'sr', 'tr', 'el', 'et', 'lv', 'lt', 'ar', 'he', 'fa', 'hi', 'id', 'vi'],
];

/** A name as it is compared: small letters, without accents and the full stop of an abbreviation. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

/** The numbers of the months by their names and abbreviations, alone and beside a day; what means two months is left out. */
const monthNumbers = once((): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const add = (name: string, month: number): void => {
    const known = found.get(name);
    found.set(name, known === undefined || known === month ? month : 0);
  };
  for (const language of languages)
    for (const length of ['long', 'short'] as const)
      for (const beside of [{}, { day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
          month: length,
          timeZone: 'UTC',
          ...beside,
        });
        for (let month = 1; month <= 12; month++) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 15));
          const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/^\p{L}{3,}$/u.test(name)) add(name, month);
        }
      }
  add('sept', 9);
  return found;
});

/** The number of a month by its name in any of many languages; null for any other word. */
export const monthOf = (word: string): number | null => monthNumbers().get(plain(word)) || null;
