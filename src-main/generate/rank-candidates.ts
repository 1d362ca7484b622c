import { weightedFrequency, type Candidate, type Phrase } from './candidates.ts';
import { wordSalience } from './word-salience.ts';

export interface RankedCandidate {
  readonly candidate: Candidate;
  /** Higher is better; comparable within one page only. */
  readonly score: number;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** How many candidates are compared with each other at the end. */
const shortlist = 200;

/** What tells strong candidates from weak ones. */
export interface RankingWords {
  readonly isStop: (key: string) => boolean;
  readonly isConjunction: (key: string) => boolean;
}

/**
 * Candidates in order of their score, strong ones and weak ones apart.
 *
 * score = length × wholeness × salience × (f − mean f of the longer candidates it is part of), where f is the weighted
 * frequency; the last factor is C-value's. length prefers two and three words, which is what people search for; wholeness
 * rewards runs that stand alone as a heading, label or between stop words; salience is the mean of the content words'.
 * Each candidate that shares words with better ones is then pushed down a little, and one with the same words is dropped.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  usable: (candidate: Candidate) => boolean,
  phrases: readonly Phrase[],
  words: RankingWords,
): { strong: RankedCandidate[]; weak: RankedCandidate[] } {
  const salience = wordSalience(phrases);
  const longer = longerCandidates(candidates);
  const scored = candidates
    .filter(usable)
    .map((candidate) => {
      const content = candidate.wordKeys.filter((key) => !words.isStop(key));
      const f = weightedFrequency(candidate.zones);
      const mean = content.reduce((sum, key) => sum + (salience.get(key) ?? 0), 0) / Math.max(1, content.length);
      // A third of a candidate's own weight always remains: a term is not worse for being part of good longer ones.
      const own = Math.max(f - (longer.get(candidate.key)?.mean ?? 0), f * 0.35);
      return { candidate, score: lengthFactor(candidate) * wholeness(candidate) * mean * own };
    })
    .toSorted(byScore);
  const isStrong = ({ candidate }: RankedCandidate) =>
    strong(candidate, longer.get(candidate.key)?.highest ?? 0, words);
  const pick = (some: RankedCandidate[]) => diversify(some.slice(0, shortlist), words.isStop);
  return { strong: pick(scored.filter(isStrong)), weak: pick(scored.filter((each) => !isStrong(each))) };
}

const labelZones = ['title', 'h1', 'h2', 'h3', 'navigation', 'offer', 'keywords'] as const;

/**
 * Whether a candidate can stand as a keyword of its own: not a fragment of one longer run, not a short single word unless it is
 * a label, not a list ("teams and families") or a piece of a sentence unless it is a label or comes back.
 */
function strong(candidate: Candidate, highestLonger: number, { isStop, isConjunction }: RankingWords): boolean {
  const { wordKeys, wholePhrases, wholeIn, phraseIn } = candidate;
  const key = wordKeys.join('');
  const count = occurrences(candidate);
  const letters = [...key].length;
  const label = labelZones.some((zone) => wholeIn.has(zone));
  const ownLabel = labelZones.some((zone) => phraseIn.has(zone));
  if (wholePhrases === 0 && highestLonger >= count * 0.7) return false;
  if (wordKeys.length === 1 && !unspaced.test(key) && letters < 10) return ownLabel && letters >= 4;
  if (unspaced.test(key) && (letters < 4 || hiragana.test(key)) && !ownLabel)
    return letters >= 2 && /\p{Script=Han}{2}/u.test(key) && label;
  if (japaneseVerb.test(wordKeys[0] ?? '') && !ownLabel) return false;
  if (wordKeys.some(isConjunction) && !ownLabel) return false;
  const inner = wordKeys.filter(isStop).length;
  if (inner > 2 || (inner > 0 && !label && count < 2)) return false;
  return label || count >= 2 || wholePhrases > 0;
}

/** A verb or adjective with its ending, which only modifies what follows: "行う", "安い". */
const japaneseVerb = /^\p{Script=Han}+\p{Script=Hiragana}+$/u;
const hiragana = /^\p{Script=Hiragana}+$/u;

const occurrences = ({ zones }: Candidate): number => [...zones.values()].reduce((sum, count) => sum + count, 0);

const byScore = (one: RankedCandidate, other: RankedCandidate): number =>
  other.score - one.score ||
  one.candidate.firstPhrase - other.candidate.firstPhrase ||
  (one.candidate.key < other.candidate.key ? -1 : 1);

/** For each candidate that is part of longer ones: their mean weighted frequency and their highest number of occurrences. */
function longerCandidates(candidates: readonly Candidate[]): Map<string, { mean: number; highest: number }> {
  const sums = new Map<string, { sum: number; count: number; highest: number }>();
  for (const candidate of candidates) {
    const f = weightedFrequency(candidate.zones);
    const { wordKeys } = candidate;
    const inner = new Set<string>();
    for (let start = 0; start < wordKeys.length; start++)
      for (let end = start + 1; end <= wordKeys.length; end++)
        if (end - start < wordKeys.length) inner.add(wordKeys.slice(start, end).join(' '));
    for (const key of inner) {
      const entry = sums.get(key) ?? { sum: 0, count: 0, highest: 0 };
      sums.set(key, {
        sum: entry.sum + f,
        count: entry.count + 1,
        highest: Math.max(entry.highest, occurrences(candidate)),
      });
    }
  }
  return new Map([...sums].map(([key, { sum, count, highest }]) => [key, { mean: sum / count, highest }]));
}

function lengthFactor({ wordKeys }: Candidate): number {
  const key = wordKeys.join('');
  const letters = [...key].length;
  if (unspaced.test(key)) return letters <= 2 ? 0.35 : letters <= 3 ? 0.7 : letters <= 14 ? 1.2 : 0.8;
  if (wordKeys.length === 1) return letters >= 12 ? 0.8 : letters >= 8 ? 0.6 : letters >= 4 ? 0.4 : 0.2;
  return wordKeys.length === 4 ? 0.9 : 1.2;
}

const wholeness = (candidate: Candidate): number =>
  0.6 + 0.9 * Math.min(1, candidate.wholePhrases / occurrences(candidate));

/** Greedy choice: what shares words with what is chosen loses 15 % for each shared word; the same words again are out. */
function diversify(scored: readonly RankedCandidate[], isStop: (key: string) => boolean): RankedCandidate[] {
  const rest = scored.map((ranked) => ({
    ranked,
    words: ranked.candidate.wordKeys.filter((key) => !isStop(key)).map(stem),
  }));
  const chosen: RankedCandidate[] = [];
  const chosenWords = new Map<string, number>();
  const chosenSets = new Set<string>();
  while (rest.length > 0) {
    let best = -1;
    let bestScore = -1;
    rest.forEach(({ ranked, words }, index) => {
      const shared =
        words.reduce((sum, word) => sum + Math.min(2, chosenWords.get(word) ?? 0), 0) / Math.max(1, words.length);
      const score = ranked.score * 0.85 ** (shared * 2);
      if (score > bestScore) [best, bestScore] = [index, score];
    });
    const [entry] = rest.splice(best, 1);
    if (entry === undefined) break;
    const set = [...new Set(entry.words)].toSorted().join(' ');
    if (chosenSets.has(set)) continue;
    chosenSets.add(set);
    for (const word of entry.words) chosenWords.set(word, (chosenWords.get(word) ?? 0) + 1);
    chosen.push(entry.ranked);
  }
  return chosen;
}

/** A crude stem, enough to see "implant" and "implants" as one. */
const stem = (key: string): string =>
  key.length >= 5 && !unspaced.test(key) ? key.replace(/(?:['’]s|e?s|en|n|e)$/u, '') : key;
