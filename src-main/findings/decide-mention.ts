import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { findInAnswer } from '#main/analysis/find-in-answer.ts';
import { writeFindings } from '#main/store/answer-findings.ts';
import { readAnswerText } from '#main/store/answers.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import { dropMentionDecision, readMentionDecisions, writeMentionDecision } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { stampExecutions } from '#main/store/revisions.ts';
import { rebuildRollups } from '#main/store/rollups.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { brandBookOf } from './brand-books.ts';

export interface DecidedPlace {
  /** UTF-16 offsets in the answer's text. */
  readonly start: number;
  readonly end: number;
  /** Null withdraws an earlier decision. */
  readonly negated: boolean | null;
}

/** Stores a person's decision about one place of an `answered` answer, and updates its findings and rollups at once. */
export function decideMention(
  store: Store,
  execution: ExecutionRow,
  answerId: number,
  { start, end, negated }: DecidedPlace,
  decidedAt: string,
  categorise: CategoriseDomain,
): void {
  const book = brandBookOf(store, execution.customerId);
  const found = findInAnswer({ outcome: 'answered', ...readAnswerText(store, answerId) }, book);
  store.transaction(() => {
    for (const earlier of readMentionDecisions(store, answerId))
      if (earlier.start < end && earlier.end > start) dropMentionDecision(store, answerId, earlier.start);
    if (negated !== null) writeMentionDecision(store, answerId, { start, end, negated }, decidedAt);
    writeFindings(store, book.ownBrandId, [{ answerId, found }], categorise);
    rebuildRollups(store, [execution.id]);
    // The other answers of a stale execution are still based on an earlier book: the next re-analysis does all of them.
    const isCurrent = execution.brandRevision === book.revision && execution.analysisVersion === analysisVersion;
    if (!isCurrent) stampExecutions(store, [execution.id], { analysisVersion: 0, brandRevision: 0 });
  });
}
