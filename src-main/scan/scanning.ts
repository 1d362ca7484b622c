import type { Budget } from '#main/money/budget.ts';
import type { PriceBook } from '#main/money/price-book.ts';
import type { ChooseProvider, ProviderSettings } from '#main/platforms/choose-provider.ts';
import type { ScanRunner } from './runner.ts';
import type { Scheduler } from './scheduler.ts';

/** What handlers need of scanning. */
export interface Scanning {
  readonly runner: ScanRunner;
  readonly budget: Budget;
  readonly prices: PriceBook;
  readonly chooseProvider: ChooseProvider;
  readonly providerSettings: ProviderSettings;
  /** Environment variables holding credentials, models and base URLs. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** From now on, starts scans when they are due. */
  startScheduler(): Scheduler;
}
