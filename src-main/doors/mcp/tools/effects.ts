import { z } from 'zod';
import type { OutputOf } from '#shared/contract/index.ts';
import { aiPlatform, identifier } from '#shared/contract/v1/fields.ts';
import { firstOf, tableText } from '../table.ts';
import { limit, tool } from '../tool.ts';
import { fromOutside } from '../untrusted.ts';

const defaultRows = 10;

type Effect = OutputOf<'list-effects'>[number];
type EffectRow = { action: Effect['action']; platform: Effect['platforms'][number] | null };

/** What was done, and what can be said of it. */
const effects = tool({
  name: 'effects',
  title: 'Effects of actions',
  description:
    'What was done for a client, newest first, and whether it shows on each platform. Say "rose" or "fell" only where status does, else the sentence; give the limits.',
  input: z.object({ client: identifier, limit }),
  operations: ['list-effects'],
  run: async ({ client, limit: most = defaultRows }, call) => {
    const all = (await call('list-effects', { customerId: client })).flatMap(({ action, platforms }): EffectRow[] =>
      platforms.length === 0 ? [{ action, platform: null }] : platforms.map((platform) => ({ action, platform })),
    );
    const { rows, more } = firstOf(all, most);
    return tableText<EffectRow>(
      {
        meaning:
          'points: change of the queries worked on beside what they are compared with; low–high: 95 % at all looks together; n: their answers before and since.',
        ...more,
        note: fromOutside,
      },
      {
        action: ({ action }) => action.actionId,
        day: ({ action }) => action.day,
        title: ({ action }) => action.title,
        queries: ({ action }) => action.steps.reduce((sum, { queries }) => sum + queries.length, 0),
        cost_usd: ({ action }) => action.costUsd,
        platform: ({ platform }) => platform?.platform ?? null,
        status: ({ platform }) => platform?.status ?? 'not_scanned_yet',
        points: ({ platform }) => platform?.latest?.estimate ?? null,
        low: ({ platform }) => platform?.latest?.low ?? null,
        high: ({ platform }) => platform?.latest?.high ?? null,
        n: ({ platform }) => answersOf(platform?.aimed),
        n_compared: ({ platform }) => answersOf(platform?.others),
        next_judgement: ({ platform }) => platform?.nextJudgement ?? null,
        sentence: ({ platform }) => platform?.sentence ?? null,
        limits: ({ platform }) => platform?.limits.join(' ') ?? null,
      },
      rows,
    );
  },
});

const answersOf = (side: NonNullable<EffectRow['platform']>['aimed'] | undefined): number =>
  side == null ? 0 : side.answersBefore + side.answersAfter;

type Group = OutputOf<'list-query-groups'>[number];

const groupTable = (groups: readonly Group[]): string =>
  tableText<Group>(
    { next: 'Choose one of these query groups.' },
    {
      group: ({ id }) => id,
      name: ({ name }) => name,
      queries: ({ activeQueries }) => activeQueries,
      platforms: ({ platforms }) => platforms.join(' '),
    },
    groups,
  );

type Planned = OutputOf<'get-plan'>['platforms'][number];
type PlanRow = { platform: Planned; curve: Planned['curves'][number] };

const changeAt =
  (weeks: number) =>
  ({ curve }: PlanRow): number | null =>
    curve.points.find((point) => point.weeks === weeks)?.change ?? null;

/** What a planned action could show, and what asking costs. */
const plan = tool({
  name: 'plan',
  title: 'Plan an action',
  description:
    'Before work is paid for: the smallest change of some queries of a group that will be seen after 4, 8, 16 and 26 weeks, for 1 to 5 answers per query and scan, and what that costs. Without a group it lists those of the client.',
  input: z.object({
    client: identifier.describe('id of a client, from the tool clients'),
    group: identifier.optional().describe('id of a query group; not needed if the client has one only'),
    platform: aiPlatform.optional().describe('such as chatgpt; default: all'),
    queries: z.int().min(1).max(150).optional().describe('how many of its queries are worked on; default: half'),
    detect: z.number().positive().max(100).optional().describe('points; adds the week in which so much is seen'),
  }),
  operations: ['list-query-groups', 'get-plan'],
  run: async ({ client, group, platform, queries, detect }, call) => {
    const groups = await call('list-query-groups', { customerId: client });
    const [only] = groups;
    const chosen = groups.find(({ id }) => id === group) ?? (group === undefined && groups.length === 1 ? only : null);
    if (chosen == null) return groupTable(groups);
    const found = await call('get-plan', {
      queryGroupId: chosen.id,
      ...(platform === undefined ? {} : { platform }),
      ...(queries === undefined ? {} : { aimed: queries }),
      ...(detect === undefined ? {} : { detect }),
    });
    return tableText<PlanRow>(
      {
        meaning: 'in_N_weeks: points seen by then in 8 of 10 cases; null: none. n: scans behind how much answers vary.',
        ...{ group: found.queryGroupId, queries: found.aimed, compared_with: found.others, gap_days: found.gapDays },
      },
      {
        platform: (row) => row.platform.platform,
        rate: (row) => row.platform.rate,
        n: (row) => row.platform.scans,
        answers_each: ({ curve }) => curve.samples,
        in_4_weeks: changeAt(4),
        in_8_weeks: changeAt(8),
        in_16_weeks: changeAt(16),
        in_26_weeks: changeAt(26),
        usd_a_month: ({ curve }) => curve.costPerMonthUsd,
        ...(detect === undefined
          ? {}
          : {
              seen_in_weeks: ({ curve }) => curve.detects?.weeks ?? null,
              usd_until_then: ({ curve }) => curve.detects?.costUsd ?? null,
            }),
      },
      found.platforms.flatMap((one) => one.curves.map((curve) => ({ platform: one, curve }))),
    );
  },
});

/** The tools that say whether work shows. */
export const effectTools = [effects, plan];
