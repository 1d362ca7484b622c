import { invalidRequest, quotaExhausted, type ServiceError } from '#shared/contract/errors.ts';
import type { Intent } from '#shared/domain/intents.ts';
import { platforms } from '#shared/domain/platforms.ts';
import type { Schedule } from '#shared/domain/schedule.ts';
import { normaliseWebsite } from '#shared/domain/urls.ts';
import { nextSlot } from '#main/scan/schedule.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { insertQuery, insertQueryRevision } from '#main/store/queries.ts';
import { setIntent } from '#main/store/query-labels.ts';
import { groupNameTaken, insertQueryGroup, spendCredit } from '#main/store/query-groups.ts';
import { nowIso, type ServiceContext } from './context.ts';

export interface GroupToCreate {
  readonly name: string;
  readonly type: 'original' | 'clone';
  readonly parentId: number | null;
  /** Normalised. */
  readonly websiteUrl: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly country: string;
  readonly queries: readonly string[];
  readonly platforms: readonly string[];
  readonly comments: string;
  /** Default: `weekly`, with the first scan due at once; `planned`: weekly, with the first scan a week from now. */
  readonly schedule?: 'off' | 'weekly' | 'planned';
  /** Instead of weekly. */
  readonly ownSchedule?: Schedule;
  /** Of some of its queries. */
  readonly intents?: ReadonlyMap<string, Intent>;
}

/** The schedule of a new group, as it is stored: weekly, on the weekday and at the hour of its creation. */
export const newSchedule = JSON.stringify({ kind: 'weekly' });

/** The platforms of a new group: of the published ones those that can be asked, or all while none is set up. */
export function defaultPlatforms(context: Pick<ServiceContext, 'scan'>): string[] {
  const published = platforms.filter((platform) => platform.published).map(({ id }) => id);
  const ready = published.filter((id) => context.scan.chooseProvider(id).kind === 'ready');
  return ready.length === 0 ? published : ready;
}

/** Refuses a name that another group of the customer has. */
export function requireFreeName(context: ServiceContext, customerId: number, name: string): void {
  if (groupNameTaken(context.store, customerId, name, null))
    throw invalidRequest('name', `the customer already has a query group named "${name}"`);
}

/** Refuses if the customer's organization has no credit left, before generating a group costs anything. */
export function requireCredit(context: ServiceContext, customer: CustomerRow): void {
  const organization = findOrganization(context.store, customer.organizationId);
  if (organization === undefined || organization.used >= organization.quota) throw noCredit();
}

const noCredit = (): ServiceError =>
  quotaExhausted('The organization has no credit left in its quota; nothing was created.');

/** A website in its stored form; refuses one whose host has no public suffix. */
export function requireWebsite(path: string, input: string): string {
  const website = normaliseWebsite(input);
  if (website === null) throw invalidRequest(path, `"${input}" is not the address of a website such as example.com`);
  return website;
}

function firstDue(
  { timeZone, now }: ServiceContext,
  { schedule }: Pick<GroupToCreate, 'schedule'>,
  stored: string,
  at: string,
): string | null {
  if (schedule === 'off') return null;
  return schedule === 'planned' ? nextSlot({ schedule: stored, createdAt: at }, timeZone, now()) : at;
}

/** Creates a group, its queries and the credit in one transaction; with no credit left nothing is created. */
export function createGroup(context: ServiceContext, customer: CustomerRow, group: GroupToCreate): number {
  const { store } = context;
  const at = nowIso(context);
  const schedule =
    group.schedule === 'off'
      ? JSON.stringify({ kind: 'off' })
      : group.ownSchedule === undefined
        ? newSchedule
        : JSON.stringify(group.ownSchedule);
  const id = store.transaction(() => {
    requireFreeName(context, customer.id, group.name);
    const groupId = insertQueryGroup(store, {
      customerId: customer.id,
      name: group.name,
      type: group.type,
      parentId: group.parentId,
      websiteUrl: group.websiteUrl,
      keywords: group.keywords.join(', '),
      language: group.language,
      country: group.country,
      schedule,
      nextDueAt: firstDue(context, group, schedule, at),
      createdAt: at,
      platforms: group.platforms,
    });
    if (!spendCredit(store, customer.organizationId, groupId, at)) throw noCredit();
    for (const text of group.queries) {
      const queryId = insertQuery(store, groupId, text, at);
      const intent = group.intents?.get(text);
      if (intent !== undefined) setIntent(store, queryId, intent);
    }
    insertQueryRevision(store, { groupId, createdAt: at, comments: group.comments, added: group.queries, deleted: [] });
    return groupId;
  });
  return id;
}
