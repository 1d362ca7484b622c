import { readFileSync } from 'node:fs';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import type { DomainCategoryData, DomainClassifier } from '#main/analysis/domains/classify-domain.ts';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';

export interface DomainLabel {
  /** A registrable domain, or a host below one. */
  readonly domain: string;
  readonly category: DomainCategory;
  readonly half: 'development' | 'held-out' | 'collected' | 'blind';
}

/** The labels of one file in `test/fixtures/domains`. */
export function readLabels(file: string): readonly DomainLabel[] {
  return JSON.parse(readFileSync(new URL(`../fixtures/domains/${file}`, import.meta.url), 'utf8')) as DomainLabel[];
}

/** The category the classifier gives a labelled site without an owner, cited once by its front page. */
export function classifyLabel(classify: DomainClassifier, { domain }: DomainLabel): DomainCategory {
  const none: ReadonlySet<string> = new Set();
  const context = { ownDomains: none, competitorDomains: none, urls: [`https://${domain}/`] };
  return classify(registrableDomain(domain) ?? domain, context);
}

/** The data without the entries of labelled domains, so that only the rules decide. */
export function withoutListed(data: DomainCategoryData, labels: readonly DomainLabel[]): DomainCategoryData {
  const names = new Set(
    labels.flatMap(({ domain }) => [domain, registrableDomain(domain), `${domain.split('.')[0]}.*`]),
  );
  const remaining = domainCategories.map((category) => [
    category,
    (data.domains[category] ?? []).filter((domain) => !names.has(domain)),
  ]);
  return { ...data, domains: Object.fromEntries(remaining) as DomainCategoryData['domains'] };
}
