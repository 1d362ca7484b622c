import { nextOpenQuestions, type PlannedQuestion } from '#main/store/execution-queries.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { askQuestion } from './ask-question.ts';
import type { QuestionContext } from './question-context.ts';
import type { ScanEnvironment } from './scan-environment.ts';
import type { WaitReason } from './wait-reason.ts';

interface AskingOptions {
  /** Whether one question goes first, alone: only a request can show that an earlier reason to wait is gone. */
  readonly probeFirst: boolean;
  /** Called once, when asking has begun (after the probe). */
  readonly onStart: () => void;
  /** Called after each question that was answered or failed for good. */
  readonly onQuestionEnd: () => void;
}

/** Asks every open question, several at a time. Returns why the rest must wait; null when none is open or it was stopped. */
export async function askOpenQuestions(
  environment: ScanEnvironment,
  context: QuestionContext,
  { probeFirst, onStart, onQuestionEnd }: AskingOptions,
): Promise<WaitReason | null> {
  const questions = openQuestions(environment.store, context.execution);
  let waitReason: WaitReason | null = null;
  let started = false;
  const start = (): void => {
    if (started || context.stop.aborted) return;
    started = true;
    onStart();
  };
  const askNext = async (): Promise<boolean> => {
    if (waitReason !== null || context.stop.aborted) return false;
    waitReason = context.waitReasonNow();
    const question = waitReason === null ? questions.next().value : undefined;
    if (question === undefined) return false;
    const end = await askQuestion(environment, context, question);
    if (end.kind === 'blocked') waitReason ??= end.waitReason;
    if (end.kind !== 'finished') return false;
    start();
    onQuestionEnd();
    return true;
  };
  const worker = async (): Promise<void> => {
    while (await askNext());
  };
  if (probeFirst && !(await askNext())) return waitReason;
  start();
  const workers = await Promise.allSettled(Array.from({ length: context.provider.definition.concurrency }, worker));
  const defect = workers.find((end) => end.status === 'rejected');
  if (defect) throw defect.reason;
  return waitReason;
}

const pageLength = 100;

/** The open questions of an execution: every query once before any is asked a second time. */
function* openQuestions(
  store: Store,
  execution: Pick<ExecutionRow, 'id' | 'samples'>,
): Generator<PlannedQuestion, undefined> {
  for (let sample = 1; sample <= execution.samples; sample++) {
    let after = 0;
    for (;;) {
      const page = nextOpenQuestions(store, execution.id, sample, after, pageLength);
      yield* page;
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.queryId;
    }
  }
}
