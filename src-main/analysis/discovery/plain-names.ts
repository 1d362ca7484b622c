import { cuesAfter, cuesBefore } from './data/cues.ts';
import { leadWords } from './data/lead-words.ts';
import { fold } from './fold.ts';
import { isGenericName, isPlatformTerm } from './generic-name.ts';
import { isUncased, wordShape } from './name-shape.ts';
import type { Segment } from './segments.ts';
import type { Sighting } from './sighting.ts';
import { wordsBetween, type Word } from './words.ts';

const before = new RegExp(`(?:^|[^\\p{L}])(?:${cuesBefore.join('|')})\\s+["“„«(]?$`, 'iu');
const after = new RegExp(`^["”“»)]?(?:['’]s)?\\s+(?:${cuesAfter.join('|')})(?![\\p{L}])`, 'iu');
const joint =
  /^\s*(?:[,/&+;、]|[,]?\s(?:and|or|und|oder|et|ou|y|o|u|e|i|oraz|lub|och|eller|og|ja|tai|en|of|и|или|та|або|și|sau|és|vagy|ve|veya|dan|atau|và|hoặc|και|ή|vs\.?|versus)\s|,\s*(?:and|or|und|oder|et|ou|y|e))\s*$/u;
const sentenceStart = /(?:^|[.!?:;…。！？：•|→\n]|\s[—–-]|[—–])["'“”„«»‘’(\s*_]*$/u;
const longestPlainName = 4;

interface Run {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly opening: boolean;
}

/**
 * Names that stand in running text of a script with capitals: in enumerations ("Acme, Other and Third"), beside words
 * that introduce companies ("such as Acme"), or with a capital inside a sentence.
 */
export function plainNames(segment: Segment, text: string, options: { readonly nounCapitals: boolean }): Sighting[] {
  const words = wordsBetween(text, segment.start, segment.end);
  const uncasedText = isUncased(text.slice(segment.start, segment.end).replace(/[\p{Script=Latin}]/gu, ''));
  const titleCase = segment.role === 'heading' || isTitleCase(words);
  const runs = runsOf(words, text, segment.start);
  return runs.flatMap((run, index): Sighting[] => {
    const named = nameOfRun(run, text);
    if (named === null) return [];
    const strong = run.words.some((word) => wordShape(word.text) === 'strong');
    const lastWord = run.words.at(-1)?.text ?? '';
    const acronym = run.words.length === 1 && wordShape(lastWord) === 'acronym';
    const enumerated = isJoined(runs, index, text);
    const cued =
      (!run.opening && before.test(text.slice(Math.max(segment.start, named.start - 40), named.start))) ||
      after.test(text.slice(named.end, named.end + 24));
    const weakNoun = options.nounCapitals && !strong && run.words.length === 1;
    if (titleCase && !strong) return [];
    const strength: Sighting['strength'] =
      strong || uncasedText
        ? 'context'
        : weakNoun
          ? enumerated && cued
            ? 'context'
            : 'opening'
          : (enumerated || cued) && !(run.opening && !enumerated) && !acronym
            ? 'context'
            : run.opening && !cued
              ? 'opening'
              : 'capital';
    return [{ name: named.name, start: named.start, kind: 'plain', strength }];
  });
}

function runsOf(words: readonly Word[], text: string, from: number): Run[] {
  const runs: Run[] = [];
  let current: Word[] = [];
  const close = () => {
    const [first] = current;
    const last = current.at(-1);
    if (first !== undefined && last !== undefined) {
      const opening =
        sentenceStart.test(text.slice(Math.max(from, first.start - 12), first.start)) || first.start === from;
      runs.push({ words: current, start: first.start, end: last.end, opening });
    }
    current = [];
  };
  for (const word of words) {
    const shape = wordShape(word.text);
    const previous = current.at(-1);
    const adjacent = previous !== undefined && /^[ \u00A0]$|^ & $/u.test(text.slice(previous.end, word.start));
    const named = shape === 'strong' || shape === 'acronym' || shape === 'capital';
    if (previous !== undefined && !(adjacent && (named || (shape === 'number' && word.text.length <= 3)))) close();
    if (named) current.push(word);
    else if (current.length > 0 && shape === 'number' && adjacent && word.text.length <= 3) current.push(word);
  }
  close();
  return runs;
}

// Ordinary words at either end of a run are not of the name: "Use Acme", "Acme Premium plan".
function nameOfRun(run: Run, text: string): { name: string; start: number; end: number } | null {
  let words = run.words;
  while (words.length > 1 && leadWords.has(fold(words[0]?.text ?? '')) && run.opening) words = words.slice(1);
  if (words.length > longestPlainName) return null;
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const name = text.slice(first.start, last.end);
  if (isGenericName(name) || isPlatformTerm(name) || name.length < 2) return null;
  if (/^\p{N}+\p{Lu}{1,3}$|^\p{Lu}{1,4}-?\p{N}+$/u.test(name)) return null;
  return { name, start: first.start, end: last.end };
}

function isJoined(runs: readonly Run[], index: number, text: string): boolean {
  const run = runs[index];
  if (run === undefined) return false;
  const gapBefore = index > 0 ? text.slice(runs[index - 1]?.end ?? 0, run.start) : null;
  const next = runs[index + 1];
  const gapAfter = next === undefined ? null : text.slice(run.end, next.start);
  return [gapBefore, gapAfter].some((gap) => gap !== null && gap.length <= 8 && joint.test(gap));
}

const titleCaseShare = 0.6;

function isTitleCase(words: readonly Word[]): boolean {
  const cased = words.filter(
    (word) => word.text.length > 3 && wordShape(word.text) !== 'number' && wordShape(word.text) !== 'uncased',
  );
  if (cased.length < 4) return false;
  const capitals = cased.filter((word) => wordShape(word.text) === 'capital').length;
  return capitals / cased.length > titleCaseShare;
}
