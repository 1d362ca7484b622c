import type { Action } from '#shared/contract/workspace/actions.ts';
import type { ActionEffect, PlatformEffect } from '#shared/contract/workspace/effects.ts';
import { addDays, dayIn, type Day } from '#shared/domain/dates.ts';
import type { Texts } from '#shared/language/texts.ts';
import { effectLimits, effectSentence } from '#shared/wording/effects.ts';
import { comparisonEffect } from '#main/analysis/effects/comparison.ts';
import type { OrderDraw } from '#main/analysis/effects/draw-order.ts';
import { randomisedOrderEffect } from '#main/analysis/effects/order-effect.ts';
import type { Effect, EffectEvent, QueryKey } from '#main/analysis/effects/types.ts';
import { languageTexts } from '#main/files/language-texts.ts';
import { listAimedQueryRows } from '#main/store/actions.ts';
import { listBrandRows } from '#main/store/brands.ts';
import { listModelChangeRows, listModelChangesOf } from '#main/store/model-changes.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listLabelledQueries } from '#main/store/query-labels.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { toPercent } from './measures.ts';
import type { ReadContext } from './read-context.ts';
import { stateOf } from './remembered.ts';
import { mostSurfaces, readScans } from './series-evidence.ts';

/** Days before an action that show how its queries moved without it. */
const daysBefore = 182;
/** The other queries of the same groups are compared with if there are this many; else those of all groups. */
const enoughOthers = 8;
/** A part of a draw without a day, as the statistics have it. */
export const never = '9999-12-31';

/** What the effects of a customer's actions are read from. */
export interface EffectReader {
  readonly store: ReadStore;
  readonly timeZone: string;
  readonly customerId: number;
  /** All of the customer, so that an action knows of the others. */
  readonly actions: readonly Action[];
  readonly points: readonly GrowthPoint[];
  readonly groupOf: ReadonlyMap<number, number>;
  readonly competitors: readonly number[];
  readonly blocks: ReadonlyMap<string, number>;
  /** Of its sentences. */
  readonly texts: Texts;
}

/** Prepares reading the effects of a customer's actions. */
export const effectReader = (
  { store, timeZone }: Pick<ReadContext, 'store' | 'timeZone'>,
  customerId: number,
  actions: readonly Action[],
  texts = languageTexts('en'),
): EffectReader => ({
  ...{ store, timeZone, customerId, actions, texts },
  points: growthPoints(store, { customerId, groupId: null, platform: null, includeNotActive: true }),
  groupOf: new Map(listLabelledQueries(store, customerId).map(({ id, queryGroupId }) => [id, queryGroupId])),
  competitors: listBrandRows(store, customerId)
    .filter(({ kind, state }) => kind === 'competitor' && state === 'confirmed')
    .map(({ id }) => id),
  blocks: new Map(
    listAimedQueryRows(store, customerId).map(({ actionId, queryId, block }) => [`${actionId} ${queryId}`, block]),
  ),
});

/** What the effects are computed from, in short: they are the same while it is. */
export const stateOfEffects = ({ store, customerId, actions, ...reader }: EffectReader): string =>
  JSON.stringify([
    actions,
    stateOf(reader.points),
    [...reader.groupOf],
    reader.competitors,
    [...reader.blocks],
    listModelChangeRows(store, customerId, null),
  ]);

/** What can be said of an action on each platform on which its queries are asked. */
export function readEffect(reader: EffectReader, action: Action): ActionEffect {
  const arms = armsOf(reader, action);
  const platforms = [
    ...new Set(
      reader.points.filter(({ queryGroupId }) => arms.aimedGroups.has(queryGroupId)).map(({ platform }) => platform),
    ),
  ].toSorted((a, b) => (a < b ? 1 : -1));
  return { action, platforms: platforms.map((platform) => onPlatform(reader, action, arms, platform)) };
}

/** The queries that an action aims at, and those they are compared with. */
interface Arms {
  readonly aimed: ReadonlySet<number>;
  readonly others: ReadonlySet<number>;
  readonly aimedGroups: ReadonlySet<number>;
  readonly groups: ReadonlySet<number>;
}

function armsOf({ groupOf }: EffectReader, { steps, drawn }: Action): Arms {
  const aimed = new Set(steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId)));
  const groupsOf = (ids: Iterable<number>) => new Set([...ids].flatMap((id) => groupOf.get(id) ?? []));
  const aimedGroups = groupsOf(aimed);
  const rest = [...groupOf.keys()].filter((id) => !aimed.has(id));
  const near = rest.filter((id) => aimedGroups.has(groupOf.get(id) ?? 0));
  const others = new Set(drawn !== null ? [] : near.length >= enoughOthers ? near : rest);
  return { aimed, others, aimedGroups, groups: aimedGroups.union(groupsOf(others)) };
}

function onPlatform(reader: EffectReader, action: Action, arms: Arms, platform: string): PlatformEffect {
  const { store } = reader;
  const points = reader.points.filter(
    (point) =>
      point.platform === platform &&
      arms.groups.has(point.queryGroupId) &&
      point.date >= addDays(action.day, -daysBefore),
  );
  const last = points.at(-1)?.date ?? action.day;
  const events = [
    ...replacedModels(store, platform, arms, action.day, last),
    ...otherActions(reader, action, arms, last),
  ];
  const design = designOf(reader, action, arms);
  const effect = judge(reader, action, arms, { points, events, design });
  return toPlatformEffect(reader, action, { platform, design, effect });
}

function designOf(
  { competitors }: EffectReader,
  { drawn, against }: Action,
  { others }: Arms,
): PlatformEffect['design'] {
  if (drawn !== null) return 'order';
  if (against === 'others' && others.size === 0 && competitors.length > 0) return 'competitors';
  return against;
}

function judge(
  { store, competitors, blocks }: EffectReader,
  action: Action,
  { aimed, others }: Arms,
  {
    points,
    events,
    design,
  }: {
    readonly points: readonly GrowthPoint[];
    readonly events: readonly EffectEvent[];
    readonly design: PlatformEffect['design'];
  },
): Effect {
  const queryOf = (key: QueryKey): number => Math.floor(Number(key) / mostSurfaces);
  const read = (brandId: number | null) =>
    readScans(store, points, brandId).map(({ date, outcomes }) => ({
      date,
      outcomes: outcomes.filter(({ query }) => aimed.has(queryOf(query)) || others.has(queryOf(query))),
    }));
  const own = read(null);
  if (design === 'order')
    return randomisedOrderEffect({
      draw: drawOf(action, blocks),
      own,
      unitOf: (key) => (aimed.has(queryOf(key)) ? String(queryOf(key)) : null),
      events,
    });
  return comparisonEffect({
    actionDay: action.day,
    settlingDays: action.settlingDays,
    own,
    isAimed: (key) => aimed.has(queryOf(key)),
    against: design,
    ...(design === 'others' ? {} : { competitors: competitors.map(read) }),
    events,
  });
}

/** The recorded draw of an action, in the terms of the statistics. */
const drawOf = ({ actionId, drawn, steps }: Action, blocks: EffectReader['blocks']): OrderDraw => ({
  method: 'permuted-blocks-1',
  seed: drawn?.seed ?? 0,
  waves: steps.map(({ day }) => day ?? never),
  units: steps.flatMap(({ queries }, wave) =>
    queries.map(({ queryId }) => ({
      unit: String(queryId),
      block: blocks.get(`${actionId} ${queryId}`) ?? 0,
      wave,
    })),
  ),
});

const sideOf = (touchesAimed: boolean, touchesOthers: boolean): EffectEvent['side'] =>
  touchesAimed && touchesOthers ? 'both' : touchesAimed ? 'aimed' : 'others';

/** Each model that was replaced, once: groups are scanned on different days and see it one after another. */
function replacedModels(store: ReadStore, platform: string, arms: Arms, from: Day, to: Day): EffectEvent[] {
  const changes = listModelChangesOf(store, platform, [...arms.groups]).filter(
    ({ day }) => day >= addDays(from, -daysBefore) && day <= to,
  );
  return [...Map.groupBy(changes, (change) => `${change.from} ${change.to}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const groups = new Set(same.map(({ queryGroupId }) => queryGroupId));
    return [{ kind: 'model_replaced', day: first.day, side: sideOfGroups(arms, groups) } as const];
  });
}

function sideOfGroups({ aimedGroups, groups }: Arms, touched: ReadonlySet<number>): EffectEvent['side'] {
  if ([...groups].every((group) => touched.has(group))) return 'both';
  return sideOf(
    [...touched].some((group) => aimedGroups.has(group)),
    [...touched].some((group) => !aimedGroups.has(group)),
  );
}

/** The customer's other actions that aimed at queries compared here, from half a year before on. */
const otherActions = ({ actions }: EffectReader, action: Action, { aimed, others }: Arms, to: Day): EffectEvent[] =>
  actions
    .filter(({ actionId, day }) => actionId !== action.actionId && day >= addDays(action.day, -daysBefore) && day <= to)
    .flatMap(({ day, steps }) => {
      const ids = steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId));
      const touched = [ids.some((id) => aimed.has(id)), ids.some((id) => others.has(id))] as const;
      return touched.includes(true) ? [{ kind: 'other_action', day, side: sideOf(...touched) } as const] : [];
    });

function toPlatformEffect(
  { timeZone, texts }: EffectReader,
  action: Action,
  { platform, design, effect }: { platform: string; design: PlatformEffect['design']; effect: Effect },
): PlatformEffect {
  const { status, latest, looks, aimed, others, placebo, obstacles, cautions, ...rest } = effect;
  const figures = {
    design,
    status,
    latest: latest && lookOf(latest),
    aimed: aimed && sideFigures(aimed),
    before: placebo && { ...intervalOf(placebo), verdict: placebo.verdict },
    nextJudgement: rest.nextJudgement,
  };
  const aimedOn = dayIn(timeZone, new Date(action.aimedAt));
  const limits = {
    obstacles: [...obstacles],
    cautions: [...cautions],
    chosenLateOn: looks.some(({ day }) => day < aimedOn) ? aimedOn : null,
  };
  return {
    platform,
    ...figures,
    sentence: effectSentence(figures, texts),
    limits: effectLimits(limits, texts),
    ...limits,
    looks: looks.map(lookOf),
    firstTold: rest.firstTold,
    others: others && sideFigures(others),
    weeksBefore: rest.weeksBefore,
    weeksAfter: rest.weeksAfter,
  };
}

const intervalOf = ({ estimate, low, high }: { estimate: number; low: number; high: number }) => ({
  estimate: toPercent(estimate),
  low: toPercent(low),
  high: toPercent(high),
});

const lookOf = ({ day, ...interval }: Effect['looks'][number]) => ({ day, ...intervalOf(interval) });

const sideFigures = (side: NonNullable<Effect['aimed']>): NonNullable<PlatformEffect['aimed']> => ({
  ...side,
  before: toPercent(side.before),
  after: side.after === null ? null : toPercent(side.after),
});
