import { findCountry } from '#shared/domain/countries.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { findExecution, setExecutionState, type ExecutionRow } from '#main/store/executions.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { groupWaitReason } from '#main/store/schedules.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { Announcer } from './announce.ts';
import type { BatchedCommits } from './batched-commits.ts';
import { askQuestion, type QuestionEnd } from './ask-question.ts';
import type { QuestionContext } from './question-context.ts';
import { needsProbe, type WaitReason } from './wait-reason.ts';
import { openQuestions } from './open-questions.ts';
import { createPaceMeter, type PaceMeter } from './pace.ts';
import { spreadOverMinute, type RateLimitedQueue } from './rate-limited-queue.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** What all executions of a runner share. */
export interface RunnerShare {
  readonly environment: ScanEnvironment;
  readonly announcer: Announcer;
  readonly commits: BatchedCommits;
  /** The provider of a platform and the way to it, or what is missing. */
  readonly providerFor: (
    platform: string,
  ) =>
    | (Extract<ProviderChoice, { kind: 'ready' }> & { readonly queue: RateLimitedQueue })
    | Extract<ProviderChoice, { kind: 'missing' }>;
  readonly asleep: () => boolean;
  /** Has somebody look, whenever a group or the computer changed its state; returns how to stop that. */
  readonly onChange: (look: () => void) => () => void;
  /** Told what an execution waits for, and null when it goes on. */
  readonly waiting: (executionId: number, waitReason: WaitReason | null) => void;
  /** Aborted when somebody wakes the runner the next time. */
  readonly wakeUp: () => AbortSignal;
}

const minute = 60_000;
/** How long to wait where only a person can remove the reason; the runner is woken when one does. */
const longPauseMs = 10 * minute;
const storePauseMs = 5_000;

/** Runs one execution to its end: asks what has no answer yet, waits while something is in the way, and goes on by itself. */
export async function runExecution(
  share: RunnerShare,
  executionId: number,
  stop: AbortSignal,
  giveUp: AbortSignal,
): Promise<void> {
  const { environment } = share;
  const pace = createPaceMeter();
  let before: WaitReason | null = null;
  while (!stop.aborted) {
    let end: WaitReason | 'done';
    // Taken before the pass: somebody may wake it while requests are still out.
    const wakeUp = share.wakeUp();
    try {
      end = await onePass(share, executionId, { pace, before, stop, giveUp });
      if (end === 'done') return;
      before = end;
      if (wakeUp.aborted) continue;
      showWaiting(share, executionId, end, stop);
    } catch (error) {
      if (stop.aborted) return;
      environment.onDefect(`execution ${executionId}`, error);
      const full = isStoreUnavailable(error);
      end = {
        kind: full ? 'store' : 'defect',
        reason: 'Something went wrong inside Answerscope; it is tried again.',
        retryInMs: full ? storePauseMs : longPauseMs,
      };
    }
    before = end;
    share.waiting(executionId, end);
    await environment.delay(end.retryInMs, AbortSignal.any([stop, wakeUp])).catch(() => {});
  }
}

interface Pass {
  readonly pace: PaceMeter;
  /** What stood in the way before this pass. */
  readonly before: WaitReason | null;
  readonly stop: AbortSignal;
  readonly giveUp: AbortSignal;
}

/** Asks until nothing is open, something is in the way, or the execution is stopped. */
async function onePass(
  share: RunnerShare,
  executionId: number,
  { pace, before, stop, giveUp }: Pass,
): Promise<WaitReason | 'done'> {
  const { environment } = share;
  const { store } = environment;
  const execution = findExecution(store, executionId);
  if (!execution || !isOpen(execution)) return 'done';
  const group = findQueryGroup(store, execution.queryGroupId);
  if (!group || groupWaitReason(store, execution.queryGroupId) === 'deleted') {
    setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: environment.now().toISOString() });
    share.announcer.announce(executionId);
    return 'done';
  }
  const waitReason = findWaitReason(share, group.id);
  if (waitReason) return waitReason;
  const country = findCountry(group.country);
  const language = findLanguage(group.language);
  if (!country || !language)
    return {
      kind: 'group',
      reason: `The group's language or country is not supported: ${group.language}, ${group.country}.`,
      retryInMs: longPauseMs,
    };
  const provider = share.providerFor(execution.platform);
  if (provider.kind === 'missing') return { kind: 'credential', reason: provider.message, retryInMs: minute };

  pace.begin(environment.monotonic(), provider.definition.concurrency, spreadOverMinute(provider.definition).spacingMs);
  const waitReasonNow = (): WaitReason | null => findWaitReason(share, group.id);
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
  const look = share.onChange(() => {
    if (waitReasonNow() !== null) held.abort();
  });
  const end = await askAll(share, context, before !== null && needsProbe(before)).finally(look);
  if (stop.aborted) return 'done';
  if (end !== null) return end;
  finish(share, executionId);
  return 'done';
}

/** What stands in the way of any question of a group just now. */
function findWaitReason({ environment, asleep }: RunnerShare, groupId: number): WaitReason | null {
  if (asleep()) return { kind: 'sleep', reason: 'The computer is asleep.', retryInMs: longPauseMs };
  const status = groupWaitReason(environment.store, groupId);
  if (status === null) return null;
  const word = status === 'Pause' ? 'paused' : 'not active';
  return { kind: 'group', reason: `The query group is ${word}: set it to Active to go on.`, retryInMs: minute };
}

/** Asks every open question, several at a time; null when all are settled (or the execution was stopped). */
async function askAll(share: RunnerShare, context: QuestionContext, probe: boolean): Promise<WaitReason | null> {
  const { environment } = share;
  const { execution, stop, provider } = context;
  const questions = openQuestions(environment.store, execution);
  let waitReason: WaitReason | null = null;
  let shown = false;
  const atWork = (): void => {
    if (shown || stop.aborted) return;
    shown = true;
    setExecutionState(environment.store, execution.id, {
      state: 'In Progress',
      startedAt: environment.now().toISOString(),
    });
    share.waiting(execution.id, null);
    share.announcer.announce(execution.id);
  };
  const next = async (): Promise<boolean> => {
    if (waitReason !== null || stop.aborted) return false;
    waitReason = context.waitReasonNow();
    const question = waitReason === null ? questions.next().value : undefined;
    if (question === undefined) return false;
    const end: QuestionEnd = await askQuestion(environment, context, question);
    if (end.kind === 'blocked') waitReason ??= end.waitReason;
    if (end.kind !== 'settled') return false;
    atWork();
    share.announcer.announce(execution.id);
    return true;
  };
  const worker = async (): Promise<void> => {
    while (await next());
  };
  // Where only a request can show that the reason is gone, one question goes first, alone.
  if (probe && !(await next())) return waitReason;
  atWork();
  const ends = await Promise.allSettled(Array.from({ length: provider.definition.concurrency }, worker));
  const defect = ends.find((end) => end.status === 'rejected');
  if (defect) throw defect.reason;
  return waitReason;
}

function showWaiting(
  { environment, announcer }: RunnerShare,
  executionId: number,
  waitReason: WaitReason,
  stop: AbortSignal,
): void {
  if (stop.aborted) return;
  setExecutionState(environment.store, executionId, { state: 'Pending', waitingFor: waitReason.reason });
  announcer.announce(executionId);
}

function finish({ environment, announcer }: RunnerShare, executionId: number): void {
  const execution = findExecution(environment.store, executionId);
  if (!execution || !isOpen(execution)) return;
  const settled = execution.answered + execution.noOverview + execution.refused;
  setExecutionState(environment.store, executionId, {
    state: settled === 0 ? 'Failed' : 'Done',
    finishedAt: environment.now().toISOString(),
  });
  announcer.announce(executionId);
  environment.onFinished(execution.customerId);
}

const isOpen = ({ state }: Pick<ExecutionRow, 'state'>): boolean => state === 'Pending' || state === 'In Progress';
