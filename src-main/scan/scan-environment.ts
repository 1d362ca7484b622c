import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import type { Store } from '#main/store/open.ts';
import type { Budget } from '#main/money/budget.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';
import type { PriceBook } from '#main/money/price-book.ts';

/** What scans depend on. */
export interface ScanEnvironment {
  readonly store: Store;
  readonly env: Environment;
  readonly timeZone: string;
  readonly now: () => Date;
  /** Milliseconds of a clock that is never set: for pauses, rates and pace. */
  readonly monotonic: () => number;
  /** Resolves after a time; rejects when the signal is aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly emit: (event: ServiceEvent) => void;
  readonly categorise: CategoriseDomain;
  readonly chooseProvider: (platform: string) => ProviderChoice;
  readonly prices: PriceBook;
  readonly budget: Budget;
  /** Called when an execution has reached a final state, to update its customer's brand book. */
  readonly onFinished: (customerId: number) => void;
  /** Called with a defect of the program, which must not end a scan. */
  readonly onDefect: (what: string, error: unknown) => void;
}
