import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { splitKeywords } from '#shared/contract/v1/fields.ts';
import { findCountry } from '#shared/domain/countries.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { groupPlatforms } from '#main/store/query-groups.ts';
import { listQueryRows } from '#main/store/queries.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { readBrandBook } from '#main/store/brands.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { createGroup, defaultPlatforms, requireCredit, requireFreeName, requireWebsite } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';

/** Keywords from a site, and groups from scratch or from another group. */
export const creationHandlers: HandlersOf<
  'generate-keywords' | 'create-query-group' | 'create-query-group-from-existing'
> = {
  'generate-keywords': async (request, context) => {
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    return (await context.generator.keywords({ websiteUrl, language: request.language })).join(', ');
  },

  'create-query-group': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerID);
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    requireFreeName(context, customer.id, request.name);
    requireCredit(context, customer);
    const keywords = splitKeywords(request.keywords);
    const { queries } = await generateQueries(context, {
      keywords,
      language: request.language,
      country: request.countryCode,
      names: namesOf(context, customer),
    });
    return {
      query_group_id: createGroup(context, customer, {
        name: request.name,
        type: 'original',
        parentId: null,
        websiteUrl,
        keywords,
        language: request.language,
        country: request.countryCode,
        queries,
        platforms: defaultPlatforms(context),
        comments: 'Generated from the keywords.',
      }),
    };
  },

  'create-query-group-from-existing': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerID);
    const parent = requireQueryGroup(context, caller, request.parentQueryGroupId, 'published');
    if (parent.customerId !== customer.id) throw notFound('query group', request.parentQueryGroupId);
    const websiteUrl =
      request.websiteUrl === undefined ? parent.websiteUrl : requireWebsite('websiteUrl', request.websiteUrl);
    requireFreeName(context, customer.id, request.name);
    requireCredit(context, customer);
    const parentKeywords = splitKeywords(parent.keywords).filter((keyword) => keyword !== '');
    const keywords = request.keywords === undefined ? parentKeywords : splitKeywords(request.keywords);
    const language = request.language ?? parent.language;
    const country = request.countryCode ?? parent.country;
    const isSame = sameKeywords(keywords, parentKeywords);
    const copied = isSame ? listQueryRows(context.store, parent.id, false).map((query) => query.text) : [];
    // Of a group without active queries there is nothing to copy.
    const cloned = copied.length > 0 || (isSame && keywords.length === 0);
    const queries = cloned
      ? copied
      : (await generateQueries(context, { keywords, language, country, names: namesOf(context, customer) })).queries;
    return {
      query_group_id: createGroup(context, customer, {
        name: request.name,
        type: 'clone',
        parentId: parent.id,
        websiteUrl,
        keywords,
        language,
        country,
        queries,
        platforms: groupPlatforms(context.store, parent.id),
        comments: cloned
          ? `Cloned from "${parent.name}".`
          : isSame
            ? 'Generated from the keywords.'
            : `Cloned from "${parent.name}" with other keywords: queries generated again.`,
      }),
    };
  },
};

/** Whether two keyword sets are the same after trimming and case folding, in any order. */
function sameKeywords(a: readonly string[], b: readonly string[]): boolean {
  const fold = (list: readonly string[]): Set<string> => new Set(list.map((keyword) => keyword.trim().toLowerCase()));
  return fold(a).symmetricDifference(fold(b)).size === 0;
}

/** Queries generated from keywords; refuses keywords without any, so that no credit is spent on an empty group. */
export async function generateQueries(
  context: ServiceContext,
  request: { keywords: readonly string[]; language: string; country: string; names: readonly string[] },
): Promise<{ queries: string[]; note: string | null }> {
  const language = findLanguage(request.language);
  const country = findCountry(request.country);
  if (!language || !country) throw new Error(`unchecked language or country: ${request.language}, ${request.country}`);
  let note: string | null = null;
  const queries = await context.generator.queries({
    keywords: request.keywords,
    languageCode: language.code,
    countryCode: country,
    names: request.names,
    onFallback: (why) => (note = why),
  });
  if (queries.length === 0)
    throw invalidRequest('keywords', 'no question can be made from them: they are only about the customer itself');
  return { queries, note };
}

/** The names of a customer: that of its own brand and every alias. */
export function namesOf(context: ServiceContext, customer: CustomerRow): string[] {
  const own = readBrandBook(context.store, customer.id).find((brand) => brand.kind === 'own');
  return [...new Set([customer.name, own?.name ?? customer.name, ...(own?.aliases ?? [])])];
}
