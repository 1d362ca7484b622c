import type { CompiledBook } from '#main/analysis/find-in-answer.ts';
import { compileBrands } from '#main/analysis/matching/brand-matcher.ts';
import type { BookedBrand } from '#main/store/brands.ts';
import type { Store } from '#main/store/open.ts';
import { readBookAtRevision, readBrandRevision, type BookAtRevision } from '#main/store/revisions.ts';
import { loadWordTable } from './word-table.ts';

/** A customer's brand book at one revision, compiled. */
export interface BrandBook extends CompiledBook {
  readonly revision: number;
  readonly brands: readonly BookedBrand[];
}

/** By store, then by customer: compiling is expensive, and a revision is used for thousands of answers. */
const compiled = new WeakMap<Store, Map<number, BrandBook>>();

/** The current brand book of a customer; compiled once per revision and open store. */
export function brandBookOf(store: Store, customerId: number): BrandBook {
  const books = compiled.get(store) ?? new Map<number, BrandBook>();
  compiled.set(store, books);
  const cached = books.get(customerId);
  if (cached?.revision === readBrandRevision(store, customerId)) return cached;
  const book = compileBook(readBookAtRevision(store, customerId));
  books.set(customerId, book);
  return book;
}

/** Compiles a book as read from the store. */
export function compileBook({ revision, brands }: BookAtRevision): BrandBook {
  const own = brands.find((brand) => brand.kind === 'own');
  return {
    revision,
    brands,
    matcher: compileBrands(brands, loadWordTable()),
    ownBrandId: own?.id ?? 0,
    ownDomains: new Set(own?.domains ?? []),
  };
}
