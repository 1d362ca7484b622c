import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { seedData } from '#main/scan/platforms/simulated/seed-data.ts';

let categories: ReadonlyMap<string, string> | undefined;

/** The category of a domain of the sample: told by its seed, because nobody else knows invented sites. */
export function categoriseSampleDomain(domain: string): string {
  categories ??= new Map(
    seedData().markets.flatMap((market) =>
      Object.values(market.locales).flatMap((locale) =>
        locale.sites.map((site) => [registrableDomain(site.domain) ?? site.domain, site.category] as const),
      ),
    ),
  );
  return categories.get(domain) ?? 'other';
}
