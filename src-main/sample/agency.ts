import { findLanguage, type LanguageCode } from '#shared/domain/languages.ts';
import type { Intent } from '#shared/domain/intents.ts';
import { addDays, isoInstant } from '#shared/domain/dates.ts';
import { keywordsIn } from '#main/analysis/language/suggest-intent.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { seedData, type Company, type Market, type MarketGroup } from '#main/platforms/simulated/seed-data.ts';
import { addBrandName, insertBrand } from '#main/store/brands.ts';
import { writeCustomerTags } from '#main/store/customer-tags.ts';
import { insertCustomer } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { insertOrganization } from '#main/store/organizations.ts';
import { insertNote } from '#main/store/notes.ts';
import { insertQuery, insertQueryRevision } from '#main/store/queries.ts';
import { addQueryTag, findTagByName, insertTag, setIntent } from '#main/store/query-labels.ts';
import { insertQueryGroup, spendCredit, updateQueryGroupStatus } from '#main/store/query-groups.ts';
import { weeklyAt } from '#main/scan/schedule.ts';
import { recordPastWork } from './past-actions.ts';

/** The platforms every group of the sample is scanned on. */
export const samplePlatforms = ['chatgpt', 'aioverview'] as const;

/** A group of the sample with the inputs of its scans. */
export interface SampleGroup {
  readonly id: number;
  readonly customerId: number;
  readonly language: LanguageCode;
  readonly country: string;
  readonly edit: MarketGroup['edit'];
  /** When it is scanned, week by week, oldest first; null before it was a customer's. */
  readonly scans: readonly (Date | null)[];
  /** Scans in which many questions failed. */
  readonly failures: readonly { readonly weeksAgo: number; readonly platform: string }[];
}

export interface SampleAgency {
  readonly customerIds: readonly number[];
  readonly groups: readonly SampleGroup[];
}

const day = 86_400_000;

/**
 * Fills an empty workspace with the agency, its customers, their brand books, notes, groups and queries. Each group is
 * scanned once a week, the last time within the three days before now.
 */
export function createAgency(store: Store, now: Date, timeZone: string, weeks: number): SampleAgency {
  const data = seedData();
  const founded = instantBefore(now, weeks * 7 + 10);
  const organizationId = insertOrganization(store, data.organization, data.quota, founded);
  const customerIds: number[] = [];
  const groups: SampleGroup[] = [];
  for (const market of data.markets) {
    const joined = Math.max(0, weeks - (market.weeks ?? weeks));
    const customerId = createCustomer(store, organizationId, market, now, weeks - joined);
    customerIds.push(customerId);
    const idOfKey = new Map<string, number>();
    for (const group of market.groups) {
      const scans = scanTimes(now, weeks, groups.length).map((at, week) => (week < joined ? null : at));
      const created = createGroup(store, {
        group,
        market,
        customerId,
        organizationId,
        parentId: idOfKey.get(group.cloneOf ?? '') ?? null,
        scans,
        timeZone,
      });
      idOfKey.set(group.key, created.id);
      groups.push(created);
    }
    for (const work of market.actions) {
      const groupId = idOfKey.get(work.group);
      if (groupId !== undefined && work.weeksAgo < weeks - joined)
        recordPastWork(store, customerId, groupId, work, now.toISOString().slice(0, 10));
    }
  }
  return { customerIds, groups };
}

function createCustomer(store: Store, organizationId: number, market: Market, now: Date, weeks: number): number {
  const { customer } = market;
  const createdAt = instantBefore(now, weeks * 7 + 6);
  const own = market.companies.find((company) => company.key === customer.key);
  if (!own) throw new Error(`the sample's seed data has no company ${customer.key}`);
  const trialEnd = `${addDays(createdAt.slice(0, 10), customer.trialDays)}T00:00:00Z`;
  const id = insertCustomer(store, {
    organizationId,
    name: own.name,
    websiteUrl: customer.website,
    createdAt,
    paying: customer.paying,
    trialEnd,
  });
  writeCustomerTags(store, id, customer.tags);
  for (const company of market.companies)
    if (!company.found) addToBook(store, id, company, company === own ? 'own' : 'competitor', createdAt);
  for (const { weeksAgo, text } of market.notes) {
    if (weeksAgo >= weeks) continue;
    const at = instantBefore(now, weeksAgo * 7 + 4);
    insertNote(store, id, { day: at.slice(0, 10), text, queryGroupId: null }, at);
  }
  return id;
}

/** Competitors the agency knew from the start are confirmed; the others are left for discovery to find. */
function addToBook(
  store: Store,
  customerId: number,
  company: Company,
  kind: 'own' | 'competitor',
  createdAt: string,
): void {
  const { name, domain, names, aliases } = company;
  const id = insertBrand(store, {
    customerId,
    kind,
    name,
    key: companyKey(name),
    state: 'confirmed',
    commonWord: null,
    createdAt,
  });
  for (const alias of [...aliases, ...Object.values(names)]) addBrandName(store, id, 'alias', alias);
  addBrandName(store, id, 'domain', domain);
}

interface GroupToCreate {
  readonly group: MarketGroup;
  readonly market: Market;
  readonly customerId: number;
  readonly organizationId: number;
  readonly parentId: number | null;
  readonly scans: SampleGroup['scans'];
  readonly timeZone: string;
}

function createGroup(
  store: Store,
  { group, market, customerId, organizationId, parentId, scans, timeZone }: GroupToCreate,
): SampleGroup {
  const first = scans.find((at) => at !== null) ?? new Date(0);
  const next = new Date((scans.at(-1) ?? first).getTime() + 7 * day);
  const createdAt = isoInstant(new Date(first.getTime() - 2 * day));
  const id = insertQueryGroup(store, {
    customerId,
    name: group.name,
    type: group.cloneOf === undefined ? 'original' : 'clone',
    parentId,
    websiteUrl: market.customer.website,
    keywords: group.keywords.join(', '),
    language: group.language,
    country: group.country,
    schedule: JSON.stringify(weeklyAt(next, timeZone)),
    nextDueAt: group.paused ? null : isoInstant(next),
    createdAt,
    platforms: samplePlatforms,
  });
  spendCredit(store, organizationId, id, createdAt);
  const texts = group.queries.map(([text]) => text);
  for (const [text, kind] of group.queries)
    labelQuery(store, customerId, insertQuery(store, id, text, createdAt), {
      intent: intentOf[kind],
      tags: [...keywordsIn(text, group.keywords.join(',')), ...(kind === 'price' ? ['Pricing'] : [])],
    });
  insertQueryRevision(store, { groupId: id, createdAt, comments: '', added: texts, deleted: [] });
  if (group.paused) updateQueryGroupStatus(store, id, 'Pause');
  const language = findLanguage(group.language);
  if (!language) throw new Error(`the sample's seed data has an unknown language: ${group.language}`);
  const failures = market.events.flatMap((event) =>
    event.kind === 'failures' && event.group === group.key ? [event] : [],
  );
  return { id, customerId, language: language.code, country: group.country, edit: group.edit, scans, failures };
}

/** What the queries of the seed data ask for. */
const intentOf = {
  best: 'comparison',
  compare: 'comparison',
  price: 'transactional',
  advice: 'informational',
} as const;

function labelQuery(
  store: Store,
  customerId: number,
  queryId: number,
  { intent, tags }: { readonly intent: Intent; readonly tags: readonly string[] },
): void {
  setIntent(store, queryId, intent);
  for (const tag of tags)
    addQueryTag(store, queryId, findTagByName(store, customerId, tag)?.id ?? insertTag(store, customerId, tag));
}

/** Weekly instants in the morning (UTC), the last one one to three days before now. */
function scanTimes(now: Date, weeks: number, index: number): Date[] {
  const last = new Date(now.getTime() - (1 + (index % 3)) * day);
  last.setUTCHours(5 + (index % 5), (index * 7) % 60, 0, 0);
  return Array.from({ length: weeks }, (_, week) => new Date(last.getTime() - (weeks - 1 - week) * 7 * day));
}

const instantBefore = (now: Date, days: number): string => isoInstant(new Date(now.getTime() - days * day));
