import { texts } from '../language/current.ts';

/** How much wider words and days are than in English, by language; the widths of columns are chosen for English. */
const widening: Readonly<Record<string, number>> = { en: 1, ja: 1 };
const usualWidening = 1.2;

/** The tracks of a table in the language of the page: what is fixed in `rem` is as much wider as the words are. */
export function trackWidths(widths: readonly string[]): string {
  const factor = widening[texts().language.code] ?? usualWidening;
  const tracks = widths.join(' ');
  if (factor === 1) return tracks;
  return tracks.replaceAll(
    /(\d+(?:\.\d+)?)rem/g,
    (_, rem: string) => `${Number((Number(rem) * factor).toFixed(2))}rem`,
  );
}
