import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Environment } from '#shared/contract/envelope.ts';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';
import { createDomainClassifier, type DomainCategoryData } from '#main/analysis/domains/classify-domain.ts';
import { resourcesDirectory } from '#main/files/paths.ts';
import { inventedSites } from '#main/platforms/simulated/seed-data.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';

const category = z.enum(domainCategories);
const words = z.array(z.string().min(2));
const byCategory = z.partialRecord(category, words);
const listFile = z.strictObject({ category, domains: z.record(z.string(), words) });
const rulesFile = z.strictObject({
  suffixes: byCategory,
  subdomains: byCategory,
  names: z.array(z.strictObject({ category, starts: words, ends: words, contains: words })),
});

let shipped: CategoriseDomain | undefined;

/**
 * Returns what kind of site a domain is in itself; whether a brand owns it is decided when it is read. In the sample
 * workspace invented sites have the category of their seed. The lists are read once per thread, for the first domain.
 */
export function createCategoriser(env: Environment): CategoriseDomain {
  const categorise: CategoriseDomain = (domain) => (shipped ??= createShippedCategoriser())(domain);
  if (env !== 'sample') return categorise;
  return (domain) => inventedSites().get(domain) ?? categorise(domain);
}

function createShippedCategoriser(): CategoriseDomain {
  const noDomains: ReadonlySet<string> = new Set();
  const classify = createDomainClassifier(loadDomainCategories(path.join(resourcesDirectory(), 'domain-categories')));
  return (domain) => classify(domain, { ownDomains: noDomains, competitorDomains: noDomains });
}

/**
 * Reads the classifier's data from a folder: `rules.json`, and one list per category.
 *
 * Lists are grouped by country for their editors only. Throws if a file is malformed or a domain is in two categories.
 */
export function loadDomainCategories(directory: string): DomainCategoryData {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
  const { suffixes, subdomains, names } = rulesFile.parse(read('rules.json'));
  const domains: Partial<Record<DomainCategory, readonly string[]>> = {};
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(directory).toSorted()) {
    if (!file.endsWith('.json') || file === 'rules.json') continue;
    const list = listFile.parse(read(file));
    const all = Object.values(list.domains).flat();
    for (const domain of all) {
      const other = fileOf.get(domain);
      if (other !== undefined && other !== file) throw new Error(`${domain} is in both ${other} and ${file}`);
      fileOf.set(domain, file);
    }
    domains[list.category] = all;
  }
  return { domains, suffixes, subdomains, names };
}
