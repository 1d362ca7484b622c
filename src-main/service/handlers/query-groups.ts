import { splitKeywords } from '#shared/contract/v1/fields.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import { noSuchPlatform } from '#shared/contract/errors.ts';
import { upcomingRun } from '#main/scan/schedule.ts';
import { storeOf } from '#main/findings/narrow-queries.ts';
import { platformScores } from '#main/results/thirty-day-score.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { finishTimes } from '#main/store/executions.ts';
import {
  groupPlatforms,
  listQueryGroupRows,
  updateQueryGroupStatus,
  type QueryGroupRow,
} from '#main/store/query-groups.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { copyGroup } from '../copy-group.ts';
import { createGroup, defaultPlatforms, requireWebsite } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';
import { generateQueries, namesOf } from './create-groups.ts';
import { completeSchedule } from './schedules.ts';

/** Query groups as the dashboards see them. */
export const groupWorkspaceHandlers: HandlersOf<
  | 'list-query-groups'
  | 'suggest-keywords'
  | 'generate-queries'
  | 'add-query-group'
  | 'copy-query-group'
  | 'set-query-group-status'
> = {
  'suggest-keywords': async (request, context) => {
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    let note: string | null = null;
    const onFallback = (why: string): void => void (note = why);
    const keywords = await context.generator.keywords({ websiteUrl, language: request.language, onFallback });
    return { keywords, note };
  },

  'generate-queries': async (request, context, caller) => {
    const customer = request.customerId === undefined ? null : requireCustomer(context, caller, request.customerId);
    return generateQueries(context, {
      keywords: splitKeywords(request.keywords),
      language: request.language,
      country: request.countryCode,
      names: [...(customer === null ? [] : namesOf(context, customer)), ...(request.names ?? [])],
    });
  },

  'list-query-groups': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const { customerId } = request;
    const filter = { customerId, groupId: null, platform: null, includeNotActive: true };
    const byGroup = Map.groupBy(growthPoints(context.store, filter), ({ queryGroupId }) => queryGroupId);
    const scored = storeOf(context.store, { customerId });
    const scoredByGroup =
      scored === context.store
        ? byGroup
        : Map.groupBy(growthPoints(scored, filter), ({ queryGroupId }) => queryGroupId);
    const finished = finishTimes(
      context.store,
      [...byGroup.values()].flatMap((scans) => [...lastOfEachPlatform(scans)]),
    );
    return listQueryGroupRows(context.store, customerId).map((group) =>
      groupItem(
        context,
        group,
        { scans: byGroup.get(group.id) ?? [], scored: scoredByGroup.get(group.id) ?? [] },
        finished,
      ),
    );
  },

  'add-query-group': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    const websiteUrl = requireWebsite('websiteUrl', request.websiteUrl);
    const platforms = request.platforms ?? defaultPlatforms(context);
    const unknown = platforms.find((platform) => !isPlatform(platform));
    if (unknown !== undefined) throw noSuchPlatform('platforms', unknown);
    const keywords = splitKeywords(request.keywords);
    const queries =
      request.queries === undefined
        ? (
            await generateQueries(context, {
              keywords,
              language: request.language,
              country: request.countryCode,
              names: namesOf(context, customer),
            })
          ).queries
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
        intents: new Map((request.intents ?? []).map(({ query, intent }) => [query, intent])),
        platforms,
        // Generated queries are read before anything is asked.
        schedule: request.queries === undefined ? 'off' : request.firstScan === 'scheduled' ? 'planned' : 'weekly',
        ...(request.schedule !== undefined && { ownSchedule: completeSchedule(request.schedule, context) }),
        comments: request.queries === undefined ? 'Generated from the keywords.' : 'Created with its own queries.',
      }),
    };
  },

  'copy-query-group': (request, context, caller) => copyGroup(request, context, caller),

  'set-query-group-status': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    updateQueryGroupStatus(context.store, group.id, request.status);
    return { status: request.status };
  },
};

/** The last scan of a group on each platform; the scans are sorted oldest first. */
const lastOfEachPlatform = (scans: readonly GrowthPoint[]): Iterable<number> =>
  new Map(scans.map(({ platform, executionId }) => [platform, executionId])).values();

const groupItem = (
  context: ServiceContext,
  group: QueryGroupRow,
  { scans, scored }: { readonly scans: readonly GrowthPoint[]; readonly scored: readonly GrowthPoint[] },
  finished: ReadonlyMap<number, string | null>,
) => {
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
    nextScanSamples: group.noiseSamples,
    platforms,
    lastScanAt:
      [...lastOfEachPlatform(scans)]
        .map((executionId) => finished.get(executionId) ?? '')
        .toSorted()
        .at(-1) || null,
    nextRunAt: group.status === 'Active' ? upcomingRun(group, context.timeZone, context.now()) : null,
    latestScores: platformScores(scored).toSorted((a, b) => place(a.platform) - place(b.platform)),
  };
};
