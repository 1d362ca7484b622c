import { unspacedCharacter } from '#main/analysis/language/characters.ts';
import { weightedFrequency, type KeywordCandidate, type Phrase } from './candidates.ts';
import { wordSalience } from './word-salience.ts';

interface RankedCandidate {
  readonly candidate: KeywordCandidate;
  /** Higher is better; comparable within one page only. */
  readonly score: number;
}

/** Number of candidates that are compared with each other at the end. */
const shortlist = 200;

/** Words that distinguish strong candidates from weak ones. */
interface RankingWords {
  readonly isStop: (key: string) => boolean;
  readonly isConjunction: (key: string) => boolean;
}

/**
 * Candidates in order of their score, the strong and the weak ones separately.
 *
 * score = length × wholeness × salience × (f − mean f of the longer candidates it is part of), where f is the weighted
 * frequency; the last factor is that of C-value. Length prefers two and three words, as in most searches; wholeness rewards runs
 * that are a heading, a label or between stop words; salience is the mean of the content words'. Candidates that share words
 * with better ones then lose a little, and those with the same words are dropped.
 */
export function rankCandidates(
  candidates: readonly KeywordCandidate[],
  usable: (candidate: KeywordCandidate) => boolean,
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
      // About a third of a candidate's weight always remains: being part of good longer terms does not make it bad.
      const ownWeight = Math.max(f - (longer.get(candidate.key)?.mean ?? 0), f * 0.35);
      return { candidate, score: lengthFactor(candidate) * wholeness(candidate) * mean * ownWeight };
    })
    .toSorted(byScore);
  const isStrong = ({ candidate }: RankedCandidate) =>
    isStrongCandidate(candidate, longer.get(candidate.key)?.highest ?? 0, words);
  const pick = (ranked: RankedCandidate[]) => diversify(ranked.slice(0, shortlist), words.isStop);
  return { strong: pick(scored.filter(isStrong)), weak: pick(scored.filter((each) => !isStrong(each))) };
}

const labelZones = ['title', 'h1', 'h2', 'h3', 'navigation', 'offer', 'keywords'] as const;

/**
 * Whether a candidate can be a keyword of its own: not a fragment of one longer run; not a short single word, unless it is a
 * label; not a list ("teams and families") or a part of a sentence, unless it is a label or repeated.
 */
function isStrongCandidate(
  candidate: KeywordCandidate,
  highestLonger: number,
  { isStop, isConjunction }: RankingWords,
): boolean {
  const { wordKeys, wholePhrases, wholeIn, phraseIn } = candidate;
  const key = wordKeys.join('');
  const count = occurrences(candidate);
  const letters = [...key].length;
  const label = labelZones.some((zone) => wholeIn.has(zone));
  const ownLabel = labelZones.some((zone) => phraseIn.has(zone));
  if (wholePhrases === 0 && highestLonger >= count * 0.7) return false;
  if (wordKeys.length === 1 && !unspacedCharacter.test(key) && letters < 10) return ownLabel && letters >= 4;
  if (unspacedCharacter.test(key) && (letters < 4 || hiragana.test(key)) && !ownLabel)
    return letters >= 2 && /\p{Script=Han}{2}/u.test(key) && label;
  if (japaneseVerb.test(wordKeys[0] ?? '') && !ownLabel) return false;
  if (wordKeys.some(isConjunction) && !ownLabel) return false;
  const inner = wordKeys.filter(isStop).length;
  if (inner > 2 || (inner > 0 && !label && count < 2)) return false;
  return label || count >= 2 || wholePhrases > 0;
}

/** A Japanese verb or adjective with its ending, which only modifies the next word: "行う", "安い". */
const japaneseVerb = /^\p{Script=Han}+\p{Script=Hiragana}+$/u;
const hiragana = /^\p{Script=Hiragana}+$/u;

const occurrences = ({ zones }: KeywordCandidate): number => [...zones.values()].reduce((sum, count) => sum + count, 0);

const byScore = (a: RankedCandidate, b: RankedCandidate): number =>
  b.score - a.score ||
  a.candidate.firstPhrase - b.candidate.firstPhrase ||
  (a.candidate.key < b.candidate.key ? -1 : 1);

/** For each candidate that is part of longer ones: their mean weighted frequency and their highest number of occurrences. */
function longerCandidates(candidates: readonly KeywordCandidate[]): Map<string, { mean: number; highest: number }> {
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

function lengthFactor({ wordKeys }: KeywordCandidate): number {
  const key = wordKeys.join('');
  const letters = [...key].length;
  if (unspacedCharacter.test(key)) return letters <= 2 ? 0.35 : letters <= 3 ? 0.7 : letters <= 14 ? 1.2 : 0.8;
  if (wordKeys.length === 1) return letters >= 12 ? 0.8 : letters >= 8 ? 0.6 : letters >= 4 ? 0.4 : 0.2;
  return wordKeys.length === 4 ? 0.9 : 1.2;
}

const wholeness = (candidate: KeywordCandidate): number =>
  0.6 + 0.9 * Math.min(1, candidate.wholePhrases / occurrences(candidate));

/** Greedy choice: words shared with chosen candidates lower the score, and a candidate with the same words is dropped. */
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

/** A crude stem: "implant" and "implants" have the same. */
const stem = (key: string): string =>
  key.length >= 5 && !unspacedCharacter.test(key) ? key.replace(/(?:['’]s|e?s|en|n|e)$/u, '') : key;
