import type { NormalisedCitation } from '#main/analysis/types.ts';
import { chooseSpellings, countSpellings, spellingIdOf } from './cited-spellings.ts';
import { insertRows } from './insert-rows.ts';
import type { Store } from './store.ts';

/** The category of a domain not classified yet. */
export type CategoriseDomain = (domain: string) => string;

interface Article {
  readonly id: number;
  /** The spelling in which it is served. */
  readonly spellingId: number | null;
  /** Ids by spelling, as far as they are known. */
  readonly spellings: Map<string, number>;
}

/**
 * Writes what some answers cite in place of what they cited; inside a transaction. Nothing is written for those that cite the
 * same. Articles are served in the spelling then cited most often.
 *
 * @param known the answers among them of which something may be stored
 */
export function writeCitations(
  store: Store,
  answers: readonly { readonly answerId: number; readonly citations: readonly NormalisedCitation[] }[],
  known: readonly number[],
  categorise: CategoriseDomain,
): void {
  // Answers given together cite the same pages.
  const articles = new Map<string, Article>();
  const rowOf = ({ answerId }: { answerId: number }, citation: NormalisedCitation): CitationRow => {
    let article = articles.get(citation.url);
    if (article === undefined) articles.set(citation.url, (article = articleOf(store, citation, categorise)));
    let spellingId = article.spellings.get(citation.spelling);
    if (spellingId === undefined)
      article.spellings.set(citation.spelling, (spellingId = spellingIdOf(store, article.id, citation.spelling)));
    return { answerId, position: citation.position, urlId: article.id, cited: citation.cited ? 1 : 0, spellingId };
  };
  const stored = readCitations(store, known);
  const differing = answers
    .map((answer) => ({
      before: stored.get(answer.answerId) ?? [],
      now: answer.citations.map((one) => rowOf(answer, one)),
    }))
    .filter(({ before, now }) => !areSame(before, now));
  const removed = differing.flatMap(({ before }) => before);
  const added = differing.flatMap(({ now }) => now);
  if (removed.length > 0)
    store.run('DELETE FROM citation WHERE answer_id IN (SELECT value FROM json_each(:ids))', {
      ids: JSON.stringify([...new Set(removed.map(({ answerId }) => answerId))]),
    });
  insertRows(
    store,
    'INSERT INTO citation (answer_id, position, url_id, cited, spelling_id)',
    added.map(({ answerId, position, urlId, cited, spellingId }) => [answerId, position, urlId, cited, spellingId]),
  );
  countAgain(store, removed, added, new Map([...articles.values()].map(({ id, spellingId }) => [id, spellingId])));
}

interface CitationRow {
  readonly answerId: number;
  readonly position: number;
  readonly urlId: number;
  readonly cited: 0 | 1;
  /** Null in rows of earlier versions. */
  readonly spellingId: number | null;
}

/** What answers cite, in the order of positions. */
function readCitations(store: Store, answerIds: readonly number[]): Map<number, CitationRow[]> {
  if (answerIds.length === 0) return new Map();
  const rows = store.all<CitationRow>(
    `SELECT answer_id AS answerId, position, url_id AS urlId, cited, spelling_id AS spellingId FROM citation
     WHERE answer_id IN (SELECT value FROM json_each(:ids)) ORDER BY answer_id, position`,
    { ids: JSON.stringify(answerIds) },
  );
  return Map.groupBy(rows, ({ answerId }) => answerId);
}

const areSame = (before: readonly CitationRow[], now: readonly CitationRow[]): boolean =>
  before.length === now.length &&
  before.every((row, index) => {
    const other = now[index];
    return (
      row.position === other?.position &&
      row.urlId === other.urlId &&
      row.cited === other.cited &&
      row.spellingId === other.spellingId
    );
  });

/** Counts spellings, and serves articles in another one where that may be the most frequent now. */
function countAgain(
  store: Store,
  removed: readonly CitationRow[],
  added: readonly CitationRow[],
  served: ReadonlyMap<number, number | null>,
): void {
  const changes = new Map<number, number>();
  const urlOf = new Map<number, number>();
  for (const [rows, by] of [
    [removed, -1],
    [added, 1],
  ] as const)
    for (const { urlId, spellingId } of rows) {
      if (spellingId === null) continue;
      changes.set(spellingId, (changes.get(spellingId) ?? 0) + by);
      urlOf.set(spellingId, urlId);
    }
  countSpellings(store, changes);
  const respelled = new Set<number>();
  for (const [spellingId, urlId] of urlOf) {
    const change = changes.get(spellingId) ?? 0;
    // The most frequent one stays it with more citations.
    if (change !== 0 && !(change > 0 && served.get(urlId) === spellingId)) respelled.add(urlId);
  }
  chooseSpellings(store, [...respelled]);
}

function articleOf(store: Store, citation: NormalisedCitation, categorise: CategoriseDomain): Article {
  const known = store.get<{ id: number; spellingId: number | null }>(
    'SELECT id, spelling_id AS spellingId FROM url WHERE address = :address',
    { address: citation.url },
  );
  if (known) return { ...known, spellings: new Map() };
  const { id } = store.run('INSERT INTO url (domain_id, address, title) VALUES (:domainId, :address, :title)', {
    domainId: domainId(store, citation.domain, categorise),
    address: citation.url,
    title: citation.title,
  });
  return { id, spellingId: null, spellings: new Map() };
}

function domainId(store: Store, name: string, categorise: CategoriseDomain): number {
  const known = store.get<{ id: number }>('SELECT id FROM domain WHERE name = :name', { name });
  return (
    known?.id ??
    store.run('INSERT INTO domain (name, category) VALUES (:name, :category)', { name, category: categorise(name) }).id
  );
}
