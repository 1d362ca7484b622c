import type { CountryCode } from '#shared/domain/countries.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { CommitGroup } from './commit-group.ts';
import type { PaceMeter } from './pace.ts';
import type { ProviderLane } from './provider-lane.ts';
import type { ProviderChoice } from './scan-environment.ts';

/** What a question is asked with. */
export interface Asking {
  readonly execution: ExecutionRow;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  readonly provider: Extract<ProviderChoice, { kind: 'ready' }>;
  readonly lane: ProviderLane;
  readonly pace: PaceMeter;
  readonly commits: CommitGroup;
  /** Aborted when no further request shall leave; what is out comes home and is kept, because it is paid for. */
  readonly stop: AbortSignal;
  /** Aborted when what is out shall be given up. */
  readonly giveUp: AbortSignal;
}
