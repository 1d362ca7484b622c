import { findCountry } from '#shared/domain/countries.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { suggestIntent } from '#main/analysis/language/suggest-intent.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { companiesNamedBeside } from '#main/store/statistics/named-beside.ts';
import type { HandlersOf } from '../context.ts';
import { requireWebsite } from '../create-group.ts';
import { organizationOf, requireCustomer } from '../ownership.ts';
import { namesOf } from './create-groups.ts';

const mostCompetitors = 12;

/** What is proposed for a customer before it is created; nothing of it is stored. */
export const firstClientHandlers: HandlersOf<'read-website' | 'suggest-competitors' | 'suggest-intents'> = {
  'read-website': async (request, context) => {
    const { name, aliases, domains, language, countryCode } = await context.generator.identity({
      websiteUrl: requireWebsite('websiteUrl', request.websiteUrl),
    });
    return { name, aliases: [...aliases], domains: [...domains], language, countryCode };
  },

  'suggest-competitors': async (request, context, caller) => {
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    let note: string | null = null;
    const byModel = await context.generator.competitors({
      names: request.names,
      websiteUrl,
      language: request.language,
      countryCode: findCountry(request.countryCode) ?? 'us',
      onFallback: (why) => (note = why),
    });
    if (byModel.length > 0)
      return { source: 'model', competitors: byModel.map((name) => ({ name, answers: null })), note };
    const keys = [...new Set(request.names.map(companyKey))];
    const beside = companiesNamedBeside(context.store, keys, organizationOf(caller), mostCompetitors);
    const competitors = beside.map(({ name, answers }) => ({ name, answers }));
    return { source: competitors.length === 0 ? 'none' : 'answers', competitors, note };
  },

  'suggest-intents': (request, context, caller) => {
    const names = [
      ...(request.customerId === undefined
        ? []
        : namesOf(context, requireCustomer(context, caller, request.customerId))),
      ...(request.names ?? []),
    ];
    const isBranded = brandedBy(names);
    return {
      intents: request.queries.map((query) => suggestIntent(query, request.language, isBranded(query))),
    };
  },
};

/** Decides whether a query contains one of some names, by the matcher that analyses answers. */
function brandedBy([name, ...aliases]: readonly string[]): (query: string) => boolean {
  if (name === undefined) return () => false;
  const matcher = compileBrands([{ id: 1, kind: 'own', name, aliases, excludes: [], domains: [] }]);
  return (query) => findMentions(matcher, query).length > 0;
}
