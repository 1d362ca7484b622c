import { functionWords, tellingLetters } from './function-words.ts';

/** Languages told apart here; every other one has a script of its own and needs no guess. */
const guessed: ReadonlySet<string> = new Set(Object.keys(functionWords));

const wordVotes = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of words.split(' ')) wordVotes.set(word, [...(wordVotes.get(word) ?? []), language]);
}

/** Languages that score at least this share of the best one stay possible: neighbours share most of their words. */
const nearEnough = 0.6;
/** Below this score a text is too short or too foreign to exclude any language. */
const fewest = 1.5;
const sampleLength = 3000;

/**
 * The languages a text may be written in, or undefined when it does not say. Every function word gives its languages
 * a vote divided among them, every telling letter two.
 */
export function guessLanguages(text: string): ReadonlySet<string> | undefined {
  const scores = new Map<string, number>();
  const vote = (languages: readonly string[], weight: number): void => {
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + weight / languages.length);
  };
  const sample = text.slice(0, sampleLength).toLowerCase().normalize('NFC');
  for (const [word] of sample.matchAll(/\p{L}+/gu)) vote(wordVotes.get(word) ?? [], 1);
  for (const letter of new Set(sample)) vote(tellingLetters[letter] ?? [], 2);
  const best = Math.max(0, ...scores.values());
  if (best < fewest) return undefined;
  return new Set([...scores].filter(([, score]) => score >= best * nearEnough).map(([language]) => language));
}

/** Whether one of the languages of an ending can be that of the text. */
export function isPlausible(languages: ReadonlySet<string>, guess: ReadonlySet<string> | undefined): boolean {
  if (guess === undefined) return true;
  for (const language of languages) if (!guessed.has(language) || guess.has(language)) return true;
  return false;
}
