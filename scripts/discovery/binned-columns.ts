import type { Features } from '#main/analysis/discovery/name-features.ts';

/** A feature of all examples, by bins. */
export interface Column {
  readonly name: string;
  /** Between the bins, rising: a value up to the first is in bin 0. */
  readonly limits: readonly number[];
  /** The bin of each example. */
  readonly bins: Uint8Array;
}

/** Bins of a feature: about as many examples in each, if it has more values. */
const mostBins = 64;

/** The features that differ between examples, in the order of their names; one that is not given is 0. */
export function columnsOf(examples: readonly Features[]): Column[] {
  const names = [...new Set(examples.flatMap(Object.keys))].toSorted();
  return names.flatMap((name): Column[] => {
    const values = Float64Array.from(examples, (features) => features[name] ?? 0);
    const limits = limitsBetween(values.toSorted());
    return limits.length === 0
      ? []
      : [{ name, limits, bins: Uint8Array.from(values, (value) => binOf(value, limits)) }];
  });
}

/** Halfway between values that follow each other, so that how they are rounded matters for none. */
function limitsBetween(sorted: Float64Array): number[] {
  const distinct = [...new Set(sorted)];
  const quantiles = new Set(
    Array.from({ length: mostBins - 1 }, (_, bin) => sorted[Math.floor(((bin + 1) / mostBins) * sorted.length)]),
  );
  return distinct.flatMap((value, index) => {
    const next = distinct[index + 1];
    const isLimit = distinct.length <= mostBins || quantiles.has(value);
    return next === undefined || !isLimit ? [] : [Number(((value + next) / 2).toPrecision(significant))];
  });
}

const significant = 5;

function binOf(value: number, limits: readonly number[]): number {
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (limits[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
