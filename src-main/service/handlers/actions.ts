import { randomInt } from 'node:crypto';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { actionLimits, fewestDrawn, firstActionDay, type Action } from '#shared/contract/workspace/actions.ts';
import type { Day } from '#shared/domain/dates.ts';
import { hasPublicSuffix } from '#shared/domain/urls.ts';
import { citedSpelling } from '#main/analysis/citations/normalise-url.ts';
import { drawOrder } from '#main/analysis/effects/draw-order.ts';
import { shareOfQueries } from '#main/results/share-of-queries.ts';
import { readActions } from '#main/results/actions.ts';
import { never } from '#main/results/effects.ts';
import { proposeAction } from '#main/results/proposed-action.ts';
import { today } from '#main/results/read-context.ts';
import {
  countActions,
  findAction,
  insertAction,
  removeAction,
  setStepDay,
  updateAction,
  writeAim,
  type ActionAim,
  type ActionContent,
  type ActionRow,
} from '#main/store/actions.ts';
import { findRecommendation, findRecommendationCustomer } from '#main/store/recommendations.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { aimedQueries } from '../aimed-queries.ts';
import { orMissing, requireCustomer, requireQueryGroup } from '../ownership.ts';

/** What was done for a customer: recorded by hand or from a recommendation, in one go or in a drawn order. */
export const actionHandlers: HandlersOf<
  'list-actions' | 'propose-action' | 'save-action' | 'draw-order' | 'set-action-day' | 'delete-action'
> = {
  'list-actions': ({ customerId, queryGroupId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    if (queryGroupId !== undefined) {
      const group = requireQueryGroup(context, caller, queryGroupId, 'workspace');
      if (group.customerId !== customerId) throw notFound('query group', queryGroupId);
    }
    return readActions(context.store, customerId, queryGroupId ?? null);
  },

  'propose-action': ({ recommendationId }, context, caller) => {
    const found = findRecommendation(context.store, recommendationId);
    if (found === undefined) throw notFound('recommendation', recommendationId);
    orMissing(notFound('recommendation', recommendationId), () => requireCustomer(context, caller, found.customerId));
    return proposeAction(context.store, found);
  },

  'save-action': (request, context, caller) => {
    const { store } = context;
    const { customerId, actionId, day } = request;
    requireCustomer(context, caller, customerId);
    const known = actionId === undefined ? null : requireAction(context, customerId, actionId);
    const content = contentOf(request, context, known);
    const aims = [day, request.queryIds, request.tags, request.against, request.settlingDays];
    if (known !== null && known.seed !== null && aims.some((given) => given !== undefined))
      throw invalidRequest('actionId', 'is a drawn order, whose queries stay as drawn; its days are set one by one');
    if (day !== undefined) requirePastDay(day, context);
    return store.transaction(() => {
      const before = known === null ? null : actionOf(context, known);
      const on = day ?? before?.day;
      if (on === undefined) throw invalidRequest('day', 'is required');
      const aim: ActionAim = {
        seed: null,
        against: request.against ?? before?.against ?? 'others',
        settlingDays: request.settlingDays ?? before?.settlingDays ?? 0,
        steps: [{ day: on, queries: aimedQueries(store, request, before).map((queryId) => ({ queryId, block: 0 })) }],
      };
      const id = known?.id ?? insertAction(store, customerId, content, aim, nowIso(context));
      if (known !== null) updateAction(store, id, content, nowIso(context));
      if (known !== null && before !== null && known.seed === null && changesAim(before, aim))
        writeAim(store, known, aim, nowIso(context));
      return actionOf(context, requireAction(context, customerId, id));
    });
  },

  'draw-order': (request, context, caller) => {
    const { store } = context;
    const { customerId, days } = request;
    requireCustomer(context, caller, customerId);
    const content = contentOf(request, context, null);
    requireOrder(days, today(context));
    return store.transaction(() => {
      const queryIds = aimedQueries(store, request, null);
      if (queryIds.length < fewestDrawn(days.length))
        throw invalidRequest(
          'queryIds',
          queryIds.length === 1
            ? 'holds one query: an order can be drawn of several only'
            : `must hold at least ${fewestDrawn(days.length)} queries: fewer have too few orders for a result to be told from chance`,
        );
      const drawn = drawOrder({
        seed: randomInt(2 ** 32),
        units: shareOfQueries(context, customerId, queryIds).map(({ queryId, rate }) => ({
          unit: String(queryId),
          ...(rate === null ? {} : { rate }),
        })),
        waves: partSizes(queryIds.length, days.length).map((units, wave) => ({ day: days[wave] ?? never, units })),
      });
      const aim: ActionAim = {
        ...{ seed: drawn.seed, against: 'others', settlingDays: 0 },
        steps: days.map((day, wave) => ({
          day,
          queries: drawn.units
            .filter((unit) => unit.wave === wave)
            .map(({ unit, block }) => ({ queryId: Number(unit), block })),
        })),
      };
      const id = insertAction(store, customerId, content, aim, nowIso(context));
      return actionOf(context, requireAction(context, customerId, id));
    });
  },

  'set-action-day': ({ customerId, actionId, step, day }, context, caller) => {
    requireCustomer(context, caller, customerId);
    const action = actionOf(context, requireAction(context, customerId, actionId));
    if (action.drawn === null) throw invalidRequest('actionId', 'has one day, which is saved with the action');
    if (!action.steps.some((known) => known.step === step))
      throw invalidRequest('step', `must be from 1 to ${action.steps.length}`);
    const now = today(context);
    const before = action.steps.find((known) => known.step === step)?.day ?? null;
    if ((before !== null && before < now) || (day !== null && day < now))
      throw invalidRequest(
        'day',
        'is not moved once it has come, or to the past: the order is judged as it was drawn, also if work was late',
      );
    requireOrder(
      action.steps.map((known) => (known.step === step ? day : known.day)),
      '',
    );
    setStepDay(context.store, actionId, step, day);
    return actionOf(context, requireAction(context, customerId, actionId));
  },

  'delete-action': ({ customerId, actionId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    requireAction(context, customerId, actionId);
    context.store.transaction(() => removeAction(context.store, actionId));
    return { actionId };
  },
};

function requireAction({ store }: ServiceContext, customerId: number, actionId: number): ActionRow {
  const action = findAction(store, actionId);
  if (action?.customerId !== customerId) throw notFound('action', actionId);
  return action;
}

function actionOf({ store }: ServiceContext, { id, customerId }: ActionRow): Action {
  const action = readActions(store, customerId).find(({ actionId }) => actionId === id);
  if (action === undefined) throw notFound('action', id);
  return action;
}

/** Whether an action is judged by something else than before: a choice made after seeing answers is worth a warning. */
function changesAim({ day, against, settlingDays, steps }: Action, aim: ActionAim): boolean {
  const ids = (parts: ActionAim['steps'] | Action['steps']) =>
    new Set(parts.flatMap(({ queries }) => queries.map(({ queryId }) => queryId)));
  return (
    aim.steps[0]?.day !== day ||
    aim.against !== against ||
    aim.settlingDays !== settlingDays ||
    ids(steps).symmetricDifference(ids(aim.steps)).size > 0
  );
}

function requirePastDay(day: Day, context: ServiceContext): void {
  const last = today(context);
  if (day > last)
    throw invalidRequest('day', `is in the future: an action is recorded once it is done, ${last} at the latest`);
  if (day < firstActionDay) throw invalidRequest('day', `must be from ${firstActionDay} to ${last}`);
}

/** Refuses days that are no order: later ones after earlier ones, from a first day on, and only the last one open. */
function requireOrder(days: readonly (Day | null)[], first: Day): void {
  let last: Day | null = null;
  for (const [index, day] of days.entries()) {
    if (day === null && index < days.length - 1)
      throw invalidRequest('days', 'may be without a day in the last part only, which is left as it is');
    if (day === null) continue;
    if (day < first) throw invalidRequest('days', `must be ${first} or later: the order is recorded before the work`);
    if (last !== null && day <= last) throw invalidRequest('days', 'must be in order, each later than the one before');
    last = day;
  }
}

/** Sizes of parts that differ by one at most, the larger ones first. */
const partSizes = (items: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(items / parts) + (index < items % parts ? 1 : 0));

interface Content {
  readonly kind: ActionContent['kind'];
  readonly title: string;
  readonly pages?: readonly string[] | undefined;
  readonly costUsd?: number | null | undefined;
  readonly recommendationId?: number | null | undefined;
  readonly customerId: number;
}

/** What is stored of a request; what it leaves out stays as it was. */
function contentOf(request: Content, context: ServiceContext, known: ActionRow | null): ActionContent {
  const { store } = context;
  if (known === null && countActions(store, request.customerId) >= actionLimits.ofCustomer)
    throw invalidRequest(
      'customerId',
      `has ${actionLimits.ofCustomer} actions, the most it may have; delete some first`,
    );
  const recommendationId =
    request.recommendationId === undefined ? (known?.recommendationId ?? null) : request.recommendationId;
  if (
    recommendationId !== null &&
    recommendationId !== known?.recommendationId &&
    findRecommendationCustomer(store, recommendationId) !== request.customerId
  )
    throw notFound('recommendation', recommendationId);
  return {
    kind: request.kind,
    title: request.title,
    pages: request.pages === undefined ? (known?.pages ?? []) : [...new Set(request.pages.map(addressOf))],
    costMicro:
      request.costUsd === undefined
        ? (known?.costMicro ?? null)
        : request.costUsd === null
          ? null
          : Math.round(request.costUsd * 1_000_000),
    recommendationId,
  };
}

/** An address of a page as it is stored; throws for a text that is none. */
function addressOf(text: string, index: number): string {
  const address = text.length > 2_000 ? null : citedSpelling(text);
  if (address === null || !hasPublicSuffix(new URL(address).hostname))
    throw invalidRequest(
      `pages[${index}]`,
      'is no address of a page on the public internet, such as https://www.example.com/page',
    );
  return address;
}
