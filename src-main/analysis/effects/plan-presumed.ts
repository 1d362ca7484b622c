import { ratesWithChance, roomToWander } from './plan-draws.ts';
import type { PlanDesign } from './plan-result.ts';
import { chanceOf, type PresumedValue } from './query-movement.ts';
import type { PlanVariation } from './variation.ts';

/** What a plan starts from: one value as the scans so far show it, and what will be asked. */
export interface Presumed {
  readonly presumed: PresumedValue;
  /** Of the queries, ascending: as far apart as chance leaves them, where answers that carry over look alike. */
  readonly rates: readonly number[];
  /** The variance of a value from now on beside that before: other numbers of samples. */
  readonly more: number;
}

/** What the variation of a group and the numbers of samples of a design say before anything is simulated. */
export function presumedOf({ samples, samplesBefore }: PlanDesign, variation: PlanVariation): Presumed {
  const ofSamples = (count: number): number => 1 - variation.sampleShare + variation.sampleShare / count;
  const ofValue = ofSamples(samplesBefore);
  const presumed = {
    variance: variation.withinQuery * ofValue,
    degrees: variation.degrees,
    ofAnswer: 1 / ofValue,
    room: roomToWander(variation.rates),
  };
  const chance = chanceOf(variation.waves, presumed);
  return {
    presumed,
    rates: chance === null ? variation.rates : ratesWithChance(variation.rates, chance / ofValue),
    more: ofSamples(samples) / ofValue,
  };
}
