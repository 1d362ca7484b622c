import type { Phrase } from './candidates.ts';

const headZones = new Set(['title', 'h1', 'h2', 'h3', 'offer', 'keywords', 'navigation']);

/**
 * Guesses the stop words of a language without a list from the page: short, frequent words that are in the middle of phrases at
 * least as often as at both ends together, have many different neighbours, and are never a heading or label of their own.
 */
export function guessStopWords(phrases: readonly Phrase[]): ReadonlySet<string> {
  const counts = new Map<string, { inside: number; edge: number; label: boolean; neighbours: Set<string> }>();
  let total = 0;
  for (const { zone, words } of phrases) {
    words.forEach(({ key }, index) => {
      total++;
      const word = counts.get(key) ?? { inside: 0, edge: 0, label: false, neighbours: new Set<string>() };
      counts.set(key, word);
      if (index > 0 && index < words.length - 1) word.inside++;
      else word.edge++;
      word.label ||= headZones.has(zone) && words.length === 1;
      word.neighbours.add(words[index - 1]?.key ?? '').add(words[index + 1]?.key ?? '');
    });
  }
  const guessed = new Set<string>();
  for (const [key, word] of counts) {
    const count = word.inside + word.edge;
    const frequent = count >= 4 && count / total > 0.01;
    const versatile = word.neighbours.size >= count;
    if (frequent && versatile && !word.label && word.inside >= word.edge && key.length <= 6) guessed.add(key);
  }
  return guessed;
}
