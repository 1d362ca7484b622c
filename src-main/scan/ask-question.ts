import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { markAsking, markFailure, reopenQuestion, type PlannedQuestion } from '#main/store/execution-queries.ts';
import { payForRequest, type RequestCost } from '#main/money/paid-request.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { QuestionContext } from './question-context.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { storePaidAnswer } from './store-paid-answer.ts';
import type { WaitReason } from './wait-reason.ts';
import type { RequestReport } from './rate-limited-queue.ts';
import { nextStep } from './retry-policy.ts';
import type { ScanEnvironment } from './scan-environment.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';

/** How one question of an execution ended, for now. */
export type QuestionEnd =
  /** Answered, or failed for good. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'blocked'; readonly waitReason: WaitReason }
  | { readonly kind: 'cancelled' };

/** How long a missing network is waited for before the next try. */
const networkPauseMs = 15_000;
/** How long a cap is waited for before the next look: it is also looked at whenever it is changed. */
const budgetPauseMs = 30_000;
/** The same if requests in flight take the room: most of them cost less than is reserved for them. */
const takenRoomPauseMs = 1_000;

type Attempt =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failure'; readonly failure: ScanFailure }
  | { readonly kind: 'blocked'; readonly waitReason: WaitReason }
  | { readonly kind: 'held' };

/** Asks one question until it has a final outcome, is cancelled or has to wait. Never throws for a platform's fault. */
export async function askQuestion(
  environment: ScanEnvironment,
  context: QuestionContext,
  question: PlannedQuestion,
): Promise<QuestionEnd> {
  const { store } = environment;
  let { attempts, timeouts } = question;
  for (;;) {
    const turn = await context.queue.enter(context.hold);
    if (turn.kind === 'cancelled') return endOfHeld(context);
    if (turn.kind === 'stopped')
      return {
        kind: 'blocked',
        waitReason: {
          kind: 'provider',
          reason: `${context.provider.definition.label} is not asked for now: ${turn.reason}`,
          retryInMs: turn.retryInMs,
        },
      };
    let report: RequestReport = { kind: 'unknown' };
    try {
      const attempt = await askOnce(environment, context, question);
      if (attempt.kind === 'blocked') return attempt;
      if (attempt.kind === 'held') {
        reopenQuestion(store, question);
        return endOfHeld(context);
      }
      if (attempt.kind === 'answered') {
        report = { kind: 'healthy' };
        return { kind: 'finished' };
      }
      const { failure } = attempt;
      attempts += 1;
      if (failure.maybeBilled) timeouts += 1;
      const step = nextStep(failure, attempts, timeouts, environment.random());
      switch (step.kind) {
        case 'cancelled':
          reopenQuestion(store, question);
          return { kind: 'cancelled' };
        case 'wait-for-network':
        case 'wait-for-connection':
          reopenQuestion(store, question);
          return { kind: 'blocked', waitReason: unreachable(step.kind, failure) };
        case 'stop-provider':
        case 'rest':
          report =
            step.kind === 'rest'
              ? { kind: 'busy', afterMs: step.afterMs, reason: failure.message }
              : { kind: 'refused', reason: failure.message };
          attempts -= 1;
          reopenQuestion(store, question, failure);
          continue; // The queue is stopped now and says for how long.
        case 'fail':
          report = { kind: 'failed', reason: failure.message };
          fail(environment, question, failure);
          context.pace.recordEnd(environment.monotonic());
          return { kind: 'finished' };
        case 'retry':
          if (failure.kind === 'rate_limited')
            report = { kind: 'busy', afterMs: step.afterMs, reason: failure.message };
          store.transaction(() => markFailure(store, question, { ...wordsOf(environment, failure), final: false }));
          turn.leave(report);
          try {
            await environment.delay(step.afterMs, context.hold);
          } catch {
            return endOfHeld(context);
          }
          continue;
      }
    } finally {
      turn.leave(report);
    }
  }
}

const unreachable = (step: 'wait-for-network' | 'wait-for-connection', { message }: ScanFailure): WaitReason =>
  step === 'wait-for-network'
    ? { kind: 'network', reason: `Waiting for the network: ${message}`, retryInMs: networkPauseMs }
    : { kind: 'provider', reason: `Waiting for a connection: ${message}`, retryInMs: networkPauseMs };

/** How a question ends that may not wait for its turn any longer. */
function endOfHeld({ stop, waitReasonNow }: QuestionContext): QuestionEnd {
  const waitReason = stop.aborted ? null : waitReasonNow();
  if (waitReason !== null) return { kind: 'blocked', waitReason };
  // What was in the way is gone again: the next pass asks.
  return stop.aborted
    ? { kind: 'cancelled' }
    : { kind: 'blocked', waitReason: { kind: 'group', reason: 'It continues in a moment.', retryInMs: 0 } };
}

/** Sends one request, paid for under the caps, and stores its answer. */
async function askOnce(
  environment: ScanEnvironment,
  context: QuestionContext,
  question: PlannedQuestion,
): Promise<Attempt> {
  const { store, prices, budget } = environment;
  const { execution, provider } = context;
  const today = () => dayIn(environment.timeZone, environment.now());
  const highestMicro = prices.highestMicro(provider.definition.id, provider.model, today());
  const paid = await payForRequest<Attempt>({
    store,
    budget,
    payer: {
      customerId: execution.customerId,
      groupId: execution.queryGroupId,
      platform: execution.platform,
      provider: provider.definition.id,
    },
    today,
    highestMicro,
    send: async (reservedMicro) => {
      // Stored before the request leaves: what a crash finds in this state may have been paid for.
      await context.commits.run(() =>
        markAsking(store, question, isoInstant(environment.now()), {
          provider: provider.definition.id,
          micro: highestMicro,
        }),
      );
      // Stopped, paused or suspended while that was stored: the request does not leave.
      if (context.hold.aborted) return { result: { kind: 'held' }, cost: 'nothing' };
      return sendQuestion(environment, context, question, reservedMicro);
    },
  });
  if (paid.kind === 'sent') return paid.result;
  return {
    kind: 'blocked',
    waitReason: {
      kind: 'budget',
      reason: paid.reason,
      retryInMs: paid.passing ? takenRoomPauseMs : budgetPauseMs,
    },
  };
}

/** Throws only while the store cannot be written or the scan is given up: the charge is then booked when the scan resumes. */
async function sendQuestion(
  environment: ScanEnvironment,
  context: QuestionContext,
  question: PlannedQuestion,
  reservedMicro: number | null,
): Promise<{ readonly result: Attempt; readonly cost: RequestCost | 'booked' }> {
  const { execution, provider, language, country } = context;
  let captured: CapturedAnswer;
  try {
    captured = await provider.scanner.ask(
      { query: question.text, language, country, sample: question.sample },
      context.giveUp,
    );
  } catch (error) {
    const failure =
      error instanceof ScanFailure
        ? error
        : new ScanFailure('invalid_response', messageOf(error), { maybeBilled: true, cause: error });
    return { result: { kind: 'failure', failure }, cost: failure.maybeBilled ? 'unknown' : 'nothing' };
  }
  context.pace.recordEnd(environment.monotonic());
  try {
    await storePaidAnswer(environment, context, question, captured, reservedMicro);
    return { result: { kind: 'answered' }, cost: 'booked' };
  } catch (error) {
    if (isStoreUnavailable(error) || context.giveUp.aborted) throw error;
    // A defect after the answer was paid for: asking again would pay again and meet it again.
    environment.onDefect(`storing an answer of execution ${execution.id}`, error);
    const failure = new ScanFailure('request', `The answer came but could not be stored: ${messageOf(error)}`, {
      maybeBilled: true,
    });
    return { result: { kind: 'failure', failure }, cost: 'unknown' };
  }
}

function fail(environment: ScanEnvironment, question: PlannedQuestion, failure: ScanFailure): void {
  environment.store.transaction(() =>
    markFailure(environment.store, question, { ...wordsOf(environment, failure), final: true }),
  );
}

const wordsOf = (environment: ScanEnvironment, failure: ScanFailure) => ({
  kind: failure.kind,
  message: failure.message,
  maybeBilled: failure.maybeBilled,
  at: isoInstant(environment.now()),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
