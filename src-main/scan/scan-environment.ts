import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { CategoriseDomain } from '#main/store/answer-findings.ts';
import type { Store } from '#main/store/open.ts';
import type { BrandBooks } from '#main/findings/brand-books.ts';
import type { Budget } from '#main/money/budget.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';
import type { PriceBook } from '#main/money/price-book.ts';

/** What scans work with. */
export interface ScanEnvironment {
  readonly store: Store;
  readonly env: Environment;
  readonly timeZone: string;
  readonly now: () => Date;
  /** Milliseconds of a clock that nobody sets: for pauses, rates and pace. */
  readonly monotonic: () => number;
  /** Resolves after a time, or rejects when the signal is aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly emit: (event: ServiceEvent) => void;
  readonly books: BrandBooks;
  readonly categorise: CategoriseDomain;
  readonly chooseProvider: (platform: string) => ProviderChoice;
  readonly prices: PriceBook;
  readonly budget: Budget;
  /** Told when an execution reached a final state: its customer's companies are to be settled. */
  readonly onFinished: (customerId: number) => void;
  /** Told of a defect of the program, which must not end a scan. */
  readonly onDefect: (what: string, error: unknown) => void;
}
