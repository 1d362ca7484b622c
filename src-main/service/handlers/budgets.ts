import { invalidRequest, noSuchPlatform } from '#shared/contract/errors.ts';
import { addDays } from '#shared/domain/dates.ts';
import { isPlatform, platforms } from '#shared/domain/platforms.ts';
import { firstOfMonth } from '#main/money/budget.ts';
import { readPriceEntries, shippedPrices } from '#main/money/prices.ts';
import { readSchedule, runsPerMonth } from '#main/scan/schedule.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import { groupPlatforms } from '#main/store/query-groups.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import { bookedSince, listSpend } from '#main/store/spend.ts';
import { readCaps, writeCap } from '#main/money/caps.ts';
import { today } from '#main/results/read-context.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { defaultPlatforms, newSchedule } from '../create-group.ts';
import { estimatePlatform, leftUsd, questionsOf } from '#main/scan/estimate.ts';
import { requireCustomer, requireOneCustomer, requireQueryGroup } from '../ownership.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { completeSchedule } from './schedules.ts';

const toUsd = (micro: number): number => micro / 1_000_000;
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Money: caps, estimates, spend and prices. */
export const budgetHandlers: HandlersOf<
  'get-budget' | 'set-budget' | 'estimate-scan' | 'spend-report' | 'get-prices' | 'set-prices'
> = {
  'get-budget': (_request, context) => {
    const month = firstOfMonth(today(context));
    const caps = readCaps(context.store);
    return {
      month: month.slice(0, 7),
      renewsOn: firstOfMonth(addDays(month, 31)),
      workspace: positionOf(context, month, caps.workspace, {}),
      customers: listCustomerSummaries(context.store, null).map(({ id, name }) => ({
        customerId: id,
        customerName: name,
        ...positionOf(context, month, caps.customers.get(id) ?? null, { customerId: id }),
      })),
      platforms: platforms.map(({ id }) => ({
        platform: id,
        ...positionOf(context, month, caps.platforms.get(id) ?? null, { platform: id }),
      })),
    };
  },

  'set-budget': (request, context, caller) => {
    const { subject, capUsd } = request;
    if (subject.kind === 'customer') requireCustomer(context, caller, subject.customerId);
    if (subject.kind === 'platform' && !isPlatform(subject.platform))
      throw noSuchPlatform('subject.platform', subject.platform);
    writeCap(context.store, subject, capUsd);
    return { capUsd };
  },

  'estimate-scan': (request, context, caller) => {
    const group =
      request.queryGroupId === undefined ? null : requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    if (group === null && request.queries === undefined)
      throw invalidRequest('queryGroupId', 'is required, or "queries" for a group to be created');
    const chosen = request.platform === undefined ? request.platforms : [request.platform];
    const chosenPlatforms = [
      ...new Set(chosen ?? (group === null ? defaultPlatforms(context) : groupPlatforms(context.store, group.id))),
    ];
    const questions = questionsOf(
      { activeQueries: request.queries ?? group?.activeQueries ?? 0, samples: group?.samples ?? 1 },
      request.samples,
    );
    const estimates = chosenPlatforms.map((platform) => estimatePlatform(context, platform, questions));
    const schedule =
      request.schedule === undefined
        ? readSchedule(group?.schedule ?? newSchedule, group?.createdAt ?? nowIso(context), context.timeZone)
        : completeSchedule(request.schedule, context);
    const scansPerMonth = runsPerMonth(schedule);
    const expectedUsd = sum(estimates.map((estimate) => estimate.expectedUsd));
    return {
      platforms: estimates,
      expectedUsd,
      highestUsd: sum(estimates.map((estimate) => estimate.highestUsd)),
      complete: estimates.every((estimate) => estimate.expectedUsd !== null),
      scansPerMonth,
      expectedUsdPerMonth: expectedUsd * scansPerMonth,
      leftUsd: leftUsd(context, group?.customerId ?? null, chosenPlatforms),
    };
  },

  'spend-report': (request, context, caller) => {
    requireOneCustomer(caller, request.customerId);
    if (request.customerId !== undefined) requireCustomer(context, caller, request.customerId);
    const from = request.from ?? '0000-01-01';
    const to = request.to ?? '9999-12-31';
    if (from > to) throw invalidRequest('from', 'must not be after "to"');
    const rows = listSpend(context.store, from, to, request.customerId ?? null).map((row) => ({
      month: row.month,
      customerId: row.customerId,
      customerName: row.customerName,
      platform: row.platform,
      requests: row.requests,
      costUsd: toUsd(row.costMicro),
      unconfirmedUsd: toUsd(row.unconfirmedMicro),
      unpricedRequests: row.unpricedRequests,
    }));
    return {
      rows,
      costUsd: sum(rows.map((row) => row.costUsd)),
      unconfirmedUsd: sum(rows.map((row) => row.unconfirmedUsd)),
      unpricedRequests: sum(rows.map((row) => row.unpricedRequests)),
    };
  },

  'get-prices': (_request, context) => {
    const own = readPriceEntries(readSetting(context.store, settingKeys.prices) ?? []);
    const keyOf = (entry: (typeof own)[number]): string => JSON.stringify([entry.provider, entry.model, entry.from]);
    const replaced = new Set(own.map(keyOf));
    return {
      asOf: shippedPrices().asOf,
      entries: [
        ...own.map((entry) => ({ ...entry, own: true })),
        ...shippedPrices()
          .entries.filter((entry) => !replaced.has(keyOf(entry)))
          .map((entry) => ({ ...entry, own: false })),
      ],
      typicalUsage: shippedPrices().typicalUsage,
    };
  },

  'set-prices': (request, context) => {
    writeSetting(context.store, settingKeys.prices, request.entries);
    return { own: request.entries.length };
  },
};

function positionOf(
  context: ServiceContext,
  month: string,
  capMicro: number | null,
  filter: { readonly customerId?: number; readonly platform?: string },
) {
  const booked = bookedSince(context.store, month, filter.customerId ?? null, filter.platform ?? null);
  return {
    capUsd: capMicro === null ? null : toUsd(capMicro),
    spentUsd: toUsd(booked.costMicro),
    unconfirmedUsd: toUsd(booked.unconfirmedMicro),
    reservedUsd: toUsd(context.scan.budget.reserved(filter)),
    unpricedRequests: booked.unpricedRequests,
  };
}
