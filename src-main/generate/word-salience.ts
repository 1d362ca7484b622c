import type { Phrase } from './candidates.ts';
import { weightedFrequency } from './candidates.ts';
import type { ZoneName } from './zones.ts';

/**
 * How much each word characterises the page, from 0 to 1, by word key.
 *
 * The language-independent features of YAKE! (Campos et al., "YAKE! Keyword extraction from single documents using multiple
 * local features", Information Sciences 509, 2020), inverted so that more is better: frequency, here weighted by zone; spread,
 * from the number of phrases with the word; relatedness, the number of different neighbours relative to its frequency: words
 * beside everything ("new", "system") say little. YAKE!'s casing feature is omitted, because most scripts have no case, and the
 * zones replace its position feature.
 */
export function wordSalience(phrases: readonly Phrase[]): Map<string, number> {
  const words = new Map<
    string,
    { zones: Map<ZoneName, number>; left: Set<string>; right: Set<string>; phrases: number; count: number }
  >();
  for (const { zone, words: run } of phrases) {
    const seen = new Set<string>();
    run.forEach(({ key }, index) => {
      let word = words.get(key);
      if (word === undefined) {
        word = { zones: new Map(), left: new Set(), right: new Set(), phrases: 0, count: 0 };
        words.set(key, word);
      }
      word.count++;
      word.zones.set(zone, (word.zones.get(zone) ?? 0) + 1);
      const before = run[index - 1]?.key;
      const after = run[index + 1]?.key;
      if (before !== undefined) word.left.add(before);
      if (after !== undefined) word.right.add(after);
      if (!seen.has(key)) word.phrases++;
      seen.add(key);
    });
  }
  const raw = new Map<string, number>();
  for (const [key, word] of words) {
    const relatedness = (word.left.size + word.right.size) / (2 * word.count);
    const spread = 1 + Math.log(word.phrases);
    raw.set(key, (weightedFrequency(word.zones) * spread) / (1 + relatedness * Math.log(1 + word.count)));
  }
  const highest = Math.max(...raw.values(), 1e-9);
  return new Map([...raw].map(([key, value]) => [key, Math.sqrt(value / highest)]));
}
