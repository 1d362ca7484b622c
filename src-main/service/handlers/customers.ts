import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { scoredStores } from '#main/findings/narrow-queries.ts';
import { readCustomerLocales, type CustomerLocale } from '#main/store/customer-settings.ts';
import { readCustomerTags, writeCustomerTags } from '#main/store/customer-tags.ts';
import { listCustomerSummaries, listGroupCounts } from '#main/store/customers.ts';
import { meansOfPlatforms } from '#main/results/thirty-day-score.ts';
import { findOrganization, insertOrganization } from '#main/store/organizations.ts';
import { nowIso, type HandlersOf } from '../context.ts';
import { createCustomer } from '../create-customer.ts';
import { requireWebsite } from '../create-group.ts';
import { organizationOf, requireCustomer, requireOrganization } from '../ownership.ts';

const defaultQuota = 50;

/** What is known of a customer's market. */
const localeOf = (locale: CustomerLocale | undefined): { language?: string; countryCode?: string } => ({
  ...(locale?.language == null ? {} : { language: locale.language }),
  ...(locale?.countryCode == null ? {} : { countryCode: locale.countryCode }),
});

/** Organizations and customers. */
export const customerWorkspaceHandlers: HandlersOf<
  'add-organization' | 'add-customer' | 'list-customers' | 'set-customer-tags'
> = {
  'add-organization': (request, context) => {
    const id = insertOrganization(context.store, request.name, request.quota ?? defaultQuota, nowIso(context));
    return { organization_id: id };
  },

  'add-customer': (request, context, caller) => {
    requireOrganization(caller, request.organizationId, 'organizationId');
    if (!findOrganization(context.store, request.organizationId))
      throw notFound('organization', request.organizationId);
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    const domains = (request.domains ?? []).map((domain) => {
      const registrable = registrableDomain(requireWebsite('domains', domain));
      if (registrable === null) throw invalidRequest('domains', `"${domain}" is no domain such as example.com`);
      return registrable;
    });
    const id = createCustomer(context, { ...request, websiteUrl, aliases: request.aliases ?? [], domains });
    return { customer_id: id };
  },

  'list-customers': (request, context, caller) => {
    const groups = new Map(listGroupCounts(context.store).map((row) => [row.customerId, row.groups]));
    const scored = scoredStores(context.store);
    const scores = meansOfPlatforms(context.store, scored);
    const locales = readCustomerLocales(context.store);
    const tags = readCustomerTags(context.store);
    return listCustomerSummaries(context.store, organizationOf(caller), request).map((customer) => ({
      id: customer.id,
      organizationId: customer.organizationId,
      name: customer.name,
      websiteUrl: customer.websiteUrl,
      createdAt: customer.createdAt,
      ...localeOf(locales[customer.id]),
      queryGroups: groups.get(customer.id) ?? 0,
      lastScanAt: customer.lastScanAt,
      latestScore: scores.get(customer.id) ?? null,
      withoutBranded: scored.has(customer.id),
      tags: tags.get(customer.id) ?? [],
    }));
  },

  'set-customer-tags': ({ customerId, tags }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    return { tags: store.transaction(() => writeCustomerTags(store, customerId, tags)) };
  },
};
