import { findInAnswer, type Findings } from '#main/analysis/find-in-answer.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { writeFindings, type CategoriseDomain } from '#main/store/answer-findings.ts';
import { findCustomer } from '#main/store/customers.ts';
import { markAnswered } from '#main/store/execution-queries.ts';
import { markExecutionStale, setExecutionPace } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { addToRollups } from '#main/store/rollups.ts';
import { bookCharge } from '#main/money/paid-request.ts';
import type { BrandBook } from './brand-books.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';

const nothingFound: Findings = { mentions: [], companies: [], citations: [], ownCited: false };

/** What an answer says of the brands; an answer that was not `answered` says nothing. */
export const findingsOf = (
  captured: Pick<CapturedAnswer, 'outcome' | 'text' | 'citations'>,
  book: BrandBook,
): Findings => (captured.outcome === 'answered' ? findInAnswer(captured.text, captured.citations, book) : nothingFound);

export interface AnswerToRecord {
  readonly executionId: number;
  readonly customerId: number;
  readonly groupId: number;
  readonly platform: string;
  readonly queryId: number;
  readonly sample: number;
  readonly capturedAt: string;
  /** Calendar day the money is booked on. */
  readonly day: string;
  readonly costMicro: number | null;
  /** Micro-dollars counted against the caps for an answer whose cost is unknown: its highest estimate. */
  readonly unconfirmedMicro?: number;
  /** The pace of the execution with this answer. */
  readonly secondsPerQuestion?: number | null;
  readonly captured: CapturedAnswer;
}

/**
 * Stores an answer, its raw payload, what was found in it, the rollups, the spend and the question's state in one
 * transaction: there is no moment at which a crash loses a paid answer or counts it twice. Returns its id.
 *
 * @param onDefect told when the answer could not be looked through; it is stored all the same, and looked through again
 *   by the next re-analysis. Without it the defect is thrown and nothing is stored.
 */
export function recordAnswer(
  store: Store,
  answer: AnswerToRecord,
  book: BrandBook,
  categorise: CategoriseDomain,
  onDefect?: (error: unknown) => void,
): number {
  // Looked through before the write lock is taken: matching needs no lock.
  let findings = nothingFound;
  let stale = false;
  try {
    findings = findingsOf(answer.captured, book);
  } catch (error) {
    if (onDefect === undefined) throw error;
    onDefect(error);
    stale = true;
  }
  return store.transaction(() => {
    const answerId = insertAnswer(store, answer);
    writeFindings(store, answerId, book.ownBrandId, findings, categorise);
    addToRollups(store, answer.executionId, answerId);
    bookCharge(store, { ...answer, provider: answer.captured.provider }, answer.day, {
      costMicro: answer.costMicro ?? 0,
      unconfirmedMicro: answer.unconfirmedMicro ?? 0,
    });
    markAnswered(
      store,
      { executionId: answer.executionId, queryId: answer.queryId, sample: answer.sample },
      answer.capturedAt,
    );
    if (answer.secondsPerQuestion != null) setExecutionPace(store, answer.executionId, answer.secondsPerQuestion);
    // A re-analysis may have changed the brand book while this answer was looked through.
    if (stale || findCustomer(store, answer.customerId)?.brandRevision !== book.revision)
      markExecutionStale(store, answer.executionId);
    return answerId;
  });
}
