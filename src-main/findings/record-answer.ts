import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { findInAnswer, nothingFound } from '#main/analysis/find-in-answer.ts';
import { bookCharge, chargeFor, type Charge } from '#main/money/paid-request.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { writeFindings } from '#main/store/answer-findings.ts';
import { markAnswered } from '#main/store/execution-queries.ts';
import { setExecutionPace } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { markExecutionStale, readBrandRevision } from '#main/store/revisions.ts';
import { addToRollups } from '#main/store/rollups.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { brandBookOf } from './brand-books.ts';

export interface AnswerToRecord {
  readonly executionId: number;
  readonly customerId: number;
  readonly groupId: number;
  readonly platform: string;
  readonly queryId: number;
  readonly sample: number;
  readonly capturedAt: string;
  /** Calendar day on which the money is booked. */
  readonly day: string;
  readonly costMicro: number | null;
  /** What is booked for the answer; default: its cost. */
  readonly charge?: Charge;
  /** The pace of the execution, this answer included. */
  readonly secondsPerQuestion?: number | null;
  readonly captured: CapturedAnswer;
}

/** In UTF-16 units: some 20 ms of analysis. Most answers have 2,000 to 8,000. */
const longestAnalysedAtOnce = 20_000;

/**
 * Stores an answer, its raw payload, its findings, the rollups, the spend and the question's state in one transaction: a
 * crash neither loses a paid answer nor counts it twice. Returns its id.
 *
 * @param onDefect called if the analysis of the answer fails; the answer is stored all the same, and the next re-analysis
 *   analyses it, as it does long answers. Without `onDefect` the error is thrown and nothing is stored.
 */
export function recordAnswer(
  store: Store,
  answer: AnswerToRecord,
  categorise: CategoriseDomain,
  onDefect?: (error: unknown) => void,
): number {
  const book = brandBookOf(store, answer.customerId);
  // Analysed before the transaction: matching needs no write lock.
  let found = nothingFound;
  let isStale = false;
  try {
    // A long one is left to the re-analysis that follows every scan, in a worker: this is the process of the window.
    if (onDefect !== undefined && answer.captured.text.length > longestAnalysedAtOnce) isStale = true;
    else found = findInAnswer(answer.captured, book);
  } catch (error) {
    if (onDefect === undefined) throw error;
    onDefect(error);
    isStale = true;
  }
  return store.transaction(() => {
    const answerId = insertAnswer(store, answer);
    writeFindings(store, book.ownBrandId, [{ answerId, found, isNew: true }], categorise);
    addToRollups(store, answer.executionId, answerId);
    bookCharge(
      store,
      { ...answer, provider: answer.captured.provider },
      answer.day,
      answer.charge ?? chargeFor(answer.costMicro ?? 'nothing', null),
    );
    markAnswered(
      store,
      { executionId: answer.executionId, queryId: answer.queryId, sample: answer.sample },
      answer.capturedAt,
    );
    if (answer.secondsPerQuestion != null) setExecutionPace(store, answer.executionId, answer.secondsPerQuestion);
    // The brand book may have changed since this answer was analysed.
    if (isStale || readBrandRevision(store, answer.customerId) !== book.revision)
      markExecutionStale(store, answer.executionId);
    return answerId;
  });
}
