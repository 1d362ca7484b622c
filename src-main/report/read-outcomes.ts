import { notFound } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import type { Action } from '#shared/contract/workspace/actions.ts';
import { reportSections, type ReportRequest, type ReportSection } from '#shared/contract/workspace/reports.ts';
import type { Environment } from '#shared/contract/envelope.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { preferredLanguage } from '#shared/language/text-languages.ts';
import type { Texts } from '#shared/language/texts.ts';
import { languageTexts } from '#main/files/language-texts.ts';
import { readActions } from '#main/results/actions.ts';
import { effectReader, readEffect } from '#main/results/effects.ts';
import { readOverview } from '#main/results/overview.ts';
import { today, type ReadContext } from '#main/results/read-context.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import { languageOfCustomer } from '#main/store/message-channels.ts';
import type { ReadStore } from '#main/store/open.ts';
import { withAllQueries } from '#main/store/queries-only.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import type { ReportModel } from './report-model.ts';

const defaultPeriodDays = 90;

export interface ReportReader extends ReadContext {
  readonly env: Environment;
  readonly appVersion: string;
  /** Which queries the store has, in the words of a language; '' for all. */
  readonly queries: (texts: Texts) => string;
}

/** The days of a report: as requested, else the 90 that end on its last day. */
export function reportPeriod(request: Pick<ReportRequest, 'from' | 'to'>, today: Day): { from: Day; to: Day } {
  const to = request.to ?? today;
  return { from: request.from ?? addDays(to, 1 - defaultPeriodDays), to };
}

/** Whom and what a report is about, and what happened in its days. */
export interface ReportOutcomes {
  readonly customer: CustomerRow;
  readonly period: { readonly from: Day; readonly to: Day };
  readonly texts: Texts;
  readonly sections: readonly ReportSection[];
  /** The answers that it covers. */
  readonly view: {
    readonly customerId: number;
    readonly from: Day;
    readonly to: Day;
    readonly queryGroupId?: number;
    readonly platform?: string;
  };
  /** The name of the query group that it is about; null for all. */
  readonly queryGroup: string | null;
  readonly overview: OutputOf<'get-overview'>;
  readonly actions: readonly Action[];
  readonly effects: ReportModel['effects'];
}

/** Reads what a report and the news about it have in common; throws `ServiceError`. */
export function readOutcomes(request: ReportRequest, reader: ReportReader): ReportOutcomes {
  const { store } = reader;
  const customer = findCustomer(store, request.customerId);
  if (!customer) throw notFound('customer', request.customerId);
  const period = reportPeriod(request, today(reader));
  const texts = languageTexts(request.language ?? clientLanguage(store, customer.id));
  const view = {
    customerId: customer.id,
    ...period,
    ...(request.queryGroupId === undefined ? {} : { queryGroupId: request.queryGroupId }),
    ...(request.platform === undefined ? {} : { platform: request.platform }),
  };
  const group = request.queryGroupId === undefined ? undefined : findQueryGroup(store, request.queryGroupId);
  if (request.queryGroupId !== undefined && group?.customerId !== customer.id)
    throw notFound('query group', request.queryGroupId);
  const overview = readOverview(view, reader);
  const actions = readActions(store, customer.id, request.queryGroupId ?? null);
  const done = actions.filter(({ day }) => day <= period.to);
  const sections = [...new Set(request.sections ?? reportSections)].filter(
    (section) => section !== 'actions' || done.length > 0,
  );
  const effects = sections.includes('actions') ? effectsOf(reader, customer.id, done, request.platform, texts) : [];
  return { customer, period, texts, sections, view, queryGroup: group?.name ?? null, overview, actions, effects };
}

/** The language that most of a client's queries are asked in, if reports are translated into it; else English. */
export function clientLanguage(store: ReadStore, customerId: number): string {
  const { code = 'en' } = findLanguage(languageOfCustomer(store, customerId) ?? '') ?? {};
  return preferredLanguage([code], 'report').code;
}

/** Effects are judged on all queries of the customer, whatever the report shows. */
function effectsOf(
  reader: ReportReader,
  customerId: number,
  done: readonly Action[],
  platform: string | undefined,
  texts: Texts,
): ReportModel['effects'] {
  const store = withAllQueries(reader.store);
  const effects = effectReader({ ...reader, store }, customerId, readActions(store, customerId), texts);
  return done.map((action) => {
    const { platforms } = readEffect(effects, action);
    return { action, platforms: platforms.filter((one) => platform === undefined || one.platform === platform) };
  });
}
