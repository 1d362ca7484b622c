import { createHash } from 'node:crypto';
import { addDays, dayIn, type Day } from '#shared/domain/dates.ts';
import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import { tagKey } from '#shared/domain/intents.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { readKnownVariation } from '#main/results/known-variation.ts';
import { readWatched } from '#main/results/read-watched.ts';
import type { SeriesCounts, Watched, WatchedSeries } from '#main/results/watched-series.ts';
import { insertAlert, type NewAlert } from '#main/store/alerts.ts';
import { isMuted, readSeriesStates, saveSeriesState } from '#main/store/alert-series.ts';
import { rulesState } from '#main/store/alert-rules.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import { replaceModelChanges } from '#main/store/model-changes.ts';
import type { ReadStore, Store } from '#main/store/open.ts';
import { findTagByName } from '#main/store/query-labels.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import { endedScans, evidenceStates, firstNamedSince, servedModels } from '#main/store/statistics/watched-counts.ts';
import { storeOf } from '../narrow-queries.ts';
import { readDivisions, updateDivision, type Divisions } from './division.ts';
import { alertOf, factAlerts } from './alert-of.ts';
import { capFacts } from './cap-facts.ts';
import { newCompanies, replacedModels, troubledScans } from './facts.ts';
import { judgeSeries, type Judged } from './judge-series.ts';
import { modelChanges, type FoundModelChange } from './model-marks.ts';
import { readRules, type Rules } from './rules.ts';

/** What evaluating needs of a job. */
export type AlertContext = Pick<JobContext, 'store' | 'timeZone' | 'now' | 'checkCancelled' | 'progress'> & {
  /** Everything since this day is told, however long ago it was; today's rule otherwise. For the sample. */
  readonly toldSince?: Day;
};

/** What a customer's alerts were last judged by. */
interface Evaluated {
  readonly state: string;
  readonly counts: SeriesCounts;
}

/** Raised whenever the same answers could be judged in another way. */
const alertsVersion = 1;
/** The most scans of series of which what was read is kept in memory between dividing the bound and judging: some 50 MB. */
const mostKept = 500_000;
/** What happened longer ago is no news, such as an import of old answers: it is history only. */
const newsDays = 45;

function readEvaluated(store: ReadStore, customerId: number): Evaluated | null {
  const stored = readSetting(store, settingKeys.alertsOf(customerId));
  return typeof stored === 'object' && stored !== null && 'state' in stored ? (stored as Evaluated) : null;
}

/** Customers whose answers, scans or names changed since their alerts were last judged. */
export function customersToEvaluate(store: ReadStore): { readonly customerId: number; readonly state: string }[] {
  const rules = rulesState(store);
  return evidenceStates(store)
    .map(({ customerId, state }) => ({ customerId, state: `${alertsVersion} ${rules} ${state}` }))
    .filter(({ customerId, state }) => readEvaluated(store, customerId)?.state !== state);
}

/**
 * The job: looks at everything that is watched and may have changed, and stores what is to be told. A customer is judged in
 * one transaction with the state that says so: killed at any moment, the next start judges it again or not at all.
 */
export function evaluateAlerts(context: AlertContext): OutcomeOf<'alerts'> {
  const { store, now } = context;
  const day = dayIn(context.timeZone, now());
  if (readSetting(store, settingKeys.alertsSince) === undefined)
    writeSetting(store, settingKeys.alertsSince, context.toldSince ?? day);
  const rules = readRules(store);
  const due = customersToEvaluate(store);
  // The bound is divided before anything is judged. What was read for it is kept if it is not much.
  let kept = 0;
  const read = due.map(({ customerId }) => {
    const watched = watch(store, customerId, rules);
    kept += watched.series.reduce((sum, { shares }) => sum + shares.length, 0);
    return { customerId, counts: watched.counts, watched: kept <= mostKept ? watched : null };
  });
  divideAgain(store, day, read);
  const divisions = readDivisions(store);
  let told = 0;
  for (const [index, { customerId, state }] of due.entries()) {
    context.checkCancelled();
    context.progress(index, due.length, 'Looking for changes to report');
    const customer = findCustomer(store, customerId);
    if (customer === undefined) continue;
    const judged = store.snapshot(() =>
      judgeCustomer(context, customer, read[index]?.watched ?? watch(store, customerId, rules), { rules, divisions }),
    );
    told += store.transaction(() => record(context, judged, state));
  }
  return { told: told + store.transaction(() => insert(context, factAlerts(now(), capFacts(store, day, rules)))) };
}

/**
 * Reads the series of a customer: without branded queries if its scores leave them out, as series of their own, and those of
 * the queries with each tag that a rule names.
 */
function watch(store: Store, customerId: number, rules: Rules): Watched {
  const read = (from: ReadStore, tag?: string): Watched =>
    readWatched(
      from,
      customerId,
      readKnownVariation(from),
      (kind, platform, queryGroupId) => rules.of({ kind, customerId, queryGroupId, platform, tag }) !== null,
      tag === undefined ? rules.groupsOf(customerId) : [],
    );
  const scored = storeOf(store, { customerId });
  const ending = scored === store ? '' : ' without branded';
  const whole = read(scored);
  const tagged = rules.tags
    .filter((tag) => findTagByName(store, customerId, tag) !== undefined)
    .map((tag) => ({ tag, watched: read(storeOf(store, { customerId, tags: [tag] }), tag) }));
  const counts: SeriesCounts = { ...whole.counts };
  for (const { watched } of tagged)
    for (const [kind, count] of Object.entries(watched.counts) as [JudgedKind, number][])
      counts[kind] = (counts[kind] ?? 0) + count;
  return {
    executions: whole.executions,
    counts,
    series: [
      ...whole.series.map((one) => ({ ...one, key: `${one.key}${ending}` })),
      ...tagged.flatMap(({ tag, watched }) =>
        watched.series.map((one) => ({ ...one, tag, key: `${one.key}${ending} tag ${tagKey(tag)}` })),
      ),
    ],
  };
}

/** Divides the bound over what is watched now: of the customers to be judged, and of the others as last judged. */
function divideAgain(
  store: Store,
  day: Day,
  read: readonly { readonly customerId: number; readonly counts: SeriesCounts }[],
): void {
  const fresh = new Map(read.map(({ customerId, counts }) => [customerId, counts]));
  const sum: Partial<Record<JudgedKind, number>> = {};
  for (const { customerId } of evidenceStates(store)) {
    const counts = fresh.get(customerId) ?? readEvaluated(store, customerId)?.counts ?? {};
    for (const [kind, count] of Object.entries(counts) as [JudgedKind, number][]) sum[kind] = (sum[kind] ?? 0) + count;
  }
  updateDivision(store, day, sum);
}

/** What judging a customer gave, to be stored. */
interface Judgement {
  readonly customerId: number;
  readonly counts: SeriesCounts;
  readonly states: readonly (Pick<WatchedSeries, 'key' | 'queryGroupId'> & { readonly reached: Judged['state'] })[];
  readonly alerts: readonly NewAlert[];
  readonly models: readonly FoundModelChange[];
  /** The first scan that was read; null without one. */
  readonly from: Day | null;
}

function judgeCustomer(
  context: AlertContext,
  customer: CustomerRow,
  { executions, series, counts }: Watched,
  { rules, divisions }: { readonly rules: Rules; readonly divisions: Divisions },
): Judgement {
  const { store } = context;
  const ids = executions.map(({ executionId }) => executionId);
  const models = modelChanges(executions, servedModels(store, ids));
  const before = readSeriesStates(store, customer.id);
  const judged = series.map((one) => ({ one, ...judgeSeries(one, before.get(one.key), divisions, models) }));
  const since = sinceWhen(context);
  const isFirst = context.toldSince === undefined && readEvaluated(store, customer.id) === null;
  const last = executions.at(-1)?.date ?? '';
  // Of what is watched for the first time the past is history: only its newest scan has news, and not even that if
  // the customer itself was not watched before.
  const newsFrom = (key: string): Day => {
    if (context.toldSince !== undefined || before.get(key)?.lookedDay != null) return since;
    return isFirst || last < since ? '9999-12-31' : last;
  };
  const news = isFirst ? '9999-12-31' : since;
  const scans = endedScans(store, customer.id, addDays(since, -newsDays));
  return {
    ...{ customerId: customer.id, counts, models, from: executions[0]?.date ?? null },
    states: judged.map(({ one: { key, queryGroupId }, state: reached }) => ({ key, queryGroupId, reached })),
    alerts: [
      ...judged.flatMap(({ one, found }) =>
        found.flatMap((change) => alertOf(context, customer, one, change, rules, newsFrom(one.key))),
      ),
      ...factAlerts(context.now(), [
        ...newCompanies(customer, firstNamedSince(store, customer.id, news), rules),
        ...troubledScans(customer, scans, rules).filter(({ day }) => day >= news),
        ...replacedModels(models, rules, customer).filter(({ day }) => day >= news),
      ]),
    ],
  };
}

/** Stores what judging a customer gave; returns how much of it is new. */
function record(
  context: AlertContext,
  { customerId, counts, states, alerts, models, from }: Judgement,
  state: string,
): number {
  const { store } = context;
  if (from !== null) replaceModelChanges(store, customerId, from, models);
  for (const { key, queryGroupId, reached } of states)
    saveSeriesState(store, key, { customerId, queryGroupId }, reached);
  writeSetting(store, settingKeys.alertsOf(customerId), { state, counts } satisfies Evaluated);
  return insert(context, alerts);
}

const insert = ({ store, toldSince }: AlertContext, alerts: readonly NewAlert[]): number =>
  alerts.filter((alert) => {
    // The same sample has the same ids.
    const uuid = toldSince === undefined ? undefined : uuidOf(alert.dedupeKey);
    return !isMuted(store, alert.series) && insertAlert(store, alert, uuid) !== null;
  }).length;

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The first day of which something is told. */
function sinceWhen({ store, timeZone, now, toldSince }: AlertContext): Day {
  if (toldSince !== undefined) return toldSince;
  const since = readSetting(store, settingKeys.alertsSince);
  const news = addDays(dayIn(timeZone, now()), -newsDays);
  return typeof since === 'string' && since > news ? since : news;
}
