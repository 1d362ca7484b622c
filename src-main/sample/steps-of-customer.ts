import { addDays, isoInstant, type Day } from '#shared/domain/dates.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { ChangedAnswer } from '#main/findings/analyse-piece.ts';
import type { AllDiscoveredAhead } from '#main/findings/discover-ahead.ts';
import { stepsOfReanalysis, type ReanalysisHooks } from '#main/findings/reanalyse-executions.ts';
import { updateBrandBook } from '#main/findings/update-brand-book.ts';
import { noHelpers, type Step } from '#main/jobs/in-order.ts';
import { recommendForWeek, weekOf } from '#main/recommend/weekly-cycle.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listStaleExecutions } from '#main/store/revisions.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { writeSetting } from '#main/store/settings.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import type { SampleAgency } from './agency.ts';
import { readSimulatedPages } from './read-simulated-pages.ts';

interface CustomerParts extends Pick<ReanalysisHooks, 'recent' | 'checkCancelled'> {
  readonly categorise: CategoriseDomain;
  readonly seed: number;
  readonly now: Date;
  readonly today: Day;
  /** Company names that a helper found in answers of the customer. */
  readonly found: () => AllDiscoveredAhead;
  /** Called with the share of the customer's answers that are analysed. */
  readonly progress: (share: number) => void;
}

/**
 * Decides which companies the answers of a customer name, analyses the answers, then reads the pages they cite and recommends
 * for two weeks, while a helper has answers of the next ones.
 */
export function* stepsOfCustomer(
  store: Store,
  agency: SampleAgency,
  customerId: number,
  { categorise, seed, now, today, found, progress, ...hooks }: CustomerParts,
): Generator<Step<ChangedAnswer[]>> {
  hooks.checkCancelled();
  updateBrandBook(store, customerId, isoInstant(now), hooks.checkCancelled, noHelpers, found());
  const executionIds = listStaleExecutions(store, customerId, analysisVersion).map(({ id }) => id);
  yield* stepsOfReanalysis(store, customerId, executionIds, categorise, {
    ...hooks,
    completesAtEnd: true,
    progress: (completed, total) => progress(completed / total),
  });
  yield () => {
    const groups = agency.groups.filter((group) => group.customerId === customerId);
    readSimulatedPages(store, customerId, groups, { seed, now, today, executionIds });
  };
  // Two weeks, so that recommendations have a history: one that is found again keeps its id.
  for (const day of [addDays(today, -7), today])
    yield () => {
      hooks.checkCancelled();
      const customer = findCustomer(store, customerId);
      if (customer) recommendForWeek(store, customer, day);
      writeSetting(store, settingKeys.recommendedWeekOf(customerId), weekOf(day));
    };
}
