import { call } from '../../api/client.ts';
import { splitList } from '../../format/lists.ts';
import type { Draft } from './draft.ts';
import { readTypedQueries } from './typed-queries.ts';

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
  if (created.customerId === null && created.organizationId !== null) {
    const aliases = splitList(draft.otherNames);
    const customer = await call('add-customer', {
      organizationId: created.organizationId,
      name: draft.name,
      websiteUrl: draft.website,
      ...(aliases.length === 0 ? {} : { aliases }),
    });
    created.customerId = customer.customer_id;
  }
  const customerId = created.customerId ?? 0;
  if (draft.from === 'answers') return { customerId, groupId: null };
  const keywords = splitList(draft.keywords);
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
      queries: [...readTypedQueries(draft.queries).queries],
      ...(firstScan === 'now' ? {} : { firstScan }),
    })
  ).query_group_id;
  return { customerId, groupId: created.groupId };
}
