import type { Segmenter, Word } from './segment-words.ts';
import { zoneWeight, type Zone, type ZoneName } from './zones.ts';

/** A run of one to four words that may become a keyword, with its occurrences. */
export interface KeywordCandidate {
  readonly key: string;
  readonly wordKeys: readonly string[];
  /** Spellings on the page, with their number of occurrences. */
  readonly spellings: Map<string, number>;
  readonly zones: Map<ZoneName, number>;
  /** Occurrences with a stop word or the end of the phrase on both sides. */
  wholePhrases: number;
  /** Zones with such an occurrence. */
  readonly wholeIn: Set<ZoneName>;
  /** Zones in which it is all of a phrase except stop words. */
  readonly phraseIn: Set<ZoneName>;
  /** Index on the page of the phrase of the first occurrence, from 0. */
  readonly firstPhrase: number;
}

/** Consecutive words without punctuation between them. */
export interface Phrase {
  readonly zone: ZoneName;
  readonly words: readonly Word[];
  readonly text: string;
}

const maxWords = 4;
const maxPhrases = 4000;

/** What ends a phrase: line ends and every sign except those inside words and after short abbreviations ("Dr."). */
const boundary =
  /[\p{Pe}\p{Ps}\p{Pi}\p{Pf}\p{So}<=>~|•·・、。，！？：；";,:!?…\n\r\t]|(?<=\s)[\p{Pd}/&+](?=\s)|\/|(?<!(?<![\p{L}\p{N}])\p{Lu}\p{L}{0,2})\.(?=\s|$)|\p{Pd}{2,}|[–—]/u;

/** Unifies apostrophes and the Hebrew abbreviation mark inside words. */
const unifyMarks = (text: string): string =>
  text.replace(/(?<=\p{L})[’ʼ](?=\p{L})/gu, "'").replace(/(?<=\p{Script=Hebrew})["”](?=\p{Script=Hebrew})/gu, '״');

/** The phrases of the zones, in order, each of at least one word. */
export function phrasesOf(zones: readonly Zone[], segment: Segmenter): Phrase[] {
  return zones
    .flatMap(({ name, text }) =>
      unifyMarks(text)
        .split(boundary)
        .map((part) => ({ zone: name, text: part.trim() })),
    )
    .filter(({ text }) => text !== '' && !/@|https?:|www\./u.test(text))
    .slice(0, maxPhrases)
    .map((phrase) => ({ ...phrase, words: segment(phrase.text) }))
    .filter(({ words }) => words.length > 0);
}

/**
 * Every run of one to four words within a phrase that neither begins nor ends with a stop word and contains a word with
 * letters, by key. Stop words inside stay ("software for accountants").
 */
export function candidatesOf(
  phrases: readonly Phrase[],
  isStop: (key: string) => boolean,
): Map<string, KeywordCandidate> {
  const candidates = new Map<string, KeywordCandidate>();
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
  candidates: Map<string, KeywordCandidate>,
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
 * Weighted frequency: the sum over zones of weight × (1 + ln occurrences), so that a repeated menu or keyword stuffing does not
 * outweigh occurrences in several zones.
 */
export function weightedFrequency(zones: ReadonlyMap<ZoneName, number>): number {
  let sum = 0;
  for (const [zone, count] of zones) sum += zoneWeight[zone] * (1 + Math.log(count));
  return sum;
}
