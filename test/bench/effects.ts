/**
 * How often the effect of an action is called where there is none, how often one is found, and whether its interval holds the
 * truth at every look, in simulated actions: docs/effects.md. What the simulation assumes is in test/support/random-effects.ts. Run: `npm run bench -- effects [runs] [seed]`.
 */
import { sequenceHalfWidth } from '#main/analysis/effects/sequence-boundary.ts';
import { normalQuantile } from '#main/analysis/intervals/quantiles.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { randomAction, type SimulatedAction } from '#test/support/random-effects.ts';
import { isEither, isRise, judgedAction, judgedOrder, wasCalled } from '#test/support/simulated-effects.ts';

const runs = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? 2_026);
type Change = Partial<SimulatedAction>;
const usual: SimulatedAction = { aimed: 12, others: 28, weeksBefore: 13, weeksAfter: 26, rate: 0.4 };
const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;
const repeat = <Value>(times: number, draw: () => Value): Value[] => Array.from({ length: times }, draw);

/** The size on the logit scale that moves the mean rate by a number of points. */
function effectFor(spec: SimulatedAction, points: number): number {
  let [low, high] = [0, 12];
  const meanOf = (effect: number): number => {
    const random = seededRandom(1);
    const short = { ...spec, weeksBefore: 0, weeksAfter: 1, effect };
    return repeat(30, () => randomAction(short, random).truth[0] ?? 0).reduce((sum, moved) => sum + moved, 0) / 30;
  };
  for (let halving = 0; halving < 14; halving++) {
    const middle = (low + high) / 2;
    if (meanOf(middle) < points / 100) low = middle;
    else high = middle;
  }
  return low;
}

console.log(`${runs} actions a cell, ± ${(196 * Math.sqrt((0.05 * 0.95) / runs)).toFixed(1)} points; seed ${seed}.`);
console.log('\nCalled an effect although there is none, at any of 26 weekly looks');
const sizes = [
  [8, 8],
  [12, 28],
  [5, 45],
  [30, 120],
] as const;
console.log(['', ...sizes.map(([aimed, others]) => `${aimed} against ${others}`)].join('\t'));
const still: [string, Change][] = [
  ...[0, 0.02, 0.05, 0.1].map((correlation): [string, Change] => [
    `correlation ${correlation}, both sides`,
    { correlation },
  ]),
  ...[0.02, 0.05, 0.1].map((sideCorrelation): [string, Change] => [
    `correlation ${sideCorrelation}, each side by itself`,
    { sideCorrelation },
  ]),
  ['rate 2 %', { rate: 0.02 }],
  ['rate 5 %', { rate: 0.05 }],
  ['rate 95 %', { rate: 0.95 }],
  ['drift of both sides', { drift: 1.5 }],
  ['platform change, week 3', { platformChange: { week: 3, mean: 1, spread: 1 } }],
  ['platform change, week 0, single queries differ much', { platformChange: { week: 0, mean: 1, spread: 1.5 } }],
  ['queries wander', { wandering: 1 }],
  ['half of the answers repeat the last', { repeated: 0.5 }],
  ['a third of the answers missing', { missing: 0.33 }],
  ['four weeks before', { weeksBefore: 4 }],
  ['three samples', { samples: 3 }],
  [
    'everything at once',
    {
      correlation: 0.05,
      sideCorrelation: 0.02,
      drift: 1,
      wandering: 0.7,
      repeated: 0.3,
      missing: 0.1,
      platformChange: { week: 5, mean: 0.7, spread: 1 },
    },
  ],
];
const called = (change: Change, of: (low: number, high: number) => boolean, key: number): number => {
  const random = seededRandom(seed + key);
  return repeat(runs, () => wasCalled(judgedAction({ ...usual, ...change }, random).effect, of)).filter(Boolean).length;
};
for (const [row, [name, change]] of still.entries()) {
  const cells = sizes.map(([aimed, others], column) =>
    percent(called({ ...change, aimed, others }, isEither, 10 * row + column), runs),
  );
  console.log([name, ...cells].join('\t'));
}

console.log(
  '\nLimits: what is called an effect although there is none, 12 against 28, 26 looks; how often the weeks before say so',
);
for (const [name, change] of [
  ['sides drift apart by about 10 points in 39 weeks', { sideDrift: 0.6 }],
  ['the same, 26 weeks before', { sideDrift: 0.8, weeksBefore: 26 }],
  ['sides drift apart by about 20 points in 39 weeks', { sideDrift: 1.2 }],
  [
    'sides at 20 and 60 %, a platform change of both',
    { rate: 0.2, othersRate: 0.6, platformChange: { week: 3, mean: 1, spread: 0.5 } },
  ],
] as [string, Change][]) {
  const random = seededRandom(seed + name.length);
  const effects = repeat(runs, () => judgedAction({ ...usual, ...change }, random).effect);
  const differs = effects.filter(({ placebo }) => placebo?.verdict === 'differs').length;
  const wrong = effects.filter((effect) => wasCalled(effect, isEither)).length;
  console.log([name, percent(wrong, runs), percent(differs, runs)].join('\t'));
}

console.log('\nHeld by the interval at every one of 26 looks, and at the worst look; effect in points');
for (const [name, points, change] of [
  ['none', 0, {}],
  ['15', 15, {}],
  ['15, 8 against 8', 15, { aimed: 8, others: 8 }],
  ['30, correlation 0.1 of each side', 30, { sideCorrelation: 0.1 }],
  ['15 from 5 %', 15, { rate: 0.05 }],
  [
    '20, different by query, platform change',
    20,
    { effectSpread: 0.7, platformChange: { week: 4, mean: 0.7, spread: 1 } },
  ],
  ['15, wandering queries', 15, { wandering: 1 }],
] as [string, number, Change][]) {
  const spec = { ...usual, ...change };
  const effect = points === 0 ? 0 : effectFor(spec, points);
  const random = seededRandom(seed + name.length);
  const missed = Array.from({ length: 26 }, () => 0);
  let whole = 0;
  for (let run = 0; run < runs; run++) {
    const { effect: judged, truth } = judgedAction({ ...spec, effect }, random);
    const misses = judged.looks.map(({ low, high }, index) => {
      const week = index + 26 - judged.looks.length;
      const moved = truth[week] ?? 0;
      const isMissed = moved < low || moved > high;
      if (isMissed) missed[week] = (missed[week] ?? 0) + 1;
      return isMissed;
    });
    if (!misses.some(Boolean)) whole++;
  }
  console.log([name, percent(whole, runs), percent(runs - Math.max(...missed), runs)].join('\t'));
}

console.log(
  '\nFound within weeks, of a rise of 20 points; the oracle knows every variance and looks once, then with the same sequence',
);
console.log(['', 'weeks', 'found', 'oracle, one look', 'oracle, every look'].join('\t'));
for (const [name, change] of [
  ['8 against 8', { aimed: 8, others: 8 }],
  ['12 against 28', {}],
  ['20 against 20', { aimed: 20, others: 20 }],
  ['40 against 40', { aimed: 40, others: 40 }],
  ['12 against 28, three samples', { samples: 3 }],
  ['12 against 28, correlation 0.05', { correlation: 0.05 }],
] as [string, Change][]) {
  const spec = { ...usual, ...change };
  const effect = effectFor(spec, 20);
  for (const weeks of [8, 16]) {
    const draw = (size: number, key: number) => {
      const random = seededRandom(seed + key);
      return repeat(runs, () => judgedAction({ ...spec, weeksAfter: weeks, effect: size }, random).effect);
    };
    const spreadOf = draw(0, 3).map(({ latest }) => latest?.estimate ?? 0);
    const deviation = Math.sqrt(spreadOf.reduce((sum, value) => sum + value ** 2, 0) / runs);
    const effects = draw(effect, 4);
    const one = effects.filter(({ latest }) => (latest?.estimate ?? 0) > normalQuantile(0.975) * deviation).length;
    const known = sequenceHalfWidth({ variance: deviation ** 2, degrees: 1e9 }, spec.weeksBefore);
    const every = effects.filter(({ latest }) => (latest?.estimate ?? 0) > known).length;
    const found = effects.filter((judged) => wasCalled(judged, isRise)).length;
    console.log([name, weeks, percent(found, runs), percent(one, runs), percent(every, runs)].join('\t'));
  }
}

console.log(
  '\nA drawn order of 20 pages of two queries, at any of 26 looks; interval of an effect of 20 points at the last look',
);
const fewer = Math.max(20, Math.round(runs / 4));
for (const [name, waveWeeks] of [
  ['now, or never', [0, 400]],
  ['four dates', [0, 4, 8, 12]],
] as const)
  for (const [course, change] of [
    ['', {}],
    [
      ', platform change, drift, correlation 0.1',
      { platformChange: { week: 2, mean: 1, spread: 1.5 }, drift: 1.5, correlation: 0.1 },
    ],
    [', rate 5 %', { rate: 0.05 }],
  ] as [string, Change][]) {
    const spec = { ...usual, ...change };
    const size = effectFor(spec, 20);
    const judge = (effect: number, key: number) => {
      const random = seededRandom(seed + key);
      return repeat(
        fewer,
        () =>
          judgedOrder({ ...spec, effect }, { units: 20, waveWeeks, seed: Math.floor(random() * 2 ** 32) }, random)
            .effect,
      );
    };
    const wrong = judge(0, 5).filter((effect) => wasCalled(effect, isEither)).length;
    const right = judge(size, 6).filter((effect) => wasCalled(effect, isRise)).length;
    console.log([`${name}${course}`, percent(wrong, fewer), `found ${percent(right, fewer)}`].join('\t'));
  }
