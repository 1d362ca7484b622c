import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { seedData, type Site } from './seed-data.ts';

/** What kind of site each invented domain of the sample is, by its registrable name. */
export function inventedSites(): ReadonlyMap<string, Site['category']> {
  const sites = seedData().markets.flatMap((market) => Object.values(market.locales).flatMap((locale) => locale.sites));
  return new Map(
    sites
      .filter(({ domain }) => domain.endsWith('.example'))
      .map(({ domain, category }) => [registrableDomain(domain) ?? domain, category] as const),
  );
}
