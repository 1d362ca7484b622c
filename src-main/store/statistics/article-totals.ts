import { numbersIn } from '../json-columns.ts';
import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** More answers than one execution has. */
const mostAnswers = 2 ** 20;

/**
 * The cited articles of a scope with the answers that cite them, as a JSON list of pairs (article, answers), to be joined.
 * Two years of a client have some 100,000 rows; SQLite takes longer to sort them into groups than to hand them over as one
 * text per execution.
 */
export function articleTotals(store: ReadStore, scope: ExecutionScope): string {
  const totals = new Map<number, number>();
  const executions = store.all<{ articles: string }>(
    `SELECT (SELECT json_group_array(x.url_id * ${mostAnswers} + x.answers) FROM execution_article x WHERE x.execution_id = j.value) AS articles
     FROM json_each(:scope) j`,
    { scope: scopeJson(scope) },
  );
  for (const { articles } of executions)
    for (const pair of numbersIn(articles)) {
      const article = Math.floor(pair / mostAnswers);
      totals.set(article, (totals.get(article) ?? 0) + (pair % mostAnswers));
    }
  return JSON.stringify([...totals]);
}
