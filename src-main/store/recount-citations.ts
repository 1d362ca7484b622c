import { numbersIn } from './json-columns.ts';
import type { ReadStore } from './store.ts';
import type { Difference } from './difference.ts';

/** Room for 67 million addresses, below answers of any workspace: both fit into one exact number. */
const mostUrls = 2 ** 26;
/** More answers than one execution has. */
const mostAnswers = 2 ** 20;

interface StoredAndCited {
  readonly id: number;
  /** Per cited row of an answered answer, in the order of the answers: the answer and the address. */
  readonly cited: string;
  /** Per row of a rollup: its subject and the answers. */
  readonly articles: string;
  readonly domains: string;
}

/**
 * Rows of the rollups per execution and article, and per execution and domain, that differ from a count of the answers that
 * cite them, including missing and surplus rows. Counted here and not by SQLite, which would sort every citation twice.
 */
export function citationDifferences(store: ReadStore, executions: readonly number[]): Difference[] {
  const before = known.get(store);
  const differences = differencesOf(store, executions, readDomains(store));
  if (differences.length === 0 || before === undefined) return differences;
  // The number of an address that was erased since may be that of another one now.
  known.delete(store);
  return differencesOf(store, executions, readDomains(store));
}

function differencesOf(store: ReadStore, executions: readonly number[], domainOf: Int32Array): Difference[] {
  const list = (subject: string, table: string): string =>
    `(SELECT json_group_array(x.${subject} * ${mostAnswers} + x.answers) FROM ${table} x WHERE x.execution_id = j.value)`;
  const rows = store.each<StoredAndCited>(
    `SELECT j.value AS id, ${list('url_id', 'execution_article')} AS articles, ${list('domain_id', 'execution_domain')} AS domains,
       (SELECT json_group_array(a.id * ${mostUrls} + c.url_id) FROM answer a CROSS JOIN citation c ON c.answer_id = a.id AND c.cited = 1
        WHERE a.execution_id = j.value AND a.outcome = 'answered') AS cited
     FROM json_each(:executions) j`,
    { executions: JSON.stringify(executions) },
  );
  const differences: Difference[] = [];
  for (const { id, cited, articles, domains } of rows) {
    const counted = countAnswers(numbersIn(cited), domainOf);
    differences.push(
      ...differing(store, id, counted.domains, domains, 'SELECT name FROM domain WHERE id = :id'),
      ...differing(store, id, counted.articles, articles, 'SELECT address AS name FROM url WHERE id = :id'),
    );
  }
  return differences;
}

const known = new WeakMap<ReadStore, Int32Array>();

/** The domain of every address, by id; read once per connection, and continued with new addresses. */
function readDomains(store: ReadStore): Int32Array {
  const before = known.get(store) ?? new Int32Array(1);
  const last = store.get<{ id: number | null }>('SELECT MAX(id) AS id FROM url')?.id ?? 0;
  if (last < before.length) return before;
  const domains = new Int32Array(last + 1);
  domains.set(before);
  const added = store.each<{ id: number; domainId: number }>(
    'SELECT id, domain_id AS domainId FROM url WHERE id >= :from',
    { from: before.length },
  );
  for (const { id, domainId } of added) domains[id] = domainId;
  known.set(store, domains);
  return domains;
}

/** How many answers cite each article and each domain, once per answer; the citations of an answer are consecutive. */
function countAnswers(
  cited: readonly number[],
  domainOf: Int32Array,
): { articles: Map<number, number>; domains: Map<number, number> } {
  const [articles, domains] = [new Map<number, number>(), new Map<number, number>()];
  let ofAnswer = { answer: 0, urls: new Set<number>(), domains: new Set<number>() };
  const count = (seen: Set<number>, counts: Map<number, number>, subject: number): void => {
    if (seen.has(subject)) return;
    seen.add(subject);
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  };
  for (const pair of cited) {
    const answer = Math.floor(pair / mostUrls);
    const url = pair % mostUrls;
    if (answer !== ofAnswer.answer) ofAnswer = { answer, urls: new Set(), domains: new Set() };
    count(ofAnswer.urls, articles, url);
    count(ofAnswer.domains, domains, domainOf[url] ?? 0);
  }
  return { articles, domains };
}

function differing(
  store: ReadStore,
  executionId: number,
  counts: Map<number, number>,
  rows: string,
  nameSql: string,
): Difference[] {
  const stored = new Map(numbersIn(rows).map((row) => [Math.floor(row / mostAnswers), row % mostAnswers]));
  return [...new Set([...stored.keys(), ...counts.keys()])]
    .filter((subject) => stored.get(subject) !== counts.get(subject))
    .toSorted((a, b) => a - b)
    .map((subject) => ({
      executionId,
      figure: `answers citing ${store.get<{ name: string }>(nameSql, { id: subject })?.name ?? `number ${subject}`}`,
      stored: stored.get(subject) ?? null,
      counted: counts.get(subject) ?? null,
    }));
}
