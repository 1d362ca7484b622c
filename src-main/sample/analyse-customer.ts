import { addDays, isoInstant, type Day } from '#shared/domain/dates.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { DiscoverAhead } from '#main/findings/discover-ahead.ts';
import type { RecentContents } from '#main/findings/recent-contents.ts';
import { reanalyseExecutions, type ReanalysisHooks } from '#main/findings/reanalyse-executions.ts';
import { updateBrandBook } from '#main/findings/update-brand-book.ts';
import { noHelpers } from '#main/jobs/in-order.ts';
import { recommendForWeek, weekOf } from '#main/recommend/weekly-cycle.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { listStaleExecutions } from '#main/store/revisions.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { writeSetting } from '#main/store/settings.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import type { SampleAgency } from './agency.ts';
import { readSimulatedPages } from './read-simulated-pages.ts';

interface CustomerParts extends Pick<ReanalysisHooks, 'checkCancelled'> {
  readonly recent: RecentContents;
  readonly categorise: CategoriseDomain;
  readonly seed: number;
  readonly now: Date;
  readonly today: Day;
  /** The helper that looks for company names in the answers. */
  readonly ahead: DiscoverAhead;
  /** Called with the share of the customer's answers that are analysed. */
  readonly progress: (share: number) => void;
}

/**
 * Decides which companies the answers of a customer name, analyses the answers, then reads the pages they cite and recommends
 * for two weeks. The helper finds names and nothing else, this thread does the rest: code that both ran, both would have to
 * load and compile, a tenth of the time of a year.
 */
export function analyseCustomer(
  store: Store,
  agency: SampleAgency,
  customerId: number,
  { categorise, seed, now, today, ahead, progress, recent, ...hooks }: CustomerParts,
): void {
  const checkCancelled = (): void => {
    ahead.poke();
    hooks.checkCancelled();
  };
  checkCancelled();
  updateBrandBook(store, customerId, isoInstant(now), checkCancelled, noHelpers, ahead.ofCustomer(customerId));
  const executionIds = listStaleExecutions(store, customerId, analysisVersion).map(({ id }) => id);
  reanalyseExecutions(store, customerId, executionIds, categorise, {
    ...{ recent, checkCancelled, completesAtEnd: true },
    progress: (completed, total) => progress(completed / total),
  });
  const groups = agency.groups.filter((group) => group.customerId === customerId);
  readSimulatedPages(store, customerId, groups, { seed, now, today, executionIds });
  // Two weeks, so that recommendations have a history: one that is found again keeps its id.
  for (const day of [addDays(today, -7), today]) {
    checkCancelled();
    const customer = findCustomer(store, customerId);
    if (customer) recommendForWeek(store, customer, day);
    writeSetting(store, settingKeys.recommendedWeekOf(customerId), weekOf(day));
  }
}
