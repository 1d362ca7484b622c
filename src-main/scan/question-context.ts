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
  /** What stands in the way of any question of the group just now: its status, or sleep. */
  readonly waitReasonNow: () => WaitReason | null;
  /** Aborted when no further request shall leave; what is out comes home and is kept, because it is paid for. */
  readonly stop: AbortSignal;
  /** Aborted with `stop`, and when something comes in the way: nobody waits for a turn any longer. */
  readonly hold: AbortSignal;
  /** Aborted when what is out shall be given up. */
  readonly giveUp: AbortSignal;
}
