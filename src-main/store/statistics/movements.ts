import type { ReadStore } from '../open.ts';

/** A query whose answer started or stopped naming the customer between two executions. */
export interface Movement {
  readonly answerId: number;
  readonly queryId: number;
  readonly query: string;
  readonly platform: string;
  /** 1: won, 0: lost. */
  readonly mentioned: 0 | 1;
}

/** Movements over pairs of executions (newer, older); only queries answered in both are compared. */
export const movements = (store: ReadStore, pairs: readonly { id: number; previousId: number }[]): Movement[] =>
  store.all(
    `SELECT a.id AS answerId, a.query_id AS queryId, q.text AS query, e.platform, a.mentioned
     FROM (SELECT value ->> 'id' AS id, value ->> 'previousId' AS previous_id FROM json_each(:pairs)) p
     JOIN execution e ON e.id = p.id
     JOIN answer a ON a.execution_id = p.id AND a.sample = 1 AND a.outcome = 'answered'
     JOIN answer b ON b.execution_id = p.previous_id AND b.query_id = a.query_id AND b.sample = 1 AND b.outcome = 'answered'
     JOIN query q ON q.id = a.query_id
     WHERE a.mentioned <> b.mentioned ORDER BY e.platform, q.text`,
    { pairs: JSON.stringify(pairs) },
  );
