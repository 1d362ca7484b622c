import path from 'node:path';
import { loadDomainCategories } from './analysis-data.ts';
import { createDomainClassifier } from './analysis/domains/classify-domain.ts';
import { resourcesDirectory } from './paths.ts';
import type { CategoriseDomain } from './store/derived.ts';

const nobody: ReadonlySet<string> = new Set();

/** Says what kind of site a domain is in itself; whose it is (owned, competitor) is told by the brands when it is read. */
export function createCategoriser(): CategoriseDomain {
  const classify = createDomainClassifier(loadDomainCategories(path.join(resourcesDirectory(), 'domain-categories')));
  return (domain) => classify(domain, { ownDomains: nobody, competitorDomains: nobody });
}
