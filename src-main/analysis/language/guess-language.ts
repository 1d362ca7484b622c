import { once } from '../memoise.ts';
import { fold } from './fold.ts';
import { distinctiveLetters, functionWords, otherFunctionWords } from './function-words.ts';
import { ordinaryWordLists, ordinaryWordsOf } from './ordinary-words/index.ts';

/** The languages, by index, for which a word or letter counts, and how much it counts for each. */
interface Vote {
  readonly languages: number[];
  share: number;
}

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const letters = /[\p{L}\p{M}]+/uy;

/** Calls `visit` with each run of letters of a text in lower case, all matches of `[\p{L}\p{M}]+`, no longer than `longest`. */
function eachWord(text: string, longest: number, visit: (word: string) => void): void {
  let at = 0;
  while (at < text.length) {
    let end = at;
    while (isSmall(text.charCodeAt(end))) end += 1;
    const unit = text.charCodeAt(end);
    if (end === at && unit < 0x80) {
      at += 1;
      continue;
    }
    if (unit >= 0x80) {
      letters.lastIndex = at;
      end = letters.test(text) ? letters.lastIndex : at;
    }
    if (end > at && end - at <= longest) visit(text.slice(at, end));
    at = end > at ? end : at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  }
}

function collectVotes(entries: Iterable<readonly [key: string, language: number]>, total: number): Map<string, Vote> {
  const votes = new Map<string, Vote>();
  for (const [key, language] of entries) {
    const vote = votes.get(key) ?? { languages: [], share: 0 };
    vote.languages.push(language);
    vote.share = total / vote.languages.length;
    votes.set(key, vote);
  }
  return votes;
}

/** Languages that share their script with others; every other language is known by its script. */
const sharedScriptLanguages = Object.keys(functionWords);
const sharesScript: ReadonlySet<string> = new Set(sharedScriptLanguages);
const wordsByLanguage: Readonly<Record<string, string>> = { ...functionWords, ...otherFunctionWords };
const votingLanguages = Object.keys(wordsByLanguage);
const languageNumbers: ReadonlyMap<string, number> = new Map(votingLanguages.map((code, number) => [code, number]));

/** The votes of function words and of letters, and the length of the longest word. */
const votes = once(() => {
  const words = collectVotes(
    votingLanguages.flatMap((language, index) =>
      (wordsByLanguage[language] ?? '').split(' ').map((word) => [word, index] as const),
    ),
    1,
  );
  const letters = collectVotes(
    Object.entries(distinctiveLetters).flatMap(([letter, languages]) =>
      languages.map((language) => [letter, votingLanguages.indexOf(language)] as const),
    ),
    2,
  );
  return { words, letters, longest: Math.max(...[...words.keys()].map((word) => word.length)) };
});

/** Languages that score at least this share of the best one stay possible: neighbours share most of their words. */
const possibleShare = 0.6;
/** Below this score a text is too short or too foreign to exclude any language. */
const lowestScore = 1;
const sampleLength = 1000;

/**
 * The languages a text may be written in, or undefined if it is too short or has no known words. Every function word gives its languages one
 * vote, divided among them, every distinctive letter two.
 */
export function guessLanguages(text: string): ReadonlySet<string> | undefined {
  const scores = scoreLanguages(text);
  const best = Math.max(...sharedScriptLanguages.map((code) => scores.get(code) ?? 0));
  if (best < lowestScore) return undefined;
  return new Set(sharedScriptLanguages.filter((code) => (scores.get(code) ?? 0) >= best * possibleShare));
}

/** Votes by language code. */
type Scores = Pick<ReadonlyMap<string, number>, 'get'>;

let last: { readonly text: string; readonly scores: Scores } | undefined;

/**
 * The votes of a text's first thousand characters for each language that shares its script with others. Stores the result
 * for the last text, which is asked about for several names.
 */
export function scoreLanguages(text: string): Scores {
  if (last?.text !== text) last = { text, scores: computeScores(text) };
  return last.scores;
}

function computeScores(text: string): Scores {
  const scores = new Float64Array(votingLanguages.length);
  const count = (vote: Vote | undefined): void => {
    if (!vote) return;
    const { languages, share } = vote;
    for (let at = 0; at < languages.length; at += 1) {
      const language = languages[at] ?? 0;
      scores[language] = (scores[language] ?? 0) + share;
    }
  };
  // An abbreviation is no function word: OP is a bank, and "op" Dutch.
  const part = text.slice(0, sampleLength).normalize('NFC');
  const words = /\p{Lu}{2}/u.test(part) ? part.replaceAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '') : part;
  const sample = words.toLowerCase();
  const { words: wordVotes, letters: letterVotes, longest } = votes();
  eachWord(sample, longest, (word) => count(wordVotes.get(word)));
  for (const letter of new Set(sample.match(/[\u00c0-\u1fff]/gu))) count(letterVotes.get(letter));
  return { get: (code) => scores[languageNumbers.get(code) ?? -1] };
}

/** Whether a text whose languages were guessed may be in one of `languages`. */
export function isPlausible(languages: ReadonlySet<string>, guess: ReadonlySet<string> | undefined): boolean {
  if (guess === undefined) return true;
  for (const language of languages) if (!sharesScript.has(language) || guess.has(language)) return true;
  return false;
}

let listVotes: ReadonlyMap<string, Vote> | null = null;

const wordsRead = 150;
const fewestHits = 4;

/**
 * The word list (see `ordinary-words/`) whose words a text uses most; null if it uses fewer than four of any list. Unlike
 * {@link guessLanguages} it answers with one list for every script, near relatives together, and does not divide votes:
 * discovery depends on exactly this choice.
 */
export function guessWordList(text: string): string | null {
  listVotes ??= collectVotes(
    ordinaryWordLists.flatMap((list, index) =>
      [...(ordinaryWordsOf(list) ?? [])].map((word) => [word, index] as const),
    ),
    1,
  );
  const hits = ordinaryWordLists.map((list) => ({ list, count: 0 }));
  let read = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (++read > wordsRead) break;
    for (const index of listVotes.get(fold(word))?.languages ?? []) {
      const hit = hits[index];
      if (hit !== undefined) hit.count += 1;
    }
  }
  const [best] = hits.toSorted((a, b) => b.count - a.count || (a.list < b.list ? -1 : 1));
  return best === undefined || best.count < fewestHits ? null : best.list;
}
