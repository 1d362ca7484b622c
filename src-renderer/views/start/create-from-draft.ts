import { call } from '../../api/client.ts';
import { splitList } from '../../format/lists.ts';
import { queriesOf, type Draft } from './draft.ts';

/** What was created so far, so that a retry resumes at the failed step and creates nothing twice. */
export interface Created {
  organizationId: number | null;
  customerId: number | null;
  groupId: number | null;
}

/**
 * Creates organization, client and query group as needed, recording each in `created`; no group for recorded answers, which
 * bring their own.
 */
export async function createFromDraft(
  draft: Draft,
  created: Created,
  firstScan: 'now' | 'scheduled',
): Promise<{ customerId: number; groupId: number | null }> {
  if (created.organizationId === null && created.customerId === null) {
    created.organizationId = (await call('add-organization', { name: draft.organization })).organization_id;
  }
  if (created.customerId === null && created.organizationId !== null)
    created.customerId = await createClient(draft, created.organizationId);
  const customerId = created.customerId ?? 0;
  if (draft.from === 'answers') return { customerId, groupId: null };
  const keywords = splitList(draft.keywords);
  const { queries, intents } = queriesOf(draft);
  created.groupId ??= (
    await call('add-query-group', {
      customerId,
      name: draft.group,
      websiteUrl: draft.website,
      // Questions that are there already need none.
      keywords: keywords.length === 0 ? draft.group.replaceAll(',', ' ') : keywords.join(', '),
      language: draft.language,
      countryCode: draft.country,
      ...(draft.platforms === null ? {} : { platforms: [...draft.platforms] }),
      queries: [...queries],
      ...(intents.length === 0 ? {} : { intents: [...intents] }),
      ...(firstScan === 'now' ? {} : { firstScan }),
      ...(draft.schedule === null ? {} : { schedule: draft.schedule }),
    })
  ).query_group_id;
  return { customerId, groupId: created.groupId };
}

async function createClient(draft: Draft, organizationId: number): Promise<number> {
  const lists = {
    aliases: splitList(draft.otherNames),
    domains: splitList(draft.domains),
    competitors: splitList(draft.competitors),
  };
  const customer = await call('add-customer', {
    organizationId,
    name: draft.name,
    websiteUrl: draft.website,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    // No one was asked for them if recorded answers come next.
    ...(draft.from === 'answers' ? {} : { language: draft.language, countryCode: draft.country }),
  });
  return customer.customer_id;
}
