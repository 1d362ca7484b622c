import type { Brand } from '#main/analysis/types.ts';
import type { ReadStore, Store } from './open.ts';

export type BrandState = 'confirmed' | 'candidate' | 'ignored' | 'merged' | 'retired';

export interface BrandRow {
  readonly id: number;
  readonly customerId: number;
  readonly kind: 'own' | 'competitor';
  readonly name: string;
  readonly key: string;
  readonly state: BrandState;
  readonly mergedInto: number | null;
  /** A person's answer whether its names are common words; null until then. */
  readonly commonWord: 0 | 1 | null;
  /** For a candidate: the confirmed brand whose name it begins with. */
  readonly productOf: number | null;
  readonly createdAt: string;
  /** How likely discovery finds that it is a company, 0 to 1; null if a person entered it. */
  readonly probability: number | null;
}

const columns =
  'id, customer_id AS customerId, kind, name, key, state, merged_into AS mergedInto, common_word AS commonWord, product_of AS productOf, created_at AS createdAt, probability';

/** A brand of the book with its decision. */
export interface BookedBrand extends Brand {
  readonly key: string;
  readonly state: 'confirmed' | 'candidate';
}

const toFlag = (answer: boolean | null): 0 | 1 | null => (answer === null ? null : answer ? 1 : 0);

export function insertBrand(
  store: Store,
  brand: {
    customerId: number;
    kind: 'own' | 'competitor';
    name: string;
    key: string;
    state: BrandState;
    commonWord: boolean | null;
    createdAt: string;
    probability?: number;
  },
): number {
  return store.run(
    'INSERT INTO brand (customer_id, kind, name, key, state, common_word, created_at, probability) VALUES (:customerId, :kind, :name, :key, :state, :commonWord, :createdAt, :probability)',
    { ...brand, commonWord: toFlag(brand.commonWord), probability: brand.probability ?? null },
  ).id;
}

export const addBrandName = (
  store: Store,
  brandId: number,
  kind: 'alias' | 'exclude' | 'domain',
  value: string,
): boolean =>
  store.run('INSERT OR IGNORE INTO brand_name (brand_id, kind, value) VALUES (:brandId, :kind, :value)', {
    brandId,
    kind,
    value,
  }).changes > 0;

export const removeBrandNames = (store: Store, brandId: number, kind: 'alias' | 'exclude' | 'domain'): void => {
  store.run('DELETE FROM brand_name WHERE brand_id = :brandId AND kind = :kind', { brandId, kind });
};

export const findBrand = (store: ReadStore, id: number): BrandRow | undefined =>
  store.get(`SELECT ${columns} FROM brand WHERE id = :id`, { id });

/** The customer's own brand. */
export const findOwnBrand = (store: ReadStore, customerId: number): BrandRow | undefined =>
  store.get(`SELECT ${columns} FROM brand WHERE customer_id = :customerId AND kind = 'own'`, { customerId });

export const findBrandByKey = (store: ReadStore, customerId: number, key: string): BrandRow | undefined =>
  store.get(`SELECT ${columns} FROM brand WHERE customer_id = :customerId AND key = :key`, { customerId, key });

export const listBrandRows = (store: ReadStore, customerId: number): BrandRow[] =>
  store.all(`SELECT ${columns} FROM brand WHERE customer_id = :customerId ORDER BY id`, { customerId });

/** The number of competitors that a person entered or confirmed. */
export const countConfirmedCompetitors = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>(
    "SELECT COUNT(*) AS n FROM brand WHERE customer_id = :customerId AND kind = 'competitor' AND state = 'confirmed' AND product_of IS NULL",
    { customerId },
  )?.n ?? 0;

export const listBrandNames = (
  store: ReadStore,
  customerId: number,
): { brandId: number; kind: 'alias' | 'exclude' | 'domain'; value: string }[] =>
  store.all(
    'SELECT n.brand_id AS brandId, n.kind, n.value FROM brand_name n JOIN brand b ON b.id = n.brand_id WHERE b.customer_id = :customerId ORDER BY n.brand_id, n.kind, n.value',
    { customerId },
  );

/**
 * The brand book of a customer with all names: the confirmed brands and the candidates. A brand that is ignored is left out,
 * as if it had never been found; so are those merged into another and those no longer found.
 */
export function readBrandBook(store: ReadStore, customerId: number): BookedBrand[] {
  const rows = listBrandRows(store, customerId);
  const target = mergeTargets(rows);
  const names = new Map<number, Record<'alias' | 'exclude' | 'domain', Set<string>>>();
  const namesOf = (id: number) => {
    let entry = names.get(id);
    if (!entry) names.set(id, (entry = { alias: new Set(), exclude: new Set(), domain: new Set() }));
    return entry;
  };
  for (const row of rows) if (row.state === 'merged') namesOf(target(row.id)).alias.add(row.name);
  for (const { brandId, kind, value } of listBrandNames(store, customerId)) namesOf(target(brandId))[kind].add(value);
  const book: BookedBrand[] = [];
  for (const row of rows) {
    if (row.state !== 'confirmed' && row.state !== 'candidate') continue;
    const found = namesOf(row.id);
    book.push({
      id: row.id,
      kind: row.kind,
      name: row.name,
      key: row.key,
      state: row.state,
      aliases: [...found.alias],
      excludes: [...found.exclude],
      domains: [...found.domain],
      ...(row.commonWord !== null && { commonWord: row.commonWord === 1 }),
      ...(row.state === 'candidate' && row.kind !== 'own' && { isUnconfirmed: true }),
    });
  }
  return book;
}

/** Returns a function that follows merges to the brand that remains. */
export function mergeTargets(rows: readonly Pick<BrandRow, 'id' | 'mergedInto'>[]): (id: number) => number {
  const into = new Map(rows.flatMap((row) => (row.mergedInto === null ? [] : [[row.id, row.mergedInto] as const])));
  return (id) => {
    let current = id;
    for (let hops = 0; hops < into.size; hops++) {
      const next = into.get(current);
      if (next === undefined) break;
      current = next;
    }
    return current;
  };
}

/** Updates the given fields of a brand. */
export function updateBrand(
  store: Store,
  id: number,
  change: { name?: string; state?: BrandState; mergedInto?: number | null; commonWord?: boolean | null },
): void {
  const row = findBrand(store, id);
  if (!row) return;
  store.run(
    'UPDATE brand SET name = :name, state = :state, merged_into = :mergedInto, common_word = :commonWord WHERE id = :id',
    {
      name: change.name ?? row.name,
      state: change.state ?? row.state,
      mergedInto: change.mergedInto === undefined ? row.mergedInto : change.mergedInto,
      commonWord: change.commonWord === undefined ? row.commonWord : toFlag(change.commonWord),
      id,
    },
  );
}

/** Records the brand whose product a candidate is, or null. */
export const setProductOf = (store: Store, id: number, productOf: number | null): void => {
  store.run('UPDATE brand SET product_of = :productOf WHERE id = :id', { id, productOf });
};

/** Stores how likely a find is a company. Counts do not depend on it, so the revision of the brand book stays. */
export const setProbability = (store: Store, id: number, probability: number): void => {
  store.run('UPDATE brand SET probability = :probability WHERE id = :id', { id, probability });
};

export interface BrandFigures {
  readonly brandId: number;
  readonly answers: number;
  readonly lastNamed: string | null;
}

/** The number of answers that name each brand over the whole history, and the day it was last named. */
export const listBrandFigures = (store: ReadStore, customerId: number): BrandFigures[] =>
  store.all(
    `SELECT x.brand_id AS brandId, SUM(x.answers) AS answers, MAX(e.execution_date) AS lastNamed
     FROM execution e JOIN execution_company x ON x.execution_id = e.id WHERE e.customer_id = :customerId GROUP BY x.brand_id`,
    { customerId },
  );
