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

/** Creates organization, client and query group as needed, recording each in `created`. */
export async function createFromDraft(
  draft: Draft,
  created: Created,
): Promise<{ customerId: number; groupId: number }> {
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
  created.groupId ??= (
    await call('add-query-group', {
      customerId,
      name: draft.group,
      websiteUrl: draft.website,
      keywords: splitList(draft.keywords).join(', '),
      language: draft.language,
      countryCode: draft.country,
      ...(draft.platforms === null ? {} : { platforms: [...draft.platforms] }),
      queries: [...readTypedQueries(draft.queries).queries],
    })
  ).query_group_id;
  return { customerId, groupId: created.groupId };
}
