import { findLanguage } from '#shared/domain/languages.ts';
import { unitOf } from './chance.ts';
import type { Company, Locale, Market, Phrases, QueryKind, SeedData } from './seed-data.ts';

/** What an answer is about, and how it is worded. */
export interface Scene {
  readonly market: Market;
  readonly customer: Company;
  readonly language: string;
  readonly locale: Locale;
  readonly phrases: Phrases;
  readonly kind: QueryKind;
}

interface Question {
  readonly query: string;
  /** BCP 47 subtag. */
  readonly language: string;
  readonly country: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/**
 * Finds the field a question belongs to: that of a known query, else the one in its language that shares most words
 * with it. A language without a field is answered in English.
 */
export function sceneOf(data: SeedData, question: Question): Scene {
  const scenes = known.get(data) ?? new Map<string, Scene>();
  known.set(data, scenes);
  const key = `${question.country}|${question.language}|${question.query}`;
  const before = scenes.get(key);
  if (before !== undefined) return before;
  const scene = findScene(data, question);
  if (scenes.size < mostKnown) scenes.set(key, scene);
  return scene;
}

/** The same questions are asked week after week. */
const known = new WeakMap<SeedData, Map<string, Scene>>();
const mostKnown = 5_000;

function findScene(data: SeedData, question: Question): Scene {
  const language = data.markets.some((market) => market.locales[question.language]) ? question.language : 'en';
  const asked = knownQuery(data, question);
  const market = asked?.market ?? likeliestMarket(data, question, language);
  const locale = market.locales[language];
  const phrases = data.phrases.get(language);
  const customer = market.companies.find((company) => company.key === market.customer.key);
  if (!locale || !phrases || !customer)
    throw new Error(`the sample's seed data has no ${language} for ${market.customer.key}`);
  return { market, customer, language, locale, phrases, kind: asked?.kind ?? 'best' };
}

function knownQuery(
  data: SeedData,
  { query, language, country }: Question,
): { market: Market; kind: QueryKind } | undefined {
  for (const market of data.markets)
    for (const group of market.groups) {
      if (group.country !== country || findLanguage(group.language)?.code !== language) continue;
      const found = [...group.queries, ...(group.edit ? [group.edit.add] : [])].find(([text]) => text === query);
      if (found) return { market, kind: found[1] };
    }
  return undefined;
}

function likeliestMarket(data: SeedData, { query, country }: Question, language: string): Market {
  const words = new Set(wordsOf(query));
  const scored = data.markets
    .filter((market) => market.locales[language])
    .map((market) => {
      const groups = market.groups.filter((group) => findLanguage(group.language)?.code === language);
      const marketWords = new Set(
        groups.flatMap((group) => [...group.queries.map(([text]) => text), ...group.keywords].flatMap(wordsOf)),
      );
      const shared = [...words].filter((word) => marketWords.has(word)).length;
      const here = groups.some((group) => group.country === country) ? 0.5 : 0;
      return { market, score: shared + here + unitOf(`${query}|${market.customer.key}`) / 10 };
    })
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0];
  if (!best) throw new Error(`the sample's seed data has no field in ${language}`);
  return best.market;
}
