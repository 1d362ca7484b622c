import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';
import { articleStatistics } from '#main/store/statistics/article-statistics.ts';
import { companyStatistics } from '#main/store/statistics/company-statistics.ts';
import { domainStatistics } from '#main/store/statistics/domain-statistics.ts';
import { growthPoints } from '#main/store/statistics/growth-points.ts';
import { queryResults } from '#main/store/statistics/query-results.ts';
import { rollingMean } from '#main/store/statistics/rolling-mean.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { artifactPath } from '../artifacts.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { publishedScope } from '../read-scope.ts';

/** What the answers say: queries, companies, domains and articles, growth. */
export const resultHandlers: HandlersOf<
  'get-queries' | 'get-companies-stats' | 'get-domain-stats' | 'get-customer-growth-stats'
> = {
  'get-queries': (request, context, caller) =>
    queryResults(context.store, publishedScope(context, caller, request)).map((row) => ({
      query: row.query,
      query_id: row.queryId,
      execution_id: row.executionId,
      date: row.capturedAt,
      is_product_in_results: row.mentioned,
      ai_platform: row.platform,
      resources_data_path: artifactPath(row.executionId, row.queryId, 'resources.json'),
      competitors_data_path: artifactPath(row.executionId, row.queryId, 'competitors.json'),
      query_results_path: artifactPath(row.executionId, row.queryId, 'answer.md'),
    })),

  'get-companies-stats': (request, context, caller) => {
    const scope = publishedScope(context, caller, request);
    return companyStatistics(context.store, scope).map(({ company, count }) => ({
      company,
      count,
      percentage: percentage(count, scope.answered),
    }));
  },

  'get-domain-stats': (request, context, caller) => {
    const scope = publishedScope(context, caller, request);
    return {
      domainStats: domainStatistics(context.store, request.customerID, scope).map(({ domain, count, category }) => ({
        domain,
        count,
        percentage: percentage(count, scope.answered),
        category,
      })),
      articleStats: articleStatistics(context.store, request.customerID, scope).map(({ url, count, checkState }) => ({
        url,
        count,
        percentage: percentage(count, scope.answered),
        isCustomerMentioned: checkState === 'mentioned',
      })),
    };
  },

  'get-customer-growth-stats': (request, context, caller) => {
    requireCustomer(context, caller, request.customerID);
    const points = growthPoints(context.store, {
      customerId: request.customerID,
      groupId: null,
      platform: request.aiPlatform ?? null,
      includeNotActive: false,
    });
    const groups = listQueryGroupRows(context.store, request.customerID).filter(
      (group) => group.status !== 'Not Active',
    );
    const byGroup = Map.groupBy(points, (point) => point.queryGroupId);
    const series = groups.map((group) => ({
      queryGroupId: group.id,
      queryGroupTitle: group.name,
      points: (byGroup.get(group.id) ?? []).map((point) => ({
        ...point,
        score: (100 * point.mentioned) / point.answered,
      })),
    }));
    return {
      perScan: series.map(({ points: own, ...group }) => ({
        ...group,
        data: own.map((point) => ({
          date: point.date,
          aiPlatform: point.platform,
          score: roundOneDecimal(point.score),
          executionId: point.executionId,
        })),
      })),
      overview: series.map(({ points: own, ...group }) => ({
        ...group,
        data: rollingMean(own).map(({ startDate, endDate, platform, score }) => ({
          startDate,
          endDate,
          aiPlatform: platform,
          score: roundOneDecimal(score),
        })),
      })),
    };
  },
};
