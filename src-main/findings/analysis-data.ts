import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DomainCategoryData } from '#main/analysis/domains/domain-category-data.ts';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';

const category = z.enum(domainCategories);
const words = z.array(z.string().min(2));
const byCategory = z.partialRecord(category, words);
const listFile = z.strictObject({ category, domains: z.record(z.string(), words) });
const rulesFile = z.strictObject({
  suffixes: byCategory,
  subdomains: byCategory,
  names: z.array(z.strictObject({ category, starts: words, ends: words, contains: words })),
});

/**
 * Reads the classifier's data: `rules.json` and one list for each category, from `resources/domain-categories`.
 *
 * Lists are grouped by country only for those who edit them. Throws when a file is malformed or a domain stands in two
 * categories.
 */
export function loadDomainCategories(directory: string): DomainCategoryData {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'));
  const { suffixes, subdomains, names } = rulesFile.parse(read('rules.json'));
  const domains: Partial<Record<DomainCategory, readonly string[]>> = {};
  const seen = new Map<string, string>();
  for (const file of readdirSync(directory).toSorted()) {
    if (!file.endsWith('.json') || file === 'rules.json') continue;
    const list = listFile.parse(read(file));
    const all = Object.values(list.domains).flat();
    for (const domain of all) {
      const other = seen.get(domain);
      if (other !== undefined && other !== file) throw new Error(`${domain} stands in ${other} and in ${file}`);
      seen.set(domain, file);
    }
    domains[list.category] = all;
  }
  return { domains, suffixes, subdomains, names };
}
