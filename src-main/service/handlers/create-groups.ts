import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { splitKeywords } from '#shared/contract/v1/fields.ts';
import { findCountry } from '#shared/domain/countries.ts';
import { findLanguage } from '#shared/domain/languages.ts';
import { groupPlatforms } from '#main/store/query-groups.ts';
import { listQueryRows } from '#main/store/queries.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createGroup, requireCredit, requireFreeName, requireWebsite } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';

/** The published platforms, on which new groups are scanned by default. */
const defaultPlatforms = ['chatgpt', 'aioverview'] as const;

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
    const queries = await generateQueries(context, {
      keywords,
      language: request.language,
      country: request.countryCode,
      customerName: customer.name,
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
        platforms: defaultPlatforms,
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
    const cloned = sameKeywords(keywords, parentKeywords);
    const queries = cloned
      ? listQueryRows(context.store, parent.id, false).map((query) => query.text)
      : await generateQueries(context, { keywords, language, country, customerName: customer.name });
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
  request: { keywords: readonly string[]; language: string; country: string; customerName: string },
): Promise<string[]> {
  const language = findLanguage(request.language);
  const country = findCountry(request.country);
  if (!language || !country) throw new Error(`unchecked language or country: ${request.language}, ${request.country}`);
  const queries = await context.generator.queries({
    keywords: request.keywords,
    languageCode: language.code,
    countryCode: country,
    customerName: request.customerName,
  });
  if (queries.length === 0)
    throw invalidRequest('keywords', 'no question can be made from them: they contain only the name of the customer');
  return queries;
}
