import { seededRandom } from '#main/analysis/intervals/random.ts';
import { comparisonEffect } from '#main/analysis/effects/comparison.ts';
import { drawOrder } from '#main/analysis/effects/draw-order.ts';
import { randomisedOrderEffect } from '#main/analysis/effects/order-effect.ts';
import type { Effect } from '#main/analysis/effects/types.ts';
import { addDays } from '#shared/domain/dates.ts';
import { randomAction, simulatedActionDay, type DrawnAction, type SimulatedAction } from './random-effects.ts';

/** A simulated action as it is judged at its last scan, which holds every earlier look. */
export interface JudgedAction extends DrawnAction {
  readonly effect: Effect;
}

export function judgedAction(spec: SimulatedAction, random: () => number, later: () => number = random): JudgedAction {
  const drawn = randomAction(spec, random, later);
  const effect = comparisonEffect({
    actionDay: simulatedActionDay,
    own: drawn.scans,
    isAimed: (query) => drawn.isAimed(Number(query)),
    against: 'others',
  });
  return { ...drawn, effect };
}

/** Whether an action was ever called an effect in a direction: nothing stood against it, and a look told it. */
export const wasCalled = ({ obstacles, looks }: Effect, isCall: (low: number, high: number) => boolean): boolean =>
  obstacles.length === 0 && looks.some(({ low, high }) => isCall(low, high));

export const isEither = (low: number, high: number): boolean => low > 0 || high < 0;
export const isRise = (low: number): boolean => low > 0;

/** Pages of two queries each in a drawn order of some dates; the simulated effect comes with the page's own date. */
export function judgedOrder(
  spec: SimulatedAction,
  { units, waveWeeks, seed }: { units: number; waveWeeks: readonly number[]; seed: number },
  random: () => number,
): { effect: Effect } {
  const names = Array.from({ length: units }, (_, unit) => `page ${unit}`);
  const draw = drawOrder({
    seed,
    units: names.map((unit) => ({ unit })),
    waves: waveWeeks.map((week) => ({ day: addDays(simulatedActionDay, 7 * week), units: units / waveWeeks.length })),
  });
  const without = { ...spec, aimed: units * 2, others: 0 };
  // Two courses of the same platform, with and without the effect: each page has the one that its date says.
  const seedOfBoth = Math.floor(random() * 2 ** 32);
  const course = (effect: number) => randomAction({ ...without, effect }, seededRandom(seedOfBoth)).scans;
  const [still, moved] = [course(0), course(spec.effect ?? 0)];
  const waves = draw.units.map(({ wave }) => draw.waves[wave] ?? '');
  const own = still.map((scan, index) => ({
    date: scan.date,
    outcomes: scan.outcomes.map((outcome, place) =>
      scan.date >= (waves[Math.floor(Number(outcome.query) / 2)] ?? '')
        ? (moved[index]?.outcomes[place] ?? outcome)
        : outcome,
    ),
  }));
  return {
    effect: randomisedOrderEffect({ draw, own, unitOf: (query) => names[Math.floor(Number(query) / 2)] ?? null }),
  };
}
