import { findCountry } from '#shared/domain/countries.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { markAsking, markFailure, reopenQuestion, type PlannedQuestion } from '#main/store/execution-queries.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { QueryGroupRow } from '#main/store/query-groups.ts';
import type { CapturedAnswer } from './captured-answer.ts';
import type { ProviderLane } from './provider-lane.ts';
import { recordAnswer } from './record-answer.ts';
import { nextStep } from './retry-policy.ts';
import { ScanFailure } from './scan-failure.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** How one question of an execution ended. */
export type QuestionEnd =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'offline'; readonly message: string }
  | { readonly kind: 'cancelled' };

/** Asks one question until it has a final outcome, is cancelled, or the network is gone. Never throws for a platform's fault. */
export async function askQuestion(
  environment: ScanEnvironment,
  execution: ExecutionRow,
  group: QueryGroupRow,
  question: PlannedQuestion,
  lane: ProviderLane,
  signal: AbortSignal,
): Promise<QuestionEnd> {
  const { store } = environment;
  let { attempts, timeouts } = question;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (lane.stopped !== null) return fail(environment, question, 'provider_stopped', `Not asked: ${lane.stopped}`);
    let captured: CapturedAnswer;
    try {
      captured = await lane.run(() => ask(environment, group, question, lane, signal), signal);
    } catch (error) {
      if (signal.aborted) {
        reopenQuestion(store, question);
        return { kind: 'cancelled' };
      }
      if (error === notAsked) continue;
      const failure = error instanceof ScanFailure ? error : new ScanFailure('invalid_response', messageOf(error), { cause: error });
      attempts += 1;
      if (failure.maybeBilled) timeouts += 1;
      const step = nextStep(failure, attempts, timeouts, environment.random());
      switch (step.kind) {
        case 'cancelled':
        case 'wait-for-network':
          reopenQuestion(store, question);
          return step.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'offline', message: failure.message };
        case 'stop-provider':
          lane.stop(failure.message);
          return fail(environment, question, failure.kind, failure.message, failure.maybeBilled);
        case 'fail':
          if (failure.kind !== 'invalid_response') lane.recordFailure(failure.message);
          return fail(environment, question, failure.kind, failure.message, failure.maybeBilled);
        case 'retry':
          store.transaction(() => markFailure(store, question, { ...wordsOf(environment, failure), final: false }));
          try {
            await environment.delay(step.afterMs, signal);
          } catch {
            return { kind: 'cancelled' };
          }
          continue;
      }
    }
    lane.recordSuccess();
    const at = environment.now();
    const cost = environment.costOf(captured, at);
    recordAnswer(
      store,
      {
        executionId: execution.id,
        customerId: execution.customer_id,
        groupId: execution.query_group_id,
        platform: execution.platform,
        queryId: question.query_id,
        sample: question.sample,
        capturedAt: at.toISOString(),
        day: dayIn(environment.timeZone, at),
        costMicro: cost === null ? null : Math.round(cost * 1_000_000),
        captured,
      },
      environment.books.of(execution.customer_id),
      environment.categorise,
    );
    return { kind: 'answered' };
  }
}

/** Thrown inside the lane when it was stopped while the question waited for its turn. */
const notAsked = new Error('not asked');

async function ask(
  environment: ScanEnvironment,
  group: QueryGroupRow,
  question: PlannedQuestion,
  lane: ProviderLane,
  signal: AbortSignal,
): Promise<CapturedAnswer> {
  if (lane.stopped !== null) throw notAsked;
  // Stored before the request leaves: what a crash finds in this state may have been paid for.
  markAsking(environment.store, question, environment.now().toISOString());
  const country = findCountry(group.country);
  const language = findLanguage(group.language);
  if (!country || !language) throw new ScanFailure('request', `The group's language or country is not supported: ${group.language}, ${group.country}.`);
  return lane.scanner.ask({ query: question.text, language: language.code, country, sample: question.sample }, signal);
}

function fail(environment: ScanEnvironment, question: PlannedQuestion, kind: string, message: string, maybeBilled = false): QuestionEnd {
  environment.store.transaction(() =>
    markFailure(environment.store, question, { kind, message, maybeBilled, final: true, at: environment.now().toISOString() }),
  );
  return { kind: 'failed' };
}

const wordsOf = (environment: ScanEnvironment, failure: ScanFailure) => ({
  kind: failure.kind,
  message: failure.message,
  maybeBilled: failure.maybeBilled,
  at: environment.now().toISOString(),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
