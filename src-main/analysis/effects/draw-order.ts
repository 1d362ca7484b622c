import type { Day } from '#shared/domain/dates.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';

/** How many pages are done from a day on. */
export interface OrderWave {
  readonly day: Day;
  readonly units: number;
}

/** Which page comes when, as drawn: to be stored before anything is done, and never changed. */
export interface OrderDraw {
  /** How it was drawn; an effect is tested by drawing again in the same way. */
  readonly method: 'permuted-blocks-1';
  readonly seed: number;
  /** Ascending; a day far ahead for pages that serve as the comparison only. */
  readonly waves: readonly Day[];
  readonly units: readonly DrawnUnit[];
}

/** A page, or a query: `wave` is an index into the waves of its draw. */
export interface DrawnUnit {
  readonly unit: string;
  readonly block: number;
  readonly wave: number;
}

/** What is drawn: pages, and how many of them from which day on. */
export interface OrderRequest {
  /** 32 bits, fresh. */
  readonly seed: number;
  /** `rate`: the share of answers that name the client so far, as a fraction; used if it is known of every page. */
  readonly units: readonly { readonly unit: string; readonly rate?: number }[];
  readonly waves: readonly OrderWave[];
}

/** Smaller blocks leave too few orders to show anything, in pages. */
const smallestBlock = 4;
/** No more blocks are made than leave this number of orders. */
const enoughOrders = 200;

/**
 * Draws the order of pages: the same request, the same order, on every machine.
 *
 * Permuted blocks (Rosenberger and Lachin, Randomization in Clinical Trials, 2016, chapter 3): pages of similar rates form
 * blocks, and each block has the same number of pages in every wave, so that waves start out alike.
 * @throws RangeError if the waves hold another number of pages than there are, or are not in order
 */
export function drawOrder({ seed, units, waves }: OrderRequest): OrderDraw {
  const places = waves.reduce((sum, wave) => sum + wave.units, 0);
  if (places !== units.length) throw new RangeError(`The dates have ${places} places for ${units.length} pages.`);
  if (waves.some(({ day }, index) => index > 0 && day <= (waves[index - 1]?.day ?? '')))
    throw new RangeError('The dates must be in order, each once.');
  const blocks = units.every(({ rate }) => rate !== undefined) ? blocksOf(waves.map((wave) => wave.units)) : 1;
  const ranked = units
    .map(({ unit, rate = 0 }, index) => ({ unit, rate, index }))
    .toSorted((a, b) => a.rate - b.rate || a.index - b.index);
  const size = units.length / blocks;
  const labels = waves.flatMap((wave, index) => Array.from({ length: wave.units / blocks }, () => index));
  const random = seededRandom(seed);
  const drawn = Array.from({ length: blocks }, () => shuffled(labels, random)).flat();
  return {
    ...{ method: 'permuted-blocks-1' as const, seed, waves: waves.map(({ day }) => day) },
    units: ranked
      .map(({ unit, index }, place) => ({
        index,
        drawn: { unit, block: Math.floor(place / size), wave: drawn[place] ?? 0 },
      }))
      .toSorted((a, b) => a.index - b.index)
      .map((entry) => entry.drawn),
  };
}

/**
 * Into how many blocks pages can be divided so that each has whole numbers of every wave and four pages at least, and enough
 * orders are left.
 */
function blocksOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isPossible = (blocks: number): boolean =>
    counts.every((count) => count % blocks === 0) &&
    blocks * logOrders(counts.map((count) => count / blocks)) >= Math.log(enoughOrders);
  for (let blocks = Math.floor(total / smallestBlock); blocks > 1; blocks--) if (isPossible(blocks)) return blocks;
  return 1;
}

/** A random order of some values (Fisher and Yates). */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a === undefined || b === undefined) continue;
    [order[last], order[other]] = [b, a];
  }
  return order;
}

/** How many different orders the draw could have had; Infinity beyond 10³⁰⁰. */
export function possibleOrders({ units }: OrderDraw): number {
  let log = 0;
  for (const block of Map.groupBy(units, (unit) => unit.block).values())
    log += logOrders([...Map.groupBy(block, (unit) => unit.wave).values()].map((wave) => wave.length));
  return Math.round(Math.exp(log));
}

/** The logarithm of the number of orders of a block with these numbers of pages in its waves. */
const logOrders = (counts: readonly number[]): number =>
  counts.reduce((log, count) => log - logFactorial(count), logFactorial(counts.reduce((sum, count) => sum + count, 0)));

const logFactorial = (n: number): number =>
  Array.from({ length: n }, (_, index) => Math.log(index + 1)).reduce((sum, value) => sum + value, 0);
