import { splitKeywords } from '#shared/contract/v1/fields.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import { invalidRequest } from '#shared/contract/errors.ts';
import { platformScores } from '#main/results/thirty-day-score.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { listLatestScores } from '#main/store/executions.ts';
import {
  groupPlatforms,
  listQueryGroupRows,
  updateQueryGroupStatus,
  type QueryGroupRow,
} from '#main/store/query-groups.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createGroup, requireWebsite } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';
import { generateQueries } from './create-groups.ts';

/** Query groups as the dashboards see them. */
export const groupWorkspaceHandlers: HandlersOf<'list-query-groups' | 'add-query-group' | 'set-query-group-status'> = {
  'list-query-groups': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const { customerId } = request;
    const points = growthPoints(context.store, { customerId, groupId: null, platform: null, includeNotActive: true });
    const byGroup = Map.groupBy(points, ({ queryGroupId }) => queryGroupId);
    return listQueryGroupRows(context.store, customerId).map((group) =>
      groupItem(context, group, byGroup.get(group.id) ?? []),
    );
  },

  'add-query-group': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    const platforms = request.platforms ?? ['chatgpt', 'aioverview'];
    const unknown = platforms.find((platform) => !isPlatform(platform));
    if (unknown !== undefined)
      throw invalidRequest('platforms', `this installation does not know the platform "${unknown}"`);
    const keywords = splitKeywords(request.keywords);
    const queries =
      request.queries === undefined
        ? await generateQueries(context, {
            keywords,
            language: request.language,
            country: request.countryCode,
            customerName: customer.name,
          })
        : [...new Set(request.queries)];
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
        platforms,
        comments: request.queries === undefined ? 'Generated from the keywords.' : 'Created with its own queries.',
      }),
    };
  },

  'set-query-group-status': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    updateQueryGroupStatus(context.store, group.id, request.status);
    return { status: request.status };
  },
};

const groupItem = (context: ServiceContext, group: QueryGroupRow, scans: readonly GrowthPoint[]) => {
  const platforms = groupPlatforms(context.store, group.id);
  // In the order of the group's platforms, removed ones last.
  const place = (platform: string): number =>
    platforms.includes(platform) ? platforms.indexOf(platform) : platforms.length;
  return {
    id: group.id,
    customerId: group.customerId,
    name: group.name,
    status: group.status,
    groupType: group.type,
    websiteUrl: group.websiteUrl,
    keywords: group.keywords,
    language: group.language,
    countryCode: group.country,
    createdAt: group.createdAt,
    activeQueries: group.activeQueries,
    platforms,
    lastScanAt: listLatestScores(context.store, group.id).reduce<string | null>(
      (last, row) => (row.finishedAt !== null && (last === null || row.finishedAt > last) ? row.finishedAt : last),
      null,
    ),
    nextRunAt: group.status === 'Active' ? group.nextDueAt : null,
    latestScores: platformScores(scans).toSorted((a, b) => place(a.platform) - place(b.platform)),
  };
};
