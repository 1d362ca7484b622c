import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface QueryEvidence {
  readonly queryId: number;
  readonly text: string;
  readonly answered: number;
  readonly mentioned: number;
  /** Answers that name no company at all. */
  readonly namingNobody: number;
  readonly answeredBefore: number;
  readonly mentionedBefore: number;
}

/** The counts of each active query over two sets of executions. */
export const queryEvidence = (store: ReadStore, now: ExecutionScope, before: ExecutionScope): QueryEvidence[] =>
  store.all(
    `SELECT q.id AS queryId, q.text,
       COUNT(*) FILTER (WHERE p.now) AS answered,
       COUNT(*) FILTER (WHERE p.now AND a.mentioned = 1) AS mentioned,
       COUNT(*) FILTER (WHERE p.now AND a.mentioned = 0 AND a.companies = 0) AS namingNobody,
       COUNT(*) FILTER (WHERE NOT p.now) AS answeredBefore,
       COUNT(*) FILTER (WHERE NOT p.now AND a.mentioned = 1) AS mentionedBefore
     FROM (SELECT value AS id, 1 AS now FROM json_each(:now) UNION ALL SELECT value, 0 FROM json_each(:before)) p
     JOIN answer a ON a.execution_id = p.id AND a.outcome = 'answered'
     JOIN query q ON q.id = a.query_id AND q.deleted_at IS NULL
     GROUP BY q.id ORDER BY q.id`,
    { now: scopeJson(now), before: scopeJson(before) },
  );
