import type { CountryCode } from '#shared/domain/countries.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { BatchedCommits } from './batched-commits.ts';
import type { WaitReason } from './wait-reason.ts';
import type { PaceMeter } from './pace.ts';
import type { RateLimitedQueue } from './rate-limited-queue.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';

/** What a question is asked with. */
export interface QuestionContext {
  readonly execution: ExecutionRow;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  readonly provider: Extract<ProviderChoice, { kind: 'ready' }>;
  readonly queue: RateLimitedQueue;
  readonly pace: PaceMeter;
  readonly commits: BatchedCommits;
  /** Why no question of the group may be asked now: its status, or sleep; null if it may. */
  readonly waitReasonNow: () => WaitReason | null;
  /** Aborted when no further request may be sent; requests in flight return and are stored, because they are paid for. */
  readonly stop: AbortSignal;
  /** Aborted with `stop`, and when the scan has to wait: no question waits for its turn any longer. */
  readonly hold: AbortSignal;
  /** Aborted when requests in flight are given up. */
  readonly giveUp: AbortSignal;
}
