import { createHash } from 'node:crypto';
import { findInAnswer, withDecisions } from '#main/analysis/find-in-answer.ts';
import { brandBookOf } from '#main/findings/brand-books.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { listBrandRows } from '#main/store/brands.ts';
import { readMentionDecisions } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';

interface Tally {
  answered: number;
  no_overview: number;
  refused: number;
  mentioned: number;
  naming_any: number;
  citing: number;
  citing_own: number;
  cost_micro: number;
  companies: Record<string, { answers: number; position_sum: number; first_named: number }>;
  domains: Record<string, number>;
  articles: Record<string, number>;
}

const nothing = (): Tally => ({
  answered: 0,
  no_overview: 0,
  refused: 0,
  mentioned: 0,
  naming_any: 0,
  citing: 0,
  citing_own: 0,
  cost_micro: 0,
  companies: {},
  domains: {},
  articles: {},
});

interface RawAnswer {
  readonly id: number;
  readonly execution_id: number;
  readonly query_id: number;
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly cost_micro: number | null;
}

/**
 * Everything that the rollups of a customer should say, by execution: counted in plain code from the stored answers, the
 * brand book of now and the decisions about mentions. Reads nothing that an analysis has written.
 */
export function recountFromAnswers(store: Store, customerId: number): Record<number, Tally> {
  const book = brandBookOf(store, customerId);
  const confirmed = new Set(
    listBrandRows(store, customerId)
      .filter((brand) => brand.state === 'confirmed')
      .map((brand) => brand.id),
  );
  const tallies: Record<number, Tally> = {};
  for (const { id } of store.all<{ id: number }>('SELECT id FROM execution')) tallies[id] = nothing();
  for (const { id, execution_id, outcome, cost_micro } of store.all<RawAnswer>('SELECT * FROM answer')) {
    const tally = (tallies[execution_id] ??= nothing());
    tally[outcome] += 1;
    tally.cost_micro += cost_micro ?? 0;
    if (outcome !== 'answered') continue;
    const found = withDecisions(
      findInAnswer({ outcome, ...readAnswerText(store, id) }, book),
      readMentionDecisions(store, id),
    );
    const cited = found.citations.filter((citation) => citation.cited);
    if (found.companies.includes(book.ownBrandId)) tally.mentioned += 1;
    if (found.companies.some((brand) => confirmed.has(brand))) tally.naming_any += 1;
    if (cited.length > 0) tally.citing += 1;
    if (cited.some((citation) => book.ownDomains.has(citation.domain))) tally.citing_own += 1;
    const ranked = found.companies.filter((brand) => confirmed.has(brand));
    for (const brand of found.companies) {
      const sum = (tally.companies[brand] ??= { answers: 0, position_sum: 0, first_named: 0 });
      sum.answers += 1;
      // A find that nobody confirmed has no position and takes none.
      sum.position_sum += ranked.indexOf(brand) + 1;
      if (ranked[0] === brand) sum.first_named += 1;
    }
    for (const domain of new Set(cited.map((citation) => citation.domain)))
      tally.domains[domain] = (tally.domains[domain] ?? 0) + 1;
    for (const url of new Set(cited.map((citation) => citation.url)))
      tally.articles[url] = (tally.articles[url] ?? 0) + 1;
  }
  return tallies;
}

/**
 * What the months of queries should say: executions, answered answers, those naming the customer, the sum of its ranks, and the
 * sums of squares and products over executions. Counted like {@link recountFromAnswers}.
 */
export function recountQueryMonths(store: Store, customerId: number): Record<string, number[]> {
  const book = brandBookOf(store, customerId);
  const confirmed = new Set(
    listBrandRows(store, customerId)
      .filter((brand) => brand.state === 'confirmed')
      .map((brand) => brand.id),
  );
  const executions = new Map(
    store
      .all<{ id: number; platform: string; execution_date: string }>('SELECT * FROM execution')
      .map((execution) => [execution.id, execution]),
  );
  const asked = new Map<string, { month: string; n: number; x: number; positions: number }>();
  for (const { id, execution_id, query_id, outcome } of store.all<RawAnswer>('SELECT * FROM answer')) {
    if (outcome !== 'answered') continue;
    const execution = executions.get(execution_id);
    const month = `${query_id} ${execution?.platform} ${execution?.execution_date.slice(0, 7)}`;
    const key = `${execution_id} ${query_id}`;
    const tally = asked.get(key) ?? { month, n: 0, x: 0, positions: 0 };
    asked.set(key, tally);
    const { companies } = withDecisions(
      findInAnswer({ outcome, ...readAnswerText(store, id) }, book),
      readMentionDecisions(store, id),
    );
    tally.n += 1;
    if (!companies.includes(book.ownBrandId)) continue;
    tally.x += 1;
    tally.positions += companies.filter((brand) => confirmed.has(brand)).indexOf(book.ownBrandId) + 1;
  }
  const months: Record<string, number[]> = {};
  for (const { month, n, x, positions } of asked.values())
    months[month] = [1, n, x, positions, n * n, x * x, n * x].map(
      (value, index) => value + (months[month]?.[index] ?? 0),
    );
  return months;
}

/** What `query_month` says, in the same form. */
export const readQueryMonths = (store: Store): Record<string, number[]> =>
  Object.fromEntries(
    store
      .all<Record<string, number>>('SELECT * FROM query_month')
      .map((row) => [
        `${row['query_id']} ${row['platform']} ${row['month']}`,
        [
          'executions',
          'answered',
          'mentioned',
          'position_sum',
          'answered_squares',
          'mentioned_squares',
          'products',
        ].map((column) => row[column] ?? 0),
      ]),
  );

/** What the rollups say, in the same form. */
export function readRollups(store: Store): Record<number, Tally> {
  const tallies: Record<number, Tally> = {};
  const counters = 'id, answered, no_overview, refused, mentioned, naming_any, citing, citing_own, cost_micro';
  for (const { id, ...counts } of store.all<Omit<Tally, 'companies' | 'domains' | 'articles'> & { id: number }>(
    `SELECT ${counters} FROM execution`,
  ))
    tallies[id] = { ...counts, companies: {}, domains: {}, articles: {} };
  const of = (id: number): Tally => tallies[id] ?? nothing();
  for (const { execution_id, brand_id, ...sum } of store.all<
    Tally['companies'][string] & { execution_id: number; brand_id: number }
  >('SELECT * FROM execution_company'))
    of(execution_id).companies[brand_id] = sum;
  for (const row of store.all<{ execution_id: number; name: string; answers: number }>(
    'SELECT x.execution_id, d.name, x.answers FROM execution_domain x JOIN domain d ON d.id = x.domain_id',
  ))
    of(row.execution_id).domains[row.name] = row.answers;
  for (const row of store.all<{ execution_id: number; address: string; answers: number }>(
    'SELECT x.execution_id, u.address, x.answers FROM execution_article x JOIN url u ON u.id = x.url_id',
  ))
    of(row.execution_id).articles[row.address] = row.answers;
  return tallies;
}

/** A checksum of every stored answer up to one: text, sources and raw payload. */
export function checksumOfAnswers(store: Store, upTo: number): string {
  const hash = createHash('sha256');
  for (const row of store.all<{ answer_id: number; content: Buffer; payload: Buffer | null }>(
    `SELECT t.answer_id, t.content, r.payload FROM answer_text t LEFT JOIN answer_raw r ON r.answer_id = t.answer_id
     WHERE t.answer_id <= :upTo ORDER BY t.answer_id`,
    { upTo },
  ))
    hash
      .update(`${row.answer_id} `)
      .update(row.content)
      .update(row.payload ?? '-');
  return hash.digest('hex');
}
