import { functionWords, tellingLetters } from './function-words.ts';

/** Languages told apart here; every other one has a script of its own and needs no guess. */
const guessed = Object.keys(functionWords);
const isGuessed: ReadonlySet<string> = new Set(guessed);

/** The languages, by index, among which a word or letter divides its weight. */
interface Vote {
  readonly languages: number[];
  readonly weight: number;
}

function votes(entries: readonly (readonly [string, number])[], weight: number): ReadonlyMap<string, Vote> {
  const collected = new Map<string, Vote>();
  for (const [key, language] of entries) {
    const vote = collected.get(key) ?? { languages: [], weight };
    vote.languages.push(language);
    collected.set(key, vote);
  }
  return collected;
}

const wordVotes = votes(
  guessed.flatMap((language, index) =>
    (functionWords[language] ?? '').split(' ').map((word) => [word, index] as const),
  ),
  1,
);
const letterVotes = votes(
  Object.entries(tellingLetters).flatMap(([letter, languages]) =>
    languages.map((language) => [letter, guessed.indexOf(language)] as const),
  ),
  2,
);

/** Languages that score at least this share of the best one stay possible: neighbours share most of their words. */
const nearEnough = 0.6;
/** Below this score a text is too short or too foreign to exclude any language. */
const fewest = 1;
const sampleLength = 1000;

/**
 * The languages a text may be written in, or undefined when it does not say. Every function word gives its languages
 * a vote divided among them, every telling letter two.
 */
export function guessLanguages(text: string): ReadonlySet<string> | undefined {
  const scores = new Float64Array(guessed.length);
  const count = (vote: Vote | undefined): void => {
    if (!vote) return;
    const share = vote.weight / vote.languages.length;
    for (const language of vote.languages) scores[language] = (scores[language] ?? 0) + share;
  };
  // An abbreviation is no function word: OP is a bank, and "op" Dutch.
  const words = text
    .slice(0, sampleLength)
    .normalize('NFC')
    .replaceAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '');
  const sample = words.toLowerCase();
  for (const word of sample.match(/\p{L}+/gu) ?? []) count(wordVotes.get(word));
  for (const letter of new Set(sample.match(/[\u00c0-\u1fff]/gu))) count(letterVotes.get(letter));
  const best = Math.max(...scores);
  if (best < fewest) return undefined;
  return new Set(guessed.filter((_, index) => (scores[index] ?? 0) >= best * nearEnough));
}

/** Whether one of the languages of an ending can be that of the text. */
export function isPlausible(languages: ReadonlySet<string>, guess: ReadonlySet<string> | undefined): boolean {
  if (guess === undefined) return true;
  for (const language of languages) if (!isGuessed.has(language) || guess.has(language)) return true;
  return false;
}
