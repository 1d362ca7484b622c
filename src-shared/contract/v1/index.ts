import type { OperationTable } from '../operation.ts';
import { getOrganizationCustomers, getOrganizationQuotaStatus } from './customers.ts';
import { getExecutionStatus } from './executions.ts';
import { editQueriesDefinitions, generateKeywords, getQueriesDefinitions } from './query-definitions.ts';
import {
  createQueryGroup,
  createQueryGroupFromExisting,
  getCustomerQueryGroups,
  updateQueryGroupName,
} from './query-groups.ts';
import { getRecommendations } from './recommendations.ts';
import { getCompaniesStats, getCustomerGrowthStats, getDomainStats, getQueries } from './results.ts';

/** The published interface, version 1.0.0: frozen, fifteen operations, served at `/v1/<operation>`. */
export const publishedInterface = {
  'get-organization-customers': getOrganizationCustomers,
  'get-customer-query-groups': getCustomerQueryGroups,
  'get-organization-quota-status': getOrganizationQuotaStatus,
  'get-execution-status': getExecutionStatus,
  'get-queries': getQueries,
  'get-companies-stats': getCompaniesStats,
  'get-domain-stats': getDomainStats,
  'get-customer-growth-stats': getCustomerGrowthStats,
  'get-recommendations': getRecommendations,
  'get-queries-definitions': getQueriesDefinitions,
  'edit-queries-definitions': editQueriesDefinitions,
  'generate-keywords': generateKeywords,
  'create-query-group': createQueryGroup,
  'create-query-group-from-existing': createQueryGroupFromExisting,
  'update-query-group-name': updateQueryGroupName,
} as const satisfies OperationTable;

export type PublishedInterface = typeof publishedInterface;
export type PublishedOperation = keyof PublishedInterface;
