import type { MentionDecision } from '#main/analysis/find-in-answer.ts';
import type { ReadStore, Store } from './open.ts';

/** A person's decisions about an answer. */
export const readMentionDecisions = (store: ReadStore, answerId: number): MentionDecision[] =>
  store
    .all<{ start: number; end: number; negated: 0 | 1 }>(
      'SELECT start_offset AS start, end_offset AS end, negated FROM mention_decision WHERE answer_id = :answerId ORDER BY start_offset',
      { answerId },
    )
    .map(({ start, end, negated }) => ({ start, end, negated: negated === 1 }));

/** A person's decisions about answers, by answer; those without are missing. */
export const readDecisionsOf = (
  store: ReadStore,
  answerIds: readonly number[],
): ReadonlyMap<number, readonly MentionDecision[]> =>
  new Map([...listDecided(store, answerIds)].map((id) => [id, readMentionDecisions(store, id)]));

/** Those of some answers about which a person decided anything. */
export const listDecided = (store: ReadStore, answerIds: readonly number[]): ReadonlySet<number> =>
  new Set(
    store
      .all<{ id: number }>(
        'SELECT DISTINCT answer_id AS id FROM mention_decision WHERE answer_id IN (SELECT value FROM json_each(:ids))',
        { ids: JSON.stringify(answerIds) },
      )
      .map(({ id }) => id),
  );

/** Stores a decision about a place in an answer, in place of an earlier one. */
export const writeMentionDecision = (
  store: Store,
  answerId: number,
  decision: MentionDecision,
  decidedAt: string,
): void => {
  store.run(
    `INSERT INTO mention_decision (answer_id, start_offset, end_offset, negated, decided_at) VALUES (:answerId, :start, :end, :negated, :decidedAt)
     ON CONFLICT (answer_id, start_offset) DO UPDATE SET end_offset = excluded.end_offset, negated = excluded.negated,
       decided_at = excluded.decided_at`,
    { answerId, start: decision.start, end: decision.end, negated: decision.negated ? 1 : 0, decidedAt },
  );
};

/** Deletes a decision: the analysis decides again. */
export const dropMentionDecision = (store: Store, answerId: number, start: number): void => {
  store.run('DELETE FROM mention_decision WHERE answer_id = :answerId AND start_offset = :start', { answerId, start });
};
