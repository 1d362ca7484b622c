/**
 * Whether plans keep their promise: of actions with the change that a plan of the same group calls visible in 80 %, those told
 * in time (docs/effects.md). What the simulation assumes is in test/support/random-effects.ts and simulated-plans.ts. Run:
 * `npm run bench -- effect-plans [groups] [seed]`.
 */
import { changePlan } from '#main/analysis/effects/change-plan.ts';
import { comparisonPlan } from '#main/analysis/effects/comparison-plan.ts';
import type { SimulatedAction } from '#test/support/random-effects.ts';
import { keptPlans } from '#test/support/simulated-plans.ts';

const groups = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 2_026);
const actions = 10;
/** A part of the title of a set, to run that alone. */
const only = process.argv[4];
type Row = readonly [name: string, weeks: number, change: Partial<SimulatedAction>];
const usual: SimulatedAction = { aimed: 12, others: 28, weeksBefore: 13, weeksAfter: 0, rate: 0.4 };

const sets: Readonly<Record<string, readonly Row[]>> = {
  'Rows that the planner was worked on with': [
    ['12 against 28', 8, {}],
    ['12 against 28', 16, {}],
    ['8 against 8', 16, { aimed: 8, others: 8 }],
    ['20 against 20, correlation 0.05', 8, { aimed: 20, others: 20, correlation: 0.05 }],
    ['20 against 20, 15 %', 12, { aimed: 20, others: 20, rate: 0.15 }],
    ['30 against 60', 12, { aimed: 30, others: 60 }],
    ['12 against 28, three samples', 8, { samples: 3 }],
    ['12 against 28, wandering queries', 12, { wandering: 0.7 }],
  ],
  'Rows that it was not': [
    ['15 against 25, 25 %', 10, { aimed: 15, others: 25, rate: 0.25 }],
    ['10 against 50, 60 %', 12, { aimed: 10, others: 50, rate: 0.6 }],
    ['25 against 25, 8 %', 16, { aimed: 25, others: 25, rate: 0.08 }],
    ['40 against 110, correlation 0.1', 8, { aimed: 40, others: 110, correlation: 0.1 }],
    ['16 against 24, 26 weeks before', 20, { aimed: 16, others: 24, weeksBefore: 26 }],
    ['20 against 40, 8 weeks before', 12, { aimed: 20, others: 40, weeksBefore: 8 }],
    ['15 against 25, wandering half as much', 12, { aimed: 15, others: 25, wandering: 0.35 }],
    ['15 against 45, wandering more', 16, { aimed: 15, others: 45, wandering: 1 }],
    ['20 against 30, queries much alike', 12, { aimed: 20, others: 30, spread: 0.5 }],
    ['20 against 30, two samples, a tenth missing', 10, { aimed: 20, others: 30, samples: 2, missing: 0.1 }],
    ['18 against 36, effects in points', 12, { aimed: 18, others: 36, effectOn: 'rate' }],
    ['18 against 36, effects differ by 70 %', 12, { aimed: 18, others: 36, effectSpread: 0.7 }],
    ['18 against 36, a third of answers repeat the last', 12, { aimed: 18, others: 36, repeated: 0.33 }],
  ],
  'A whole group, judged by the change engine': [
    ['40 queries', 8, { aimed: 40, others: 0 }],
    ['60 queries', 5, { aimed: 60, others: 0 }],
    ['20 queries, 25 %', 12, { aimed: 20, others: 0, rate: 0.25 }],
    ['40 queries, correlation 0.02', 8, { aimed: 40, others: 0, correlation: 0.02 }],
    ['40 queries, three samples', 6, { aimed: 40, others: 0, samples: 3 }],
    ['40 queries, 26 weeks before', 8, { aimed: 40, others: 0, weeksBefore: 26 }],
    ['30 queries, wandering', 8, { aimed: 30, others: 0, wandering: 0.7 }],
  ],
};

console.log(`${groups} groups of ${actions} actions a row, seed ${seed}.`);
for (const [title, rows] of Object.entries(sets)) {
  if (only !== undefined && !title.includes(only)) continue;
  console.log(`\n${title}\n${['', 'weeks', 'change', 'told in time', '±', 'no change seen by'].join('\t')}`);
  for (const [index, [name, weeks, change]] of rows.entries()) {
    const kept = keptPlans({ ...usual, ...change }, weeks, {
      ...{ groups, actions, seed: seed + 101 * index },
      promise: (design, variation) =>
        (design.others === 0 ? changePlan : comparisonPlan)(design, variation, weeks).smallestAt(weeks, 0.8),
    });
    console.log(
      [
        ...[name, weeks, (100 * kept.change).toFixed(1)],
        `${((100 * kept.told) / kept.planned).toFixed(1)} %`,
        (196 * kept.error).toFixed(1),
        kept.without,
      ].join('\t'),
    );
  }
}
