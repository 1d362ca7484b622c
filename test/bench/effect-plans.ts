/**
 * Whether plans keep their promise: of actions with the change that a plan of the same group calls visible in 80 %, those told
 * in time (docs/effects.md). What the simulation assumes is in test/support/random-effects.ts and simulated-plans.ts. Run:
 * `npm run bench -- effect-plans [groups] [seed] [set] [actions] [row]`.
 */
import { changePlan } from '#main/analysis/effects/change-plan.ts';
import { comparisonPlan } from '#main/analysis/effects/comparison-plan.ts';
import { presumedEffectSpread } from '#main/analysis/effects/plan-draws.ts';
import { normals } from '#main/analysis/effects/plan-result.ts';
import { presumedMovement } from '#main/analysis/effects/query-movement.ts';
import { presumedCorrelation } from '#main/analysis/effects/scan-correlation.ts';
import type { SimulatedAction } from '#test/support/random-effects.ts';
import { keptPlans } from '#test/support/simulated-plans.ts';

const groups = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 2_026);
/** A part of the title of a set, to run that alone. */
const only = process.argv[4];
const actions = Number(process.argv[5] ?? 10);
/** A part of the names of rows, to run those alone. */
const onlyRows = process.argv[6] ?? '';
type Row = readonly [name: string, weeks: number, change: Partial<SimulatedAction>];
const usual: SimulatedAction = { aimed: 12, others: 28, weeksBefore: 13, weeksAfter: 0, rate: 0.4 };

/** Truths drawn as the planner presumes them, but on the logit scale, where it reckons in angles. */
const drawn = (random: () => number): Partial<SimulatedAction> => {
  const normal = normals(random);
  const { still, mostCarry, wandering, halfLives } = presumedMovement;
  return {
    repeated: random() < still ? 0 : mostCarry * random(),
    // The logistic function has a slope of 1/4 where a query is named in half of the answers.
    wandering: random() < still ? 0 : 4 * wandering * Math.abs(normal()),
    halfLife: halfLives[0] * (halfLives[1] / halfLives[0]) ** random(),
    effectSpread: presumedEffectSpread * Math.abs(normal()),
    ...(random() < 0.5 ? { effectOn: 'rate' } : {}),
  };
};

/** A correlation is stated of a middling query; between queries as different as here seven tenths of it are left. */
const drawnWhole = (random: () => number): Partial<SimulatedAction> => ({
  ...drawn(random),
  correlation: random() < presumedCorrelation.still ? 0 : -1.4 * presumedCorrelation.mean * Math.log(1 - random()),
});

interface Set {
  readonly truth?: (random: () => number) => Partial<SimulatedAction>;
  readonly rows: readonly Row[];
}

const sets: Readonly<Record<string, Set>> = {
  'Truths drawn as presumed, worked on': {
    truth: drawn,
    rows: [
      ['12 against 28', 8, {}],
      ['8 against 8', 16, { aimed: 8, others: 8 }],
      ['20 against 20, 15 %', 12, { aimed: 20, others: 20, rate: 0.15 }],
      ['30 against 60', 12, { aimed: 30, others: 60 }],
      ['12 against 28, three samples', 8, { samples: 3 }],
      ['10 against 30, 35 %', 10, { aimed: 10, others: 30, rate: 0.35 }],
      ['15 against 15, 20 %, 26 weeks before', 20, { aimed: 15, others: 15, rate: 0.2, weeksBefore: 26 }],
      ['25 against 75', 8, { aimed: 25, others: 75 }],
    ],
  },
  'Truths drawn as presumed, kept aside': {
    truth: drawn,
    rows: [
      ['13 against 37, 45 %', 9, { aimed: 13, others: 37, rate: 0.45 }],
      ['20 against 20, 30 %, 20 weeks before', 16, { aimed: 20, others: 20, rate: 0.3, weeksBefore: 20 }],
      ['28 against 70', 7, { aimed: 28, others: 70 }],
      ['18 against 24, two samples, a tenth missing', 12, { aimed: 18, others: 24, samples: 2, missing: 0.1 }],
      ['14 against 40, 60 %, 8 weeks before', 12, { aimed: 14, others: 40, rate: 0.6, weeksBefore: 8 }],
      ['30 against 30, 8 %', 16, { aimed: 30, others: 30, rate: 0.08 }],
    ],
  },
  'One truth for all groups, worked on': {
    rows: [
      ['12 against 28', 8, {}],
      ['12 against 28', 16, {}],
      ['8 against 8', 16, { aimed: 8, others: 8 }],
      ['20 against 20, correlation 0.05', 8, { aimed: 20, others: 20, correlation: 0.05 }],
      ['20 against 20, 15 %', 12, { aimed: 20, others: 20, rate: 0.15 }],
      ['15 against 25, wandering half as much', 12, { aimed: 15, others: 25, wandering: 0.35 }],
      ['15 against 45, wandering more', 16, { aimed: 15, others: 45, wandering: 1 }],
      ['18 against 36, effects in points', 12, { aimed: 18, others: 36, effectOn: 'rate' }],
      ['18 against 36, effects differ by 70 %', 12, { aimed: 18, others: 36, effectSpread: 0.7 }],
      ['18 against 36, a third of answers repeat the last', 12, { aimed: 18, others: 36, repeated: 0.33 }],
    ],
  },
  'One truth for all groups, kept aside': {
    rows: [
      ['16 against 40, wandering', 12, { aimed: 16, others: 40, wandering: 0.5 }],
      ['22 against 44, effects differ by 40 %', 10, { aimed: 22, others: 44, effectSpread: 0.4 }],
      ['14 against 36, a fifth of answers repeat the last', 12, { aimed: 14, others: 36, repeated: 0.2 }],
      ['24 against 24, 45 %, correlation 0.05', 10, { aimed: 24, others: 24, rate: 0.45, correlation: 0.05 }],
    ],
  },
  'A whole group, truths drawn as presumed, worked on': {
    truth: drawnWhole,
    rows: [
      ['40 queries', 8, { aimed: 40, others: 0 }],
      ['20 queries, 25 %', 12, { aimed: 20, others: 0, rate: 0.25 }],
      ['40 queries, three samples', 6, { aimed: 40, others: 0, samples: 3 }],
      ['60 queries', 5, { aimed: 60, others: 0 }],
      ['35 queries, a tenth missing', 10, { aimed: 35, others: 0, missing: 0.1 }],
      ['30 queries, two samples', 6, { aimed: 30, others: 0, samples: 2 }],
      ['60 queries, 20 weeks before', 5, { aimed: 60, others: 0, weeksBefore: 20 }],
    ],
  },
  'A whole group, truths drawn as presumed, kept aside': {
    truth: drawnWhole,
    rows: [
      ['50 queries, 30 %', 8, { aimed: 50, others: 0, rate: 0.3 }],
      ['25 queries, 50 %', 12, { aimed: 25, others: 0, rate: 0.5 }],
      ['45 queries, 15 % missing', 9, { aimed: 45, others: 0, missing: 0.15 }],
    ],
  },
  'A whole group, one truth for all groups': {
    rows: [
      ['40 queries', 8, { aimed: 40, others: 0 }],
      ['60 queries', 5, { aimed: 60, others: 0 }],
      ['20 queries, 25 %', 12, { aimed: 20, others: 0, rate: 0.25 }],
      ['40 queries, correlation 0.02', 8, { aimed: 40, others: 0, correlation: 0.02 }],
      ['40 queries, three samples', 6, { aimed: 40, others: 0, samples: 3 }],
      ['40 queries, 26 weeks before', 8, { aimed: 40, others: 0, weeksBefore: 26 }],
      ['30 queries, wandering', 8, { aimed: 30, others: 0, wandering: 0.7 }],
    ],
  },
};

console.log(`${groups} groups of ${actions} actions a row, seed ${seed}.`);
for (const [title, { truth, rows }] of Object.entries(sets)) {
  if (only !== undefined && !title.includes(only)) continue;
  console.log(`\n${title}\n${['', 'weeks', 'change', 'told in time', '±', 'no change seen by'].join('\t')}`);
  for (const [index, [name, weeks, change]] of rows.entries()) {
    if (!name.includes(onlyRows)) continue;
    const kept = keptPlans({ ...usual, ...change }, weeks, {
      ...{ groups, actions, seed: seed + 101 * index, ...(truth && { truth }) },
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
