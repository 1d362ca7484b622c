import type { LanguageCode } from '#shared/domain/languages.ts';
import { countryName, type CountryCode } from '#shared/domain/countries.ts';
import { createNameGuard, type NameGuard } from './name-guard.ts';
import { buyerIntents, wordingFor, type BuyerIntent, type QueryTemplates } from './query-templates.ts';
import { keywordsWithoutName, uniqueFolded } from './keywords-without-name.ts';

export const queriesPerKeyword = 3;
export const maxQueries = 150;
export const minQueryLength = 3;
export const maxQueryLength = 500;

/** What queries are generated for. */
export interface QueriesRequest {
  /** Keywords in their dictionary form, in the user's order. */
  readonly keywords: readonly string[];
  readonly languageCode: LanguageCode;
  readonly countryCode: CountryCode;
  /** Name and aliases of the brand that no query may name. */
  readonly names: readonly string[];
}

/**
 * Three questions per keyword from the templates of a language; the same input always gives the same queries.
 *
 * Intents rotate, so that the three questions of a keyword differ in intent and eight keywords use each intent three times.
 * The customer's name is removed from keywords; a keyword that is only the name is skipped, and further intents of the other
 * keywords take its share. Queries are unique regardless of case, 3 to 500 UTF-16 units long, and at most 150.
 */
export function queriesFromTemplates(request: QueriesRequest & { readonly templates: QueryTemplates }): string[] {
  const guard = createNameGuard(request.names);
  const keywords = keywordsWithoutName(request);
  const wanted = Math.min(maxQueries, queriesPerKeyword * uniqueFolded(request.keywords).length);
  const queries = new Map<string, string>();
  const uses = new Map<BuyerIntent, number>();

  /** Adds the first suitable question of an intent about a keyword; false if the intent has none left. */
  const ask = (keyword: string, intent: BuyerIntent): boolean => {
    const { intents, locale } = wordingFor(request.templates, request.countryCode, keyword);
    const templates = intents[intent];
    const place = countryName(request.countryCode, locale);
    const first = uses.get(intent) ?? 0;
    const candidates = templates
      .map((_, offset) =>
        render(templates[(first + offset) % templates.length] ?? '', keyword, place, request.languageCode),
      )
      .filter((query) => fits(query, guard) && !queries.has(query.toLowerCase()));
    const query = candidates.find((text) => !guard.contains(text)) ?? candidates[0];
    if (query === undefined) return false;
    queries.set(query.toLowerCase(), query);
    uses.set(intent, first + 1);
    return true;
  };

  keywords.forEach((keyword, position) => {
    const rotation = rotate(buyerIntents, position * queriesPerKeyword);
    let asked = 0;
    for (const intent of rotation) {
      if (asked === queriesPerKeyword || queries.size === wanted) break;
      if (ask(keyword, intent)) asked++;
    }
  });
  // The shares of skipped keywords: further intents of the others, one keyword after the other.
  for (let round = queriesPerKeyword; round < queriesPerKeyword + buyerIntents.length * 2; round++) {
    keywords.forEach((keyword, position) => {
      const intent = buyerIntents[(position * queriesPerKeyword + round) % buyerIntents.length];
      if (intent !== undefined && queries.size < wanted) ask(keyword, intent);
    });
  }
  return [...queries.values()];
}

const rotate = <T>(items: readonly T[], by: number): T[] => {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

const fits = (query: string, guard: NameGuard): boolean =>
  query.length >= minQueryLength && query.length <= maxQueryLength && !guard.names(query);

function render(template: string, keyword: string, place: string, languageCode: LanguageCode): string {
  const text = template.replace('{keyword}', () => keyword).replace('{place}', () => place);
  return template.startsWith('{keyword}') ? capitalise(text, languageCode) : text;
}

/** Sentence case in scripts with capitals; "iPhone repair" and Georgian (whose capitals are for headlines) stay unchanged. */
function capitalise(text: string, languageCode: LanguageCode): string {
  const [first = ''] = text;
  const firstWord = /^[^\s:,]+/u.exec(text)?.[0] ?? '';
  const cased = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u.test(first);
  if (!cased || firstWord !== firstWord.toLowerCase()) return text;
  return first.toLocaleUpperCase(languageCode) + text.slice(first.length);
}
