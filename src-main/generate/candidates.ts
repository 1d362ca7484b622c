import type { Segmenter, Word } from './segment-words.ts';
import { zoneWeight, type Zone, type ZoneName } from './zones.ts';

/** A run of one to four words that may become a keyword, with what is known of its occurrences. */
export interface Candidate {
  readonly key: string;
  readonly wordKeys: readonly string[];
  /** Spellings as they stand on the page, with how often. */
  readonly spellings: Map<string, number>;
  readonly zones: Map<ZoneName, number>;
  /** Occurrences bounded on both sides by a stop word or the phrase's end. */
  wholePhrases: number;
  /** Zones in which it stands so bounded, and in which it is all of a phrase but stop words. */
  readonly wholeIn: Set<ZoneName>;
  readonly phraseIn: Set<ZoneName>;
  /** Index of the first occurrence's phrase, 0 for the first on the page. */
  readonly firstPhrase: number;
}

/** A stretch of words without a sign between them. */
export interface Phrase {
  readonly zone: ZoneName;
  readonly words: readonly Word[];
  readonly text: string;
}

export const maxWords = 4;
const maxPhrases = 4000;

/** What ends a phrase: every sign but those inside words and after short abbreviations ("Dr."), and line ends. */
const boundary =
  /[\p{Pe}\p{Ps}\p{Pi}\p{Pf}\p{So}<=>~|•·・、。，！？：；";,:!?…\n\r\t]|(?<=\s)[\p{Pd}/&+](?=\s)|\/|(?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2})\.(?=\s|$)|\p{Pd}{2,}|[–—]/u;

/** Apostrophes and the Hebrew abbreviation mark belong into their word, whichever way they are typed. */
const settleMarks = (text: string): string =>
  text.replace(/(?<=\p{L})[’ʼ](?=\p{L})/gu, "'").replace(/(?<=\p{Script=Hebrew})["”](?=\p{Script=Hebrew})/gu, '״');

/** All phrases of the zones in their order; phrases of one word and more. */
export function phrasesOf(zones: readonly Zone[], segment: Segmenter): Phrase[] {
  return zones
    .flatMap(({ name, text }) =>
      settleMarks(text)
        .split(boundary)
        .map((part) => ({ zone: name, text: part.trim() })),
    )
    .filter(({ text }) => text !== '' && !/@|https?:|www\./u.test(text))
    .slice(0, maxPhrases)
    .map((phrase) => ({ ...phrase, words: segment(phrase.text) }))
    .filter(({ words }) => words.length > 0);
}

/**
 * Candidates: every run of one to four words within a phrase that neither begins nor ends with a stop word and holds a word
 * with letters. Stop words inside stay ("software for accountants").
 */
export function candidatesOf(phrases: readonly Phrase[], isStop: (key: string) => boolean): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  phrases.forEach((phrase, index) => {
    const { words } = phrase;
    for (let start = 0; start < words.length; start++) {
      for (let end = start; end < Math.min(words.length, start + maxWords); end++) {
        const run = words.slice(start, end + 1);
        if (!isCandidate(run, isStop)) continue;
        const whole =
          (start === 0 || isStopAt(words, start - 1, isStop)) &&
          (end === words.length - 1 || isStopAt(words, end + 1, isStop));
        const all = whole && [...words.slice(0, start), ...words.slice(end + 1)].every(({ key }) => isStop(key));
        add(candidates, run, phrase, index, { whole, all });
      }
    }
  });
  return candidates;
}

const isStopAt = (words: readonly Word[], index: number, isStop: (key: string) => boolean): boolean => {
  const word = words[index];
  return word !== undefined && isStop(word.key);
};

const fileOrHost = /^[\w-]+\.(?:[a-z]{2,3}|html|json|jpeg|info)$/u;

function isCandidate(run: readonly Word[], isStop: (key: string) => boolean): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || isStop(first.key) || isStop(last.key)) return false;
  const digits = run.filter(({ key }) => /\p{N}/u.test(key) && !/\p{L}/u.test(key));
  if (digits.length > 0 && digits.length * 2 >= run.length) return false;
  if (run.some(({ key }) => fileOrHost.test(key))) return false;
  return run.every(({ key }) => key.length <= 40) && run.some(({ key }) => /\p{L}/u.test(key));
}

function add(
  candidates: Map<string, Candidate>,
  run: readonly Word[],
  phrase: Phrase,
  firstPhrase: number,
  { whole, all }: { readonly whole: boolean; readonly all: boolean },
): void {
  const wordKeys = run.map(({ key }) => key);
  const key = wordKeys.join(' ');
  let candidate = candidates.get(key);
  if (candidate === undefined) {
    candidate = {
      key,
      wordKeys,
      spellings: new Map(),
      zones: new Map(),
      wholePhrases: 0,
      wholeIn: new Set(),
      phraseIn: new Set(),
      firstPhrase,
    };
    candidates.set(key, candidate);
  }
  const spelling = phrase.text.slice(run[0]?.start, run.at(-1)?.end);
  candidate.spellings.set(spelling, (candidate.spellings.get(spelling) ?? 0) + 1);
  candidate.zones.set(phrase.zone, (candidate.zones.get(phrase.zone) ?? 0) + 1);
  if (all) candidate.phraseIn.add(phrase.zone);
  if (!whole) return;
  candidate.wholePhrases++;
  candidate.wholeIn.add(phrase.zone);
}

/**
 * Weighted frequency: per zone, its weight × (1 + ln occurrences), so that a menu repeated or a word spammed into the text
 * does not outweigh being said in several places.
 */
export function weightedFrequency(zones: ReadonlyMap<ZoneName, number>): number {
  let sum = 0;
  for (const [zone, count] of zones) sum += zoneWeight[zone] * (1 + Math.log(count));
  return sum;
}
