import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { actionKinds } from '#shared/domain/actions.ts';
import { domainCategories } from '#shared/domain/domain-categories.ts';
import { once } from '#main/analysis/memoise.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

const trend = z.enum(['rising', 'falling', 'flat', 'entering']);
const texts = z.array(z.string()).min(1);

const company = z.strictObject({
  key: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Different spellings of the name, by language of the answer. */
  names: z.record(z.string(), z.string()).default({}),
  aliases: z.array(z.string()).default([]),
  /** Base log-odds of being named. */
  strength: z.number(),
  trend,
  /** Log-odds added on a platform or in a country. */
  bias: z.record(z.string(), z.number()).default({}),
  /** Countries it exists in; everywhere when absent. */
  only: z.array(z.string()).optional(),
  /** Left for discovery to find: not in the brand book from the start. */
  found: z.boolean().default(false),
});

const site = z.strictObject({
  domain: z.string(),
  category: z.enum(domainCategories),
  articles: z.array(z.tuple([z.string(), z.string()])).min(1),
});

const locale = z.strictObject({
  subject: z.string(),
  /** Where, in words, by country. */
  place: z.record(z.string(), z.string()),
  traits: texts,
  caveats: texts,
  audiences: texts,
  prices: texts,
  criteria: texts,
  sites: z.array(site),
});

const queryKind = z.enum(['best', 'compare', 'price', 'advice']);
const query = z.tuple([z.string(), queryKind]);

const group = z.strictObject({
  key: z.string(),
  name: z.string(),
  language: z.string(),
  country: z.string(),
  cloneOf: z.string().optional(),
  paused: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  queries: z.array(query).default([]),
  /** One edit of the queries during the year. */
  edit: z.strictObject({ week: z.int(), add: query, delete: z.string(), comment: z.string() }).optional(),
});

/** What happened a number of weeks before today, so that there is something to report of every kind. */
const event = z.discriminatedUnion('kind', [
  /** A site is no longer cited. */
  z.strictObject({ kind: z.literal('site'), weeksAgo: z.int(), domain: z.string() }),
  /** The customer's own pages are no longer cited. */
  z.strictObject({ kind: z.literal('own-pages'), weeksAgo: z.int() }),
  /** Answers to a query, which nearly all named the customer, no longer do. */
  z.strictObject({ kind: z.literal('query'), weeksAgo: z.int(), query: z.string() }),
  /** Many questions of the scans of one group in that week failed. */
  z.strictObject({ kind: z.literal('failures'), weeksAgo: z.int(), group: z.string(), platform: z.string() }),
]);

/** What was done a number of weeks before today for some queries of a group. */
const work = z.strictObject({
  group: z.string(),
  weeksAgo: z.int(),
  kind: z.enum(actionKinds),
  title: z.string(),
  /** The address of what was made, which answers to these queries cite from then on. */
  page: z.string().optional(),
  costUsd: z.number(),
  queries: texts,
  /** Log-odds of being named that it adds; 0 if it does not work. */
  lift: z.number(),
  /** In a drawn order: in how many weeks from today the second part of the queries is worked on. */
  secondPartInWeeks: z.int().optional(),
});

const market = z.strictObject({
  customer: z.strictObject({
    key: z.string(),
    website: z.string(),
    paying: z.boolean(),
    trialDays: z.int(),
    tags: texts,
  }),
  companies: z.array(company),
  /** Wording for this field, by language code. */
  locales: z.record(z.string(), locale),
  groups: z.array(group),
  /** The weeks for which it has been a customer; the whole time when absent. */
  weeks: z.int().min(1).optional(),
  notes: z.array(z.strictObject({ weeksAgo: z.int(), text: z.string() })).default([]),
  events: z.array(event).default([]),
  actions: z.array(work).default([]),
  /** The share of its monthly cap that is spent; without a cap when absent. */
  capUsed: z.number().min(0.01).max(1).optional(),
});

const phrases = z.strictObject({
  intro: texts,
  top: texts,
  item: texts,
  prose: texts,
  heading: z.strictObject({ list: texts, criteria: texts }),
  details: texts,
  table: z.strictObject({ head: z.array(z.string()).length(4), before: texts }),
  versus: texts,
  adviceIntro: texts,
  closing: texts,
  negation: texts,
  refused: texts,
  searches: texts,
  official: z.string(),
});

const agency = z.strictObject({ organization: z.string(), quota: z.int(), markets: z.array(z.string()) });

export type Company = z.output<typeof company>;
export type Site = z.output<typeof site>;
export type Locale = z.output<typeof locale>;
export type MarketGroup = z.output<typeof group>;
export type Work = z.output<typeof work>;
export type Market = z.output<typeof market>;
export type Phrases = z.output<typeof phrases>;
export type QueryKind = z.output<typeof queryKind>;

/** Everything the simulation knows: an invented agency, the fields of its customers, and how answers are worded. */
export interface SeedData {
  readonly organization: string;
  readonly quota: number;
  readonly markets: readonly Market[];
  /** By language code. */
  readonly phrases: ReadonlyMap<string, Phrases>;
}

let loaded: SeedData | undefined;

/** Reads the seed of the sample workspace from the product's resources, once per process. Throws if it is damaged. */
export function seedData(): SeedData {
  loaded ??= read(path.join(resourcesDirectory(), 'sample'));
  return loaded;
}

function read(directory: string): SeedData {
  const json = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(directory, ...parts), 'utf8'));
  const { organization, quota, markets } = agency.parse(json('agency.json'));
  const parsed = markets.map((name) => withClones(market.parse(json('markets', `${name}.json`))));
  const languages = new Set(parsed.flatMap((market) => Object.keys(market.locales)));
  return {
    organization,
    quota,
    markets: parsed,
    phrases: new Map([...languages].map((code) => [code, phrases.parse(json('languages', `${code}.json`))])),
  };
}

/** A cloned group has the queries of its parent. */
function withClones(one: Market): Market {
  const groups = one.groups.map((clone) => {
    const parent = one.groups.find((other) => other.key === clone.cloneOf);
    return parent === undefined ? clone : { ...clone, keywords: parent.keywords, queries: parent.queries };
  });
  return { ...one, groups };
}

/** What kind of site each invented domain of the sample is, by its registrable name. */
export const inventedSites = once((): ReadonlyMap<string, Site['category']> => {
  const sites = seedData().markets.flatMap((market) => Object.values(market.locales).flatMap((locale) => locale.sites));
  return new Map(
    sites
      .filter(({ domain }) => domain.endsWith('.example'))
      .map(({ domain, category }) => [registrableDomain(domain) ?? domain, category] as const),
  );
});
