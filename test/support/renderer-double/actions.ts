import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { notFound } from '#shared/contract/errors.ts';
import { addDays } from '#shared/domain/dates.ts';

type Effect = OutputOf<'list-effects'>[number];
type Action = Effect['action'];
type PlatformEffect = Effect['platforms'][number];

const query = (queryId: number, text: string) => ({
  ...{ queryId, query: text, queryGroupId: 7, queryGroupName: 'CRM for small agencies', active: true },
});
const queries = [
  query(71, 'Which CRM is best for a small agency?'),
  query(72, 'Compare CRM software for agencies'),
  query(73, 'CRM with time tracking'),
  query(74, 'Best free CRM for a team of five'),
];

const action = (part: Partial<Action> & Pick<Action, 'actionId' | 'title' | 'day'>): Action => ({
  ...{
    kind: 'page',
    pages: [],
    costUsd: null,
    recommendationId: null,
    drawn: null,
    against: 'others',
    settlingDays: 0,
  },
  steps: [{ step: 1, plannedDay: part.day, day: part.day, queries }],
  ...{ aimedAt: `${part.day}T10:00:00Z`, createdAt: `${part.day}T10:00:00Z`, updatedAt: `${part.day}T10:00:00Z` },
  ...part,
});

/** Looks of some weeks that end on 16 Nov 2026, nearer to the figure and narrower week by week. */
const looksTo = (estimate: number, half: number, weeks: number): PlatformEffect['looks'] =>
  Array.from({ length: weeks }, (_, week) => {
    const share = (week + 1) / weeks;
    const middle = Math.round(10 * estimate * Math.sqrt(share)) / 10;
    const width = Math.round((10 * half) / Math.sqrt(share)) / 10;
    return {
      day: addDays('2026-11-16', 7 * (week + 1 - weeks)),
      ...{ estimate: middle, low: Math.max(-100, middle - width), high: Math.min(100, middle + width) },
    };
  });

const side = (aimed: number, before: number, after: number) => ({
  ...{ queries: aimed, before, after, answersBefore: aimed * 13, answersAfter: aimed * 16 },
});

const onPlatform = (platform: string, part: Partial<PlatformEffect>): PlatformEffect => ({
  ...{
    platform,
    design: 'others',
    status: 'within_noise',
    sentence: '',
    ...{ limits: [], obstacles: [], cautions: [], chosenLateOn: null },
    latest: part.looks?.at(-1) ?? null,
  },
  ...{ looks: [], firstTold: null, aimed: side(4, 31.2, 47), others: side(28, 33, 34.8) },
  before: { estimate: 1, low: -4, high: 6, verdict: 'alike' },
  ...{ nextJudgement: '2026-11-23', weeksBefore: 13, weeksAfter: 16 },
  ...part,
});

const effects: readonly Effect[] = [
  {
    action: action({
      ...{ actionId: 4, title: 'A page for each question', day: '2026-11-09', drawn: { seed: 2_871_634_411 } },
      steps: [
        { step: 1, plannedDay: '2026-11-09', day: '2026-11-09', queries: queries.slice(0, 2) },
        { step: 2, plannedDay: '2026-12-14', day: '2026-12-21', queries: queries.slice(2) },
      ],
      createdAt: '2026-11-02T10:00:00Z',
    }),
    platforms: [
      onPlatform('chatgpt', {
        ...{ design: 'order', status: 'too_early', before: null, aimed: null, others: null, weeksAfter: 1 },
        sentence: 'It is too early to tell: it can be judged from 23 Nov 2026 on.',
      }),
    ],
  },
  {
    action: action({
      ...{ actionId: 3, title: 'Comparison page for small agencies', day: '2026-07-27', costUsd: 1800 },
      pages: ['https://www.northwind.com/compare', 'https://www.northwind.com/agencies'],
    }),
    platforms: [
      onPlatform('chatgpt', {
        ...{ status: 'rose', looks: looksTo(14, 9, 16), firstTold: '2026-09-28' },
        sentence:
          'The 4 queries you worked on rose by 14 points more than the others, 5 to 23; before the work they had moved alike.',
      }),
      onPlatform('aioverview', {
        ...{ looks: looksTo(3, 10, 16), nextJudgement: '2027-03-08', firstTold: null },
        sentence: 'No visible change yet: so far 3 points beside the others, −7 to 13.',
      }),
    ],
  },
  {
    action: action({
      actionId: 2,
      title: 'Interview in a trade magazine',
      day: '2026-06-29',
      kind: 'press',
      costUsd: 650,
    }),
    platforms: [
      onPlatform('chatgpt', {
        ...{ status: 'cannot_be_told', looks: looksTo(6, 8, 20), nextJudgement: null },
        sentence: 'It cannot be told whether this had an effect.',
        limits: ['The platform replaced its model for only one side of the comparison.'],
        obstacles: ['model_replaced_in_one_arm'],
      }),
    ],
  },
  {
    action: action({ actionId: 1, title: 'Listing in a directory', day: '2026-06-01', kind: 'listing' }),
    platforms: [],
  },
];

const samplesOf = [1, 2, 3, 5];

/** Actions with their effects, and plans, of every client of the double. */
export function createActions(empty: boolean) {
  let known = empty ? [] : [...effects];
  const find = (actionId: number): Effect => {
    const found = known.find((one) => one.action.actionId === actionId);
    if (found === undefined) throw notFound('action', actionId);
    return found;
  };
  /** Samples of a noise check that waits, by group. */
  const noise = new Map<number, number>();
  return {
    list: (): Action[] => known.map((one) => one.action),
    effects: (): Effect[] => known,
    effect: (actionId: number): OutputOf<'get-effect'> => {
      const found = find(actionId);
      return {
        ...found,
        besides: {
          pages: found.action.pages.map((url, index) => ({
            url,
            platforms:
              index > 0
                ? []
                : [
                    {
                      ...{ platform: 'chatgpt', firstCited: '2026-08-10', lastCited: '2026-11-16' },
                      ...{ answers: 41, answered: 640, answersBefore: 0 },
                    },
                  ],
          })),
          platforms: found.platforms.slice(0, 1).map(({ platform }) => ({
            platform,
            before: { from: '2026-04-06', to: '2026-07-26' },
            after: { from: '2026-07-27', to: '2026-11-16' },
            shareOfVoice: { before: 28.4, after: 36.1 },
            position: { before: 3.4, after: 2.6 },
          })),
        },
      };
    },
    save: ({ actionId = 9, ...request }: InputOf<'save-action'>): Action => {
      const { title, kind, day = '2026-11-20', costUsd = null, recommendationId = null } = request;
      const saved = action({ actionId, title, kind, day, costUsd, recommendationId, pages: request.pages ?? [] });
      known = [{ action: saved, platforms: [] }, ...known.filter((one) => one.action.actionId !== actionId)];
      return saved;
    },
    draw: ({ title, kind, days }: InputOf<'draw-order'>): Action => {
      const drawn = action({
        ...{ actionId: 10, title, kind, day: days[0] ?? '2026-11-20', drawn: { seed: 7 } },
        steps: days.map((day, index) => ({
          step: index + 1,
          plannedDay: day,
          day,
          queries: queries.slice(index, index + 1),
        })),
      });
      known = [{ action: drawn, platforms: [] }, ...known];
      return drawn;
    },
    move: ({ actionId, step, day }: InputOf<'set-action-day'>): Action => {
      const { action: before } = find(actionId);
      return { ...before, steps: before.steps.map((one) => (one.step === step ? { ...one, day } : one)) };
    },
    remove: (actionId: number) => {
      known = known.filter((one) => one.action.actionId !== actionId);
      return { actionId };
    },
    checkNoise: ({ queryGroupId, samples, when }: InputOf<'start-noise-check'>): OutputOf<'start-noise-check'> => {
      if (when === 'next-scan') noise.set(queryGroupId, samples);
      else noise.delete(queryGroupId);
      return { executionIds: when === 'now' ? [901] : [], waiting: noise.get(queryGroupId) ?? null };
    },
    withNoise: <Group extends { readonly id: number }>(group: Group) => ({
      ...group,
      nextScanSamples: noise.get(group.id) ?? null,
    }),
    propose: (): OutputOf<'propose-action'> => ({
      ...{ customerId: 3, kind: 'page', title: 'Win back “CRM with time tracking”', queries: [...queries.slice(2, 3)] },
      wholeGroup: false,
    }),
    plan: ({ queryGroupId, aimed = 10, detect, platform: only }: InputOf<'get-plan'>): OutputOf<'get-plan'> => ({
      ...{ queryGroupId, queryGroupName: 'CRM for small agencies', aimed, others: 20 - aimed, gapDays: 7, samples: 1 },
      platforms: ['chatgpt', 'aioverview']
        .filter((one) => only === undefined || one === only)
        .map((platform) => ({
          ...{ platform, rate: 34.2, scans: 26 },
          alternative: '3 answers each would make it 9.2 points and cost $3.48 more a month.',
          basis: { withinQuery: 'history', sampleShare: 'prior', correlation: 'history', shift: 'history' },
          curves: samplesOf.map((samples) => {
            const points = Array.from({ length: 25 }, (_, index) => ({
              weeks: index + 2,
              change: Math.round(10 * (6 + 22 / Math.sqrt(samples) / Math.sqrt(index + 2))) / 10,
              answers: 20 * samples * (index + 2),
              costUsd: 0.02 * 20 * samples * (index + 2),
            }));
            const seen = detect === undefined ? undefined : points.find(({ change }) => change <= detect);
            return {
              ...{ samples, points, costPerMonthUsd: 0.02 * 20 * samples * 4.35 },
              detects: seen === undefined ? null : { weeks: seen.weeks, costUsd: seen.costUsd },
              sentence: `With ${aimed} queries worked on, ${samples === 1 ? 'one answer each' : `${samples} answers each`} once a week, a change of ${detect ?? points[6]?.change ?? 0} points is seen within ${seen?.weeks ?? 8} weeks in 8 of 10 cases; $1.74 a month.`,
            };
          }),
        })),
    }),
  };
}
