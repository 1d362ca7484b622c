import path from 'node:path';
import type { Environment } from '#shared/contract/envelope.ts';
import { loadDomainCategories } from './analysis-data.ts';
import { createDomainClassifier } from '#main/analysis/domains/classify-domain.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { inventedSites } from '#main/platforms/simulated/invented-sites.ts';
import type { CategoriseDomain } from '#main/store/answer-findings.ts';

const nobody: ReadonlySet<string> = new Set();
let classify: CategoriseDomain | undefined;

/**
 * Says what kind of site a domain is in itself; whose it is (owned, competitor) is told by the brands when it is read.
 * In the sample workspace an invented site is what its seed says. The lists are read once a thread.
 */
export function createCategoriser(env: Environment): CategoriseDomain {
  classify ??= readClassifier();
  const site = classify;
  if (env !== 'sample') return site;
  const invented = inventedSites();
  return (domain) => invented.get(domain) ?? site(domain);
}

function readClassifier(): CategoriseDomain {
  const told = createDomainClassifier(loadDomainCategories(path.join(resourcesDirectory(), 'domain-categories')));
  return (domain) => told(domain, { ownDomains: nobody, competitorDomains: nobody });
}
