import { findCountry } from '#shared/domain/countries.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { findExecution, setExecutionState, type ExecutionRow } from '#main/store/executions.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { groupObstacle } from '#main/store/schedules.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { Announcer } from './announce.ts';
import type { CommitGroup } from './batched-commits.ts';
import { askQuestion, type QuestionEnd } from './ask-question.ts';
import type { QuestionContext } from './question-context.ts';
import { isProbed, type Obstacle } from './wait-reason.ts';
import { openQuestions } from './open-questions.ts';
import { createPaceMeter, type PaceMeter } from './pace.ts';
import { spreadOverMinute, type ProviderLane } from './rate-limited-queue.ts';
import type { ProviderChoice } from '#main/platforms/choose-provider.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** What all executions of a runner share. */
export interface RunnerShare {
  readonly environment: ScanEnvironment;
  readonly announcer: Announcer;
  readonly commits: CommitGroup;
  /** The provider of a platform and the way to it, or what is missing. */
  readonly laneOf: (
    platform: string,
  ) =>
    | (Extract<ProviderChoice, { kind: 'ready' }> & { readonly lane: ProviderLane })
    | Extract<ProviderChoice, { kind: 'missing' }>;
  readonly asleep: () => boolean;
  /** Has somebody look, whenever a group or the computer changed its state; returns how to stop that. */
  readonly onChange: (look: () => void) => () => void;
  /** Told what an execution waits for, and null when it goes on. */
  readonly waiting: (executionId: number, obstacle: Obstacle | null) => void;
  /** Aborted when somebody wakes the runner the next time. */
  readonly wakeUp: () => AbortSignal;
}

const minute = 60_000;
/** How long each obstacle is waited for that only a person takes away; the runner is woken when one does. */
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
  let before: Obstacle | null = null;
  while (!stop.aborted) {
    let end: Obstacle | 'done';
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
  readonly before: Obstacle | null;
  readonly stop: AbortSignal;
  readonly giveUp: AbortSignal;
}

/** Asks until nothing is open, something is in the way, or the execution is stopped. */
async function onePass(
  share: RunnerShare,
  executionId: number,
  { pace, before, stop, giveUp }: Pass,
): Promise<Obstacle | 'done'> {
  const { environment } = share;
  const { store } = environment;
  const execution = findExecution(store, executionId);
  if (!execution || !isOpen(execution)) return 'done';
  const group = findQueryGroup(store, execution.query_group_id);
  if (!group || groupObstacle(store, execution.query_group_id) === 'deleted') {
    setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: environment.now().toISOString() });
    share.announcer.announce(executionId);
    return 'done';
  }
  const obstacle = obstacleNow(share, group.id);
  if (obstacle) return obstacle;
  const country = findCountry(group.country);
  const language = findLanguage(group.language);
  if (!country || !language)
    return {
      kind: 'group',
      reason: `The group's language or country is not supported: ${group.language}, ${group.country}.`,
      retryInMs: longPauseMs,
    };
  const provider = share.laneOf(execution.platform);
  if (provider.kind === 'missing') return { kind: 'credential', reason: provider.message, retryInMs: minute };

  pace.begin(environment.monotonic(), provider.definition.concurrency, spreadOverMinute(provider.definition).spacingMs);
  const inTheWay = (): Obstacle | null => obstacleNow(share, group.id);
  const held = new AbortController();
  const context: QuestionContext = {
    execution,
    country,
    language: language.code,
    provider,
    lane: provider.lane,
    pace,
    commits: share.commits,
    inTheWay,
    stop,
    hold: AbortSignal.any([stop, held.signal]),
    giveUp,
  };
  const look = share.onChange(() => {
    if (inTheWay() !== null) held.abort();
  });
  const end = await askAll(share, context, before !== null && isProbed(before)).finally(look);
  if (stop.aborted) return 'done';
  if (end !== null) return end;
  finish(share, executionId);
  return 'done';
}

/** What stands in the way of any question of a group just now. */
function obstacleNow({ environment, asleep }: RunnerShare, groupId: number): Obstacle | null {
  if (asleep()) return { kind: 'sleep', reason: 'The computer is asleep.', retryInMs: longPauseMs };
  const status = groupObstacle(environment.store, groupId);
  if (status === null) return null;
  const word = status === 'Pause' ? 'paused' : 'not active';
  return { kind: 'group', reason: `The query group is ${word}: set it to Active to go on.`, retryInMs: minute };
}

/** Asks every open question, several at a time; null when all are settled (or the execution was stopped). */
async function askAll(share: RunnerShare, context: QuestionContext, probe: boolean): Promise<Obstacle | null> {
  const { environment } = share;
  const { execution, stop, provider } = context;
  const questions = openQuestions(environment.store, execution);
  let obstacle: Obstacle | null = null;
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
    if (obstacle !== null || stop.aborted) return false;
    obstacle = context.inTheWay();
    const question = obstacle === null ? questions.next().value : undefined;
    if (question === undefined) return false;
    const end: QuestionEnd = await askQuestion(environment, context, question);
    if (end.kind === 'blocked') obstacle ??= end.obstacle;
    if (end.kind !== 'settled') return false;
    atWork();
    share.announcer.announce(execution.id);
    return true;
  };
  const worker = async (): Promise<void> => {
    while (await next());
  };
  // Behind an obstacle that only a request shows to be gone, one question goes ahead alone.
  if (probe && !(await next())) return obstacle;
  atWork();
  const ends = await Promise.allSettled(Array.from({ length: provider.definition.concurrency }, worker));
  const defect = ends.find((end) => end.status === 'rejected');
  if (defect) throw defect.reason;
  return obstacle;
}

function showWaiting(
  { environment, announcer }: RunnerShare,
  executionId: number,
  obstacle: Obstacle,
  stop: AbortSignal,
): void {
  if (stop.aborted) return;
  setExecutionState(environment.store, executionId, { state: 'Pending', waitingFor: obstacle.reason });
  announcer.announce(executionId);
}

function finish({ environment, announcer }: RunnerShare, executionId: number): void {
  const execution = findExecution(environment.store, executionId);
  if (!execution || !isOpen(execution)) return;
  const settled = execution.answered + execution.no_overview + execution.refused;
  setExecutionState(environment.store, executionId, {
    state: settled === 0 ? 'Failed' : 'Done',
    finishedAt: environment.now().toISOString(),
  });
  announcer.announce(executionId);
  environment.onFinished(execution.customer_id);
}

const isOpen = ({ state }: Pick<ExecutionRow, 'state'>): boolean => state === 'Pending' || state === 'In Progress';
