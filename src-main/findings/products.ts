import { compileBrands } from '#main/analysis/matching/brand-matcher.ts';
import { ownerOf } from '#main/analysis/matching/owner-of.ts';
import { listBrandRows, readBrandBook, setProductOf } from '#main/store/brands.ts';
import type { Store } from '#main/store/open.ts';

/** Records for each candidate of a customer the confirmed brand whose product its name says it is; inside a transaction. */
export function assignProducts(store: Store, customerId: number): void {
  const confirmed = readBrandBook(store, customerId).filter(({ state }) => state === 'confirmed');
  const matcher = compileBrands(confirmed.map((brand) => ({ ...brand, commonWord: false })));
  for (const row of listBrandRows(store, customerId)) {
    const owner = row.state === 'candidate' ? ownerOf(row.name, matcher) : null;
    if (owner !== row.productOf) setProductOf(store, row.id, owner);
  }
}
