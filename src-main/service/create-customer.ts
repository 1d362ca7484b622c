import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { addBrandName, insertBrand } from '#main/store/brands.ts';
import { writeCustomerLocale } from '#main/store/customer-settings.ts';
import { insertCustomer } from '#main/store/customers.ts';
import { nowIso, type ServiceContext } from './context.ts';

export interface CustomerToCreate {
  readonly organizationId: number;
  readonly name: string;
  /** Normalised. */
  readonly websiteUrl: string;
  readonly aliases: readonly string[];
  /** Besides the one of its website. */
  readonly domains?: readonly string[];
  /** Names of competitors, which are confirmed. */
  readonly competitors?: readonly string[] | undefined;
  readonly language?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** Creates a customer with its brand book, in one transaction; returns its id. */
export function createCustomer(context: ServiceContext, customer: CustomerToCreate): number {
  const { store } = context;
  const createdAt = nowIso(context);
  return store.transaction(() => {
    const customerId = insertCustomer(store, {
      organizationId: customer.organizationId,
      name: customer.name,
      websiteUrl: customer.websiteUrl,
      createdAt,
      paying: true,
      trialEnd: null,
    });
    const brand = { customerId, state: 'confirmed', commonWord: null, createdAt } as const;
    const key = companyKey(customer.name);
    const brandId = insertBrand(store, { ...brand, kind: 'own', name: customer.name, key });
    for (const alias of customer.aliases) addBrandName(store, brandId, 'alias', alias);
    const domain = registrableDomain(customer.websiteUrl);
    for (const own of [...(domain === null ? [] : [domain]), ...(customer.domains ?? [])])
      addBrandName(store, brandId, 'domain', own);
    const competitors = new Map((customer.competitors ?? []).map((name) => [companyKey(name), name]));
    for (const [competitorKey, name] of competitors)
      if (competitorKey !== key) insertBrand(store, { ...brand, kind: 'competitor', name, key: competitorKey });
    const { language = null, countryCode = null } = customer;
    if (language !== null || countryCode !== null) writeCustomerLocale(store, customerId, { language, countryCode });
    return customerId;
  });
}
