import { isoInstant } from '#shared/domain/dates.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import { findCountry } from '#shared/domain/countries.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';
import { findExecution, setExecutionState } from '#main/store/executions.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { groupWaitReason, scansArePaused } from '#main/store/schedules.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { Announcer } from './announce.ts';
import { askOpenQuestions } from './ask-open-questions.ts';
import type { BatchedCommits } from './batched-commits.ts';
import { createPaceMeter, type PaceMeter } from './pace.ts';
import type { QuestionContext } from './question-context.ts';
import { spreadOverMinute, type RateLimitedQueue } from './rate-limited-queue.ts';
import type { ScanEnvironment } from './scan-environment.ts';
import { recoverQuestions } from './recover-questions.ts';
import { needsProbe, type WaitReason } from './wait-reason.ts';

/** What all executions of a runner share. */
export interface RunnerShare {
  readonly environment: ScanEnvironment;
  readonly announcer: Announcer;
  readonly commits: BatchedCommits;
  /** The provider of a platform with its queue, or what is missing. */
  readonly providerFor: (
    platform: string,
  ) =>
    | (Extract<ProviderChoice, { kind: 'ready' }> & { readonly queue: RateLimitedQueue })
    | Extract<ProviderChoice, { kind: 'missing' }>;
  readonly asleep: () => boolean;
  /** Calls a listener whenever a group or the computer may have changed its state; returns how to unsubscribe. */
  readonly onChange: (listener: () => void) => () => void;
  /** Reports what an execution waits for; null when it resumes. */
  readonly waiting: (executionId: number, waitReason: WaitReason | null) => void;
  /** Aborted the next time the runner is woken. */
  readonly wakeUp: () => AbortSignal;
}

const minuteMs = 60_000;
/** Pause where only a person can remove the reason; the runner is woken when one does. */
const longPauseMs = 10 * minuteMs;
const storePauseMs = 2_000;

/** Runs one execution to its end: asks every open question, waits while it must, and resumes by itself. */
export async function runExecution(
  share: RunnerShare,
  executionId: number,
  stop: AbortSignal,
  giveUp: AbortSignal,
): Promise<void> {
  const { environment } = share;
  const pace = createPaceMeter();
  let previous: WaitReason | null = null;
  let recovered = false;
  while (!stop.aborted) {
    let end: WaitReason | 'done';
    // Taken before the pass: the runner may be woken while requests are still in flight.
    const wakeUp = share.wakeUp();
    try {
      if (!recovered) recoverQuestions(environment, executionId);
      recovered = true;
      end = await onePass(share, executionId, { pace, previous, stop, giveUp });
      if (end === 'done') return;
      previous = end;
      if (wakeUp.aborted) continue;
      showWaiting(share, executionId, end, stop);
    } catch (error) {
      if (stop.aborted) return;
      environment.onDefect(`execution ${executionId}`, error);
      end = isStoreUnavailable(error)
        ? { kind: 'store', reason: 'The workspace cannot be written at the moment.', retryInMs: storePauseMs }
        : { kind: 'defect', reason: 'Answerscope met an internal error.', retryInMs: longPauseMs };
    }
    previous = end;
    share.waiting(executionId, end);
    await environment.delay(end.retryInMs, AbortSignal.any([stop, wakeUp])).catch(() => {});
  }
}

interface Pass {
  readonly pace: PaceMeter;
  /** Why the execution waited before this pass. */
  readonly previous: WaitReason | null;
  readonly stop: AbortSignal;
  readonly giveUp: AbortSignal;
}

/** Asks until no question is open, the execution must wait, or it is stopped. */
async function onePass(
  share: RunnerShare,
  executionId: number,
  { pace, previous, stop, giveUp }: Pass,
): Promise<WaitReason | 'done'> {
  const { environment } = share;
  const { store } = environment;
  const execution = findExecution(store, executionId);
  if (!execution || !isOpenState(execution.state)) return 'done';
  const group = findQueryGroup(store, execution.queryGroupId);
  if (!group || groupWaitReason(store, execution.queryGroupId) === 'deleted') {
    setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: isoInstant(environment.now()) });
    share.announcer.announce(executionId);
    return 'done';
  }
  const waitReasonNow = (): WaitReason | null => findWaitReason(share, group.id);
  const waitReason = waitReasonNow();
  if (waitReason) return waitReason;
  const country = findCountry(group.country);
  const language = findLanguage(group.language);
  if (!country || !language)
    return {
      kind: 'group',
      reason: `The query group's language or country is not supported: ${group.language}, ${group.country}.`,
      retryInMs: longPauseMs,
    };
  const provider = share.providerFor(execution.platform);
  if (provider.kind === 'missing') return { kind: 'credential', reason: provider.message, retryInMs: minuteMs };

  pace.begin(environment.monotonic(), provider.definition.concurrency, spreadOverMinute(provider.definition).spacingMs);
  const held = new AbortController();
  const context: QuestionContext = {
    execution,
    country,
    language: language.code,
    provider,
    queue: provider.queue,
    pace,
    commits: share.commits,
    waitReasonNow,
    stop,
    hold: AbortSignal.any([stop, held.signal]),
    giveUp,
  };
  const unsubscribe = share.onChange(() => {
    if (waitReasonNow() !== null) held.abort();
  });
  const end = await askOpenQuestions(environment, context, {
    probeFirst: previous !== null && needsProbe(previous),
    onStart: () => showRunning(share, executionId),
    onQuestionEnd: () => share.announcer.announce(executionId),
  }).finally(unsubscribe);
  if (stop.aborted) return 'done';
  if (end !== null) return end;
  finish(share, executionId);
  return 'done';
}

/** Why no question of a group may be asked now; null when it may. */
function findWaitReason({ environment, asleep }: RunnerShare, groupId: number): WaitReason | null {
  if (asleep()) return { kind: 'sleep', reason: 'The computer is asleep.', retryInMs: longPauseMs };
  if (scansArePaused(environment.store))
    return { kind: 'paused', reason: 'All scans are paused. Resume them to continue.', retryInMs: longPauseMs };
  const status = groupWaitReason(environment.store, groupId);
  if (status === null) return null;
  const word = status === 'Pause' ? 'paused' : 'not active';
  return {
    kind: 'group',
    reason: `The query group is ${word}. Set it to Active to continue.`,
    retryInMs: minuteMs,
  };
}

function showRunning({ environment, announcer, waiting }: RunnerShare, executionId: number): void {
  setExecutionState(environment.store, executionId, {
    state: 'In Progress',
    startedAt: isoInstant(environment.now()),
  });
  waiting(executionId, null);
  announcer.announce(executionId);
}

function showWaiting(
  { environment, announcer }: RunnerShare,
  executionId: number,
  { reason }: WaitReason,
  stop: AbortSignal,
): void {
  if (stop.aborted) return;
  const execution = findExecution(environment.store, executionId);
  // Most retries end as they began: nothing to write, and nothing to announce.
  if (execution?.state === 'Pending' && execution.waitingFor === reason) return;
  setExecutionState(environment.store, executionId, { state: 'Pending', waitingFor: reason });
  announcer.announce(executionId);
}

/** Sets the final state: Failed when no question was answered, refused or without an overview. */
function finish({ environment, announcer }: RunnerShare, executionId: number): void {
  const execution = findExecution(environment.store, executionId);
  if (!execution || !isOpenState(execution.state)) return;
  const withOutcome = execution.answered + execution.noOverview + execution.refused;
  setExecutionState(environment.store, executionId, {
    state: withOutcome === 0 ? 'Failed' : 'Done',
    finishedAt: isoInstant(environment.now()),
  });
  announcer.announce(executionId);
  environment.onFinished(execution.customerId);
}
