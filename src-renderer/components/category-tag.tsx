import { domainCategoryWords, type DomainCategory } from '#shared/domain/domain-categories.ts';
import { t } from '../language/current.ts';

/** The category of a site; the client's and competitors' sites are marked by a sign as well as by colour. */
export function CategoryTag({ category }: { category: DomainCategory }) {
  const sign = category === 'owned' ? '● ' : category === 'competitor' ? '▲ ' : '';
  return <span className={`category category-${category}`}>{sign + t.marked(domainCategoryWords[category])}</span>;
}
