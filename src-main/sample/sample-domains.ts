import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { createCategoriser } from '#main/categorise-domain.ts';
import { seedData } from '#main/scan/platforms/simulated/seed-data.ts';
import type { CategoriseDomain } from '#main/store/derived.ts';

/** Says what kind of site a domain of the sample is: an invented one by its seed, every other as always. */
export function createSampleCategoriser(): CategoriseDomain {
  const sites = seedData().markets.flatMap((market) => Object.values(market.locales).flatMap((locale) => locale.sites));
  const invented = new Map(
    sites
      .filter(({ domain }) => domain.endsWith('.example'))
      .map(({ domain, category }) => [registrableDomain(domain) ?? domain, category] as const),
  );
  const categorise = createCategoriser();
  return (domain) => invented.get(domain) ?? categorise(domain);
}
