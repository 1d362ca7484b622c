import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { withDecisions } from '#main/analysis/find-in-answer.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { writeFindings, type CategoriseDomain } from '#main/store/answer-findings.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import { dropMentionDecision, readMentionDecisions, writeMentionDecision } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { rebuildRollups, stampExecution } from '#main/store/rollups.ts';
import type { BrandBook } from './brand-books.ts';
import { findingsOf } from './record-answer.ts';

export interface DecidedPlace {
  readonly start: number;
  readonly end: number;
  /** Null takes an earlier decision back. */
  readonly negated: boolean | null;
}

/**
 * Keeps what a person decided about one place of an answered answer and looks through that answer again at once, with
 * everything that is counted from it.
 */
export function decideMention(
  store: Store,
  execution: ExecutionRow,
  answerId: number,
  place: DecidedPlace,
  decidedAt: string,
  book: BrandBook,
  categorise: CategoriseDomain,
): void {
  const found = findingsOf({ outcome: 'answered', ...readAnswerText(store, answerId) }, book);
  store.transaction(() => {
    const { start, end, negated } = place;
    const earlier = (readMentionDecisions(store, [answerId]).get(answerId) ?? []).filter(
      (one) => one.start < end && one.end > start,
    );
    for (const one of earlier) dropMentionDecision(store, answerId, one.start);
    if (negated !== null) writeMentionDecision(store, answerId, { start, end, negated }, decidedAt);
    const decisions = readMentionDecisions(store, [answerId]).get(answerId) ?? [];
    writeFindings(store, answerId, book.ownBrandId, withDecisions(found, decisions), categorise);
    rebuildRollups(store, execution.id);
    // This answer is of the book of today now, the others of the execution may not be: it waits for its re-analysis.
    const isCurrent = execution.brandRevision === book.revision && execution.analysisVersion === analysisVersion;
    if (!isCurrent) stampExecution(store, execution.id, 0, 0);
  });
}
