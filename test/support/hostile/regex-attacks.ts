import { processorTimeOf } from '#test/support/processor-time.ts';
import type { Pattern } from './patterns.ts';
import { parsePattern, sampleOf, samples, type Piece } from './regex-tree.ts';

/** A text that grows: what it begins with, what is repeated, and what makes the match fail. */
interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** Quantifiers that repeat less often cannot take long. */
const fewestRepetitions = 30;
const suffixes = ['', '\n', '!\uE000'];
const mostAttacks = 400;

/**
 * Texts that make a backtracking matcher slow, from the pattern itself: for each repeated piece, the beginning of a match and
 * the piece again and again (two neighbours that take the same characters), and the beginning itself again and again (a match
 * attempted at every place).
 */
function attacksOn(pattern: string, flags: string): Attack[] {
  const root = parsePattern(pattern);
  const found = new Map<string, Attack>();
  const add = (prefix: string, pump: string): void => {
    if (pump === '') return;
    for (const suffix of suffixes) {
      const attack = { prefix, pump, suffix };
      if (found.size < mostAttacks) found.set(JSON.stringify(attack), attack);
    }
  };
  const visit = (pieces: readonly Piece[], before: string): void => {
    let prefix = before;
    for (const [index, { what, max }] of pieces.entries()) {
      const texts = samples(what, flags, root);
      if (max >= fewestRepetitions)
        for (const text of texts) {
          add(prefix, text);
          add('', text);
          add('', prefix + text);
          // The text that a later piece takes as well.
          const next = pieces[index + 1];
          if (next !== undefined) for (const other of samples(next.what, flags, root, 2)) add(prefix, text + other);
        }
      if (what.kind === 'group') for (const inner of what.alternatives) visit(inner, what.looks ? before : prefix);
      prefix += texts[0] ?? '';
    }
  };
  for (const pieces of root.alternatives) {
    visit(pieces, '');
    add('', sampleOf(pieces, flags, root));
  }
  return [...found.values()];
}

/** The text of an attack, about `length` characters long. */
const textOf = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.max(1, Math.ceil(length / pump.length))) + suffix;

/** Milliseconds that a pattern needs for a text, all matches of a global one. */
function matchingTime(pattern: RegExp, text: string): number {
  const started = performance.now();
  if (pattern.global) text.replaceAll(pattern, '');
  else pattern.test(text);
  return performance.now() - started;
}

/** Beside a time this long, what the computer does meanwhile is little. */
const surelyLongMs = 100;

/** The shortest of several times: everything else that the computer does only adds to it. */
function shortestTime(pattern: RegExp, text: string): number {
  let shortest = Infinity;
  for (let run = 0; run < 5; run++) {
    const time = matchingTime(pattern, text);
    shortest = Math.min(shortest, time);
    if (time > surelyLongMs) break;
  }
  return shortest;
}

/** What takes long for one of these is exponential or cubic; in small steps, since the next one might never end. */
const veryShort = [16, 20, 25, 31, 38, 46, 55, 66, 80, 100, 125, 155, 190, 235, 290];
const short = 1_500;
/** Twice the text takes a linear pattern twice the time, a quadratic one four times. */
const mostPerDoubling = 2.8;

let knownMs: number | undefined;
/** Milliseconds that this computer takes for a pattern that is quadratic for certain: how fast it is. */
const referenceMs = (): number => (knownMs ??= shortestTime(/\s+$/g, `${' '.repeat(short)}!`));
/** The part of the reference's time that is worth measuring: so the same patterns are found by slow and fast computers. */
const worthMeasuring = 0.25;

/** Whether four times the text takes a pattern much more than four times the processor's time. */
function growsInProcessorTime(expression: RegExp, attack: Attack): boolean {
  const [first, last] = [short, short * 4].map((length) => {
    const text = textOf(attack, length);
    return processorTimeOf(() => matchingTime(expression, text));
  });
  return Math.sqrt((last ?? 0) / (first ?? 1)) > mostPerDoubling;
}

/** The attack under which a pattern takes more than linear time; undefined if none of them does. */
export function weaknessOf({ pattern, flags }: Pick<Pattern, 'pattern' | 'flags'>, most: number): Attack | undefined {
  const expression = new RegExp(pattern, flags);
  const least = worthMeasuring * referenceMs();
  const isSlow = (text: string, ms = least): boolean =>
    matchingTime(expression, text) > ms && shortestTime(expression, text) > ms;
  return attacksOn(pattern, flags)
    .slice(0, most)
    .find((attack) => {
      if (veryShort.some((length) => isSlow(textOf(attack, length), 4 * least))) return true;
      if (!isSlow(textOf(attack, short))) return false;
      const growsFast = (): boolean => {
        const [first, last] = [short, short * 4].map((length) => shortestTime(expression, textOf(attack, length)));
        return Math.sqrt((last ?? 0) / (first ?? 1)) > mostPerDoubling;
      };
      // Measured again, because another program may have been running; at last by what it takes of the processor.
      return Array.from({ length: 6 }).every(growsFast) && growsInProcessorTime(expression, attack);
    });
}
