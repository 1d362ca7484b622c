import type { MentionDecision } from '#main/analysis/find-in-answer.ts';
import type { ReadStore, Store } from './open.ts';

/** The decisions about some answers, by answer. */
export function readMentionDecisions(store: ReadStore, answerIds: readonly number[]): Map<number, MentionDecision[]> {
  const rows = store.all<{ answerId: number; startOffset: number; endOffset: number; negated: 0 | 1 }>(
    `SELECT answer_id AS answerId, start_offset AS startOffset, end_offset AS endOffset, negated FROM mention_decision
     WHERE answer_id IN (SELECT value FROM json_each(?)) ORDER BY answer_id, start_offset`,
    JSON.stringify(answerIds),
  );
  const byAnswer = new Map<number, MentionDecision[]>();
  for (const row of rows) {
    const decision = { start: row.startOffset, end: row.endOffset, negated: row.negated === 1 };
    byAnswer.set(row.answerId, [...(byAnswer.get(row.answerId) ?? []), decision]);
  }
  return byAnswer;
}

/** Keeps a decision about a place in an answer, in place of an earlier one. */
export const writeMentionDecision = (
  store: Store,
  answerId: number,
  decision: MentionDecision,
  decidedAt: string,
): void => {
  store.run(
    `INSERT INTO mention_decision (answer_id, start_offset, end_offset, negated, decided_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (answer_id, start_offset) DO UPDATE SET end_offset = excluded.end_offset, negated = excluded.negated,
       decided_at = excluded.decided_at`,
    answerId,
    decision.start,
    decision.end,
    decision.negated ? 1 : 0,
    decidedAt,
  );
};

/** Takes a decision back; the analysis decides again. */
export const dropMentionDecision = (store: Store, answerId: number, start: number): void => {
  store.run('DELETE FROM mention_decision WHERE answer_id = ? AND start_offset = ?', answerId, start);
};
