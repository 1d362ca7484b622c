import type { CompiledBook } from '#main/analysis/find-in-answer.ts';
import { compileBrands } from '#main/analysis/matching/brand-matcher.ts';
import { readBookAtRevision, type BookAtRevision } from '#main/store/brand-books.ts';
import type { BookedBrand } from '#main/store/brands.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';

/** The brand book of a customer, compiled for one revision. */
export interface BrandBook extends CompiledBook {
  readonly revision: number;
  readonly brands: readonly BookedBrand[];
  /** Keys of every company the customer knows, decided or not. */
  readonly keys: ReadonlySet<string>;
}

/** Compiled brand books by customer: compiling is dear, a revision stays the same for thousands of answers. */
export interface BrandBooks {
  of(customerId: number): BrandBook;
}

export function createBrandBooks(store: Store): BrandBooks {
  const compiled = new Map<number, BrandBook>();
  return {
    of: (customerId) => {
      const revision = findCustomer(store, customerId)?.brandRevision ?? 0;
      const known = compiled.get(customerId);
      if (known?.revision === revision) return known;
      const book = compile(readBookAtRevision(store, customerId));
      compiled.set(customerId, book);
      return book;
    },
  };
}

function compile({ revision, brands }: BookAtRevision): BrandBook {
  const own = brands.find((brand) => brand.kind === 'own');
  return {
    revision,
    brands,
    matcher: compileBrands(brands),
    ownBrandId: own?.id ?? 0,
    ownDomains: new Set(own?.domains ?? []),
    ignored: new Set(brands.filter((brand) => brand.state === 'ignored').map((brand) => brand.id)),
    keys: new Set(brands.map((brand) => brand.key)),
  };
}
