import { buildAutomaton, scan, type Automaton } from './automaton.ts';
import { foldedName, type FoldedText } from './folded-text.ts';
import { once } from '../memoise.ts';
import { foldCluster, foldPhrase } from '../language/search-folding.ts';
import { asianAndAfricanNegation } from '../language/negation-phrases/asian-and-african.ts';
import { easternEuropeanNegation } from '../language/negation-phrases/eastern-european.ts';
import { englishNegation } from '../language/negation-phrases/english.ts';
import { knowsNothingPhrases } from '../language/negation-phrases/knows-nothing.ts';
import type { NegationTable } from '../language/negation-phrases/negation-table.ts';
import { romanceNegation } from '../language/negation-phrases/romance.ts';
import { germanicNegation } from '../language/negation-phrases/germanic.ts';

interface CompiledTable {
  readonly before: readonly RegExp[];
  readonly after: readonly RegExp[];
  readonly around: readonly (readonly [RegExp, RegExp])[];
  readonly follows: RegExp | undefined;
  readonly deniedBefore: RegExp | undefined;
  readonly deniedAfter: RegExp | undefined;
}

const tables = once((): readonly NegationTable[] => [
  englishNegation,
  ...romanceNegation,
  ...germanicNegation,
  ...easternEuropeanNegation,
  ...asianAndAfricanNegation,
  ...knowsNothingPhrases(),
]);

/** Patterns use ordinary spelling; their letters are folded like those of the text. */
const compile = (source: string): RegExp =>
  new RegExp(source.normalize('NFC').replaceAll(/[^\P{L}a-zA-Z]|\p{M}/gu, foldCluster), 'u');
const compileOne = (source: string | undefined): RegExp | undefined =>
  source === undefined ? undefined : compile(source);
const compiled = new Map<NegationTable, CompiledTable>();

/** A table compiled once a text has one of its cues. */
function compiledTable(table: NegationTable): CompiledTable {
  const known = compiled.get(table);
  if (known !== undefined) return known;
  const patterns: CompiledTable = {
    before: (table.before ?? []).map(compile),
    after: (table.after ?? []).map(compile),
    around: (table.around ?? []).map(([left, right]) => [compile(left), compile(right)] as const),
    follows: compileOne(table.follows),
    deniedBefore: compileOne(table.deniedBefore),
    deniedAfter: compileOne(table.deniedAfter),
  };
  compiled.set(table, patterns);
  return patterns;
}

/** The folded cues of all languages. */
export interface NegationCues {
  /** The number of the table of each cue. */
  readonly tables: readonly number[];
  readonly automaton: Automaton;
}

/** The cues, folded once: read a folded text before. */
export const negationCues = once((): NegationCues => {
  const cues = tables().flatMap((table, number) =>
    table.cues.map((fragment) => ({ fragment: foldedName(fragment), number })),
  );
  const automaton = buildAutomaton(cues.map(({ fragment }) => fragment));
  return { tables: cues.map(({ number }) => number), automaton };
});

/** A place where a phrase of negation may be. */
interface NegationCue {
  /** Offset in the original text. */
  readonly at: number;
  /** Number of the table of its language. */
  readonly table: number;
}

/** Where a folded text may contain phrases of negation, in order. Most sentences have none and need no further check. */
export function findNegationCues({ units, ends, length }: FoldedText, cues: NegationCues): NegationCue[] {
  const found: NegationCue[] = [];
  scan(cues.automaton, units, length, (word, last) => {
    found.push({ at: ends[last] ?? 0, table: cues.tables[word] ?? 0 });
  });
  return found;
}

const reach = 240;
const sentenceEnd = /[.!?…։]["'”’»)*_]*(?=\s|$)|[\n\r|。！？।॥۔؟]/gu;

/** A side of the sentence without Markdown and link destinations, folded but with its spaces. */
function plain(text: string): string {
  const words = text
    .replaceAll(/\]\([^)\s]*\)/gu, '')
    .replaceAll(/[*`[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '');
  if (!/[^ -~]/u.test(words)) return words.toLowerCase().replaceAll(/[-\s]+/gu, ' ');
  return foldPhrase(words).replaceAll(/\s+/gu, ' ');
}

function leftOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  let from = 0;
  for (const end of before.matchAll(sentenceEnd)) from = end.index + end[0].length;
  return plain(before.slice(from)).trimStart();
}

function rightOf(text: string, end: number): string {
  const after = text.slice(end, end + reach);
  sentenceEnd.lastIndex = 0;
  const stop = sentenceEnd.exec(after);
  return plain(stop ? after.slice(0, stop.index) : after).trimEnd();
}

/**
 * Whether the sentence says about the name at [start, end) only that nothing is known about it, in one of the languages
 * with cues nearby. "X has no free plan" and "no better tool than X" say something about X.
 */
export function isNegated(text: string, start: number, end: number, nearby: readonly NegationCue[]): boolean {
  if (nearby.length === 0) return false;
  const candidates = new Set<number>();
  for (const { at, table } of nearby) if (Math.abs(at - start) <= reach) candidates.add(table);
  const around = text.slice(Math.max(0, start - reach), end + reach);
  for (const table of candidates) if (tables()[table]?.negator?.test(around) === false) candidates.delete(table);
  if (candidates.size === 0) return false;
  const left = leftOf(text, start);
  const right = rightOf(text, end);
  for (const candidate of candidates) {
    const source = tables()[candidate];
    if (!source) continue;
    const table = compiledTable(source);
    if (table.deniedBefore?.test(left) === true || table.deniedAfter?.test(right) === true) continue;
    if ((table.follows?.test(right) ?? true) && table.before.some((phrase) => phrase.test(left))) return true;
    if (table.after.some((phrase) => phrase.test(right))) return true;
    if (table.around.some(([before, after]) => before.test(left) && after.test(right))) return true;
  }
  return false;
}
