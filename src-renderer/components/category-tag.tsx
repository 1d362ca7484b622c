import type { DomainCategory } from '#shared/domain/domain-categories.ts';

/** What kind of site a domain is; owned and competing sites are told by a sign as well as by colour. */
export function CategoryTag({ category }: { category: DomainCategory }) {
  const sign = category === 'owned' ? '● ' : category === 'competitor' ? '▲ ' : '';
  return <span className={`category category-${category}`}>{`${sign}${category}`}</span>;
}
