import type { ReadStore, SqlValues } from './store.ts';

/** A condition that a column contains every word of a text, with its values. */
export interface ContainsWords {
  readonly of: (column: string) => string;
  readonly values: SqlValues;
}

const mostWords = 6;

/** Null if there is no word in the text. */
export function containsWords(text: string): ContainsWords | null {
  const words = text
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
  if (words.length === 0) return null;
  // SQLite knows the case of ASCII letters only.
  const spellings = words.map((word) => [
    ...new Set([
      word,
      word.toLowerCase(),
      word.toUpperCase(),
      word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase(),
    ]),
  ]);
  const needed = spellings.map((list, index) => (/^[!-~]*$/.test(words[index] ?? '') ? list.slice(0, 1) : list));
  const values: Record<string, string> = {};
  for (const [word, list] of needed.entries())
    for (const [index, spelling] of list.entries())
      values[`word${word}x${index}`] = `%${spelling.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return {
    of: (column) =>
      needed
        .map(
          (list, word) =>
            `(${list.map((_, index) => `${column} LIKE :word${word}x${index} ESCAPE '\\'`).join(' OR ')})`,
        )
        .join(' AND '),
    values,
  };
}

interface Search {
  readonly contains: ContainsWords;
  /** The customer whose results come first; 0 for none. */
  readonly customerId: number;
  /** Null: of all. */
  readonly organizationId: number | null;
  readonly limit: number;
}

interface OfCustomer {
  readonly customerId: number;
  readonly customerName: string;
}

const reached = '(:organizationId IS NULL OR c.organization_id = :organizationId)';
const shown = `c.deleted_at IS NULL AND c.archived_at IS NULL AND ${reached}`;
const order = (column: string): string =>
  `ORDER BY c.id <> :customerId, LENGTH(${column}), ${column}, c.name LIMIT :limit`;
const valuesOf = ({ contains, customerId, organizationId, limit }: Search): SqlValues => ({
  ...contains.values,
  customerId,
  organizationId,
  limit,
});

/** Customers by name, alias or website, the archived ones last. */
export const customersByName = (
  store: ReadStore,
  search: Search,
): (OfCustomer & { websiteUrl: string; archived: 0 | 1 })[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, c.website_url AS websiteUrl, c.archived_at IS NOT NULL AS archived
     FROM customer c WHERE c.deleted_at IS NULL AND ${reached} AND (${search.contains.of('c.name')} OR ${search.contains.of('c.website_url')}
       OR EXISTS (SELECT 1 FROM brand b JOIN brand_name n ON n.brand_id = b.id
         WHERE b.customer_id = c.id AND b.kind = 'own' AND n.kind = 'alias' AND ${search.contains.of('n.value')}))
     ORDER BY archived, c.id <> :customerId, c.name LIMIT :limit`,
    valuesOf(search),
  );

export const groupsByName = (
  store: ReadStore,
  search: Search,
): (OfCustomer & { queryGroupId: number; name: string })[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, g.id AS queryGroupId, g.name FROM query_group g JOIN customer c ON c.id = g.customer_id
     WHERE g.deleted_at IS NULL AND ${shown} AND ${search.contains.of('g.name')} ${order('g.name')}`,
    valuesOf(search),
  );

export const queriesByText = (
  store: ReadStore,
  search: Search,
): (OfCustomer & { queryId: number; queryGroupName: string; text: string })[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, q.id AS queryId, g.name AS queryGroupName, q.text
     FROM query q JOIN query_group g ON g.id = q.query_group_id JOIN customer c ON c.id = g.customer_id
     WHERE q.deleted_at IS NULL AND g.deleted_at IS NULL AND ${shown} AND ${search.contains.of('q.text')} ${order('q.text')}`,
    valuesOf(search),
  );

/** Companies of brand books, those that a person confirmed first. */
export const companiesByName = (store: ReadStore, search: Search): (OfCustomer & { brandId: number; name: string })[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, b.id AS brandId, b.name FROM brand b JOIN customer c ON c.id = b.customer_id
     WHERE b.kind = 'competitor' AND b.state IN ('confirmed', 'candidate') AND ${shown} AND ${search.contains.of('b.name')}
     ORDER BY c.id <> :customerId, b.state <> 'confirmed', LENGTH(b.name), b.name, c.name LIMIT :limit`,
    valuesOf(search),
  );

/** Cited sites, each with a customer whose answers cite it. */
export const domainsByName = (store: ReadStore, search: Search): (OfCustomer & { name: string })[] =>
  store.all(
    `SELECT c.id AS customerId, c.name AS customerName, d.name FROM (
       SELECT d.name, (SELECT customer_id FROM (
           SELECT e.customer_id FROM url u JOIN execution_article x ON x.url_id = u.id JOIN execution e ON e.id = x.execution_id
           JOIN customer c ON c.id = e.customer_id JOIN query_group g ON g.id = e.query_group_id
           WHERE u.domain_id = d.id AND e.state = 'Done' AND g.deleted_at IS NULL AND ${shown} LIMIT 2000)
         ORDER BY customer_id <> :customerId LIMIT 1) AS customer_id
       FROM (SELECT d.id, d.name FROM domain d WHERE ${search.contains.of('d.name')} ORDER BY LENGTH(d.name), d.name LIMIT 4 * :limit) d) d
     JOIN customer c ON c.id = d.customer_id ORDER BY c.id <> :customerId, LENGTH(d.name), d.name LIMIT :limit`,
    valuesOf(search),
  );
