import type { NormalisedCitation } from '#main/analysis/types.ts';
import { chooseSpelling, countSpellings, spellingIdOf } from './cited-spellings.ts';
import { insertRows } from './insert-rows.ts';
import type { SqlValue, Store } from './store.ts';

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
 * Writes what some answers cite in place of what they cited; inside a transaction. Articles are served in the spelling then
 * cited most often.
 *
 * @param known the answers among them of which something may be stored
 */
export function writeCitations(
  store: Store,
  answers: readonly { readonly answerId: number; readonly citations: readonly NormalisedCitation[] }[],
  known: readonly number[],
  categorise: CategoriseDomain,
): void {
  /** What the count of each spelling changes by. */
  const changes = new Map<number, number>();
  const count = (spellingId: number, by: number) => changes.set(spellingId, (changes.get(spellingId) ?? 0) + by);
  const respelled = new Set<number>();
  for (const { urlId, spellingId } of known.length > 0 ? removeCitations(store, known) : []) {
    count(spellingId, -1);
    respelled.add(urlId);
  }
  // Answers given together cite the same pages.
  const articles = new Map<string, Article>();
  const rows: SqlValue[][] = [];
  for (const { answerId, citations } of answers)
    for (const citation of citations) {
      let article = articles.get(citation.url);
      if (article === undefined) articles.set(citation.url, (article = articleOf(store, citation, categorise)));
      let spellingId = article.spellings.get(citation.spelling);
      if (spellingId === undefined)
        article.spellings.set(citation.spelling, (spellingId = spellingIdOf(store, article.id, citation.spelling)));
      count(spellingId, 1);
      if (spellingId !== article.spellingId) respelled.add(article.id);
      rows.push([answerId, citation.position, article.id, citation.cited ? 1 : 0, spellingId]);
    }
  insertRows(store, 'INSERT INTO citation (answer_id, position, url_id, cited, spelling_id)', rows);
  countSpellings(store, changes);
  for (const id of respelled) chooseSpelling(store, id);
}

/** Deletes the citations of answers; returns those with a spelling. */
function removeCitations(store: Store, answerIds: readonly number[]): { urlId: number; spellingId: number }[] {
  const ids = JSON.stringify(answerIds);
  const cited = store.all<{ urlId: number; spellingId: number }>(
    `SELECT url_id AS urlId, spelling_id AS spellingId FROM citation
     WHERE answer_id IN (SELECT value FROM json_each(:ids)) AND spelling_id IS NOT NULL`,
    { ids },
  );
  store.run('DELETE FROM citation WHERE answer_id IN (SELECT value FROM json_each(:ids))', { ids });
  return cited;
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
