import { findInAnswer, type Findings } from '#main/analysis/find-in-answer.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { replaceDerived, type CategoriseDomain } from '#main/store/derived.ts';
import { markAnswered } from '#main/store/execution-queries.ts';
import type { Store } from '#main/store/open.ts';
import { addToRollups } from '#main/store/rollups.ts';
import { addSpend } from '#main/store/spend.ts';
import type { BrandBook } from './brand-books.ts';
import type { CapturedAnswer } from './captured-answer.ts';

const nothingFound: Findings = { mentions: [], companies: [], citations: [], ownCited: false };

/** What an answer says of the brands; an answer that was not `answered` says nothing. */
export const findingsOf = (captured: Pick<CapturedAnswer, 'outcome' | 'text' | 'citations'>, book: BrandBook): Findings =>
  captured.outcome === 'answered' ? findInAnswer(captured.text, captured.citations, book) : nothingFound;

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
  readonly captured: CapturedAnswer;
}

/**
 * Stores an answer, its raw payload, what was found in it, the rollups, the spend and the question's state in one
 * transaction: there is no moment at which a crash loses a paid answer or counts it twice. Returns its id.
 */
export function recordAnswer(store: Store, answer: AnswerToRecord, book: BrandBook, categorise: CategoriseDomain): number {
  // Looked through before the write lock is taken: matching needs no lock.
  const findings = findingsOf(answer.captured, book);
  return store.transaction(() => {
    const answerId = insertAnswer(store, answer);
    replaceDerived(store, answerId, book.ownBrandId, findings, categorise);
    addToRollups(store, answer.executionId, answerId);
    if (answer.costMicro !== null && answer.costMicro > 0)
      addSpend(store, {
        day: answer.day,
        customerId: answer.customerId,
        groupId: answer.groupId,
        platform: answer.platform,
        provider: answer.captured.provider,
        costMicro: answer.costMicro,
      });
    markAnswered(store, { execution_id: answer.executionId, query_id: answer.queryId, sample: answer.sample }, answer.capturedAt);
    return answerId;
  });
}
