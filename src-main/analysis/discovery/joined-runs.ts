import { listConjunctions } from '../language/conjunctions.ts';

/** Words with capitals that follow each other, by where they are. */
interface Run {
  readonly start: number;
  readonly end: number;
}

const joiner = new RegExp(
  String.raw`^\s*(?:[,/&+;、]|[,]?\s(?:${listConjunctions}|vs\.?|versus)\s|,\s*(?:and|or|und|oder|et|ou|y|e))\s*$`,
  'u',
);
const longestJoiner = 8;
/** "**Acme**, Graz": marks end before the comma, and none begin after it; marks are blanked out. */
const endOfMarks = /^\s{2,},\s$/u;
/** "Acme (Berlin), Other (Wien) and Third" */
const explanation = /^\s{0,3}\([^()\n]{1,40}\)/u;
const beginsExplanation = /^\s{0,3}\(/u;
const longestExplained = 52;

/**
 * The numbers of the runs that a comma, a slash or "and" joins to each run, with a bracket between them or not; what stands in
 * the bracket is no neighbour. Null where there is none.
 */
export function joinedRuns(runs: readonly Run[], text: string): Record<'previous' | 'next', (number | null)[]> {
  const next = runs.map((_, index) => nextOf(runs, index, text));
  const previous = runs.map((): number | null => null);
  for (const [index, at] of next.entries()) if (at !== null) previous[at] = index;
  return { previous, next };
}

function nextOf(runs: readonly Run[], index: number, text: string): number | null {
  const { end } = runs[index] ?? { end: 0 };
  for (let next = index + 1; next < runs.length; next += 1) {
    const gap = text.slice(end, Math.min(runs[next]?.start ?? end, end + longestExplained + 1));
    if (gap.length > longestExplained) return null;
    if (endOfMarks.test(gap)) return null;
    if (next === index + 1 && gap.length <= longestJoiner && joiner.test(gap)) return next;
    const explained = explanation.exec(gap)?.[0];
    if (explained !== undefined) return joiner.test(gap.slice(explained.length)) ? next : null;
    if (!beginsExplanation.test(gap)) return null;
  }
  return null;
}

/** The enumeration that each run is part of: "Acme, Other and Third" is one. */
export function chainsOf(runs: readonly Run[], joined: readonly (number | null)[]): (string | null)[] {
  const chains: (string | null)[] = runs.map(() => null);
  for (const [index, run] of runs.entries()) {
    const next = joined[index];
    if (next == null) continue;
    const chain = chains[index] ?? `from ${run.start}`;
    chains[index] = chain;
    chains[next] = chain;
  }
  return chains;
}
