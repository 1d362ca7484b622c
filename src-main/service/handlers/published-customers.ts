import { notFound } from '#shared/contract/errors.ts';
import { toSecond } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { countActiveGroups, listCustomerSummaries } from '#main/store/customers.ts';
import { listGroupExecutions } from '#main/store/executions.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { executionProgress, queryProgress } from '#main/scan/execution-progress.ts';
import type { HandlersOf } from '../context.ts';
import { nextRuns } from '../next-runs.ts';
import { requireCustomer, requireExecution, requireOrganization } from '../ownership.ts';
import { reportAddress } from '../report-address.ts';

/** Customers, groups with their executions, quota, and the progress of an execution. */
export const customerHandlers: HandlersOf<
  'get-organization-customers' | 'get-customer-query-groups' | 'get-organization-quota-status' | 'get-execution-status'
> = {
  'get-organization-customers': (request, context, caller) => {
    requireOrganization(caller, request.organizationID);
    if (!findOrganization(context.store, request.organizationID))
      throw notFound('organization', request.organizationID);
    const next = nextRuns(context);
    return listCustomerSummaries(context.store, request.organizationID).map((customer) => ({
      id: customer.id,
      name: customer.name,
      created_time: toSecond(customer.createdAt),
      trial_start: customer.trialStart && toSecond(customer.trialStart),
      trial_end: customer.trialEnd && toSecond(customer.trialEnd),
      last_scan_date: customer.lastScanAt && toSecond(customer.lastScanAt),
      paying_customer: customer.paying === 1,
      website_url: customer.websiteUrl,
      view_report_url: reportAddress(context, customer),
      next_scheduled_run: next.get(customer.id) ?? null,
    }));
  },

  'get-customer-query-groups': (request, context, caller) => {
    requireCustomer(context, caller, request.customerID);
    return listQueryGroupRows(context.store, request.customerID)
      .filter((group) => group.status !== 'Not Active')
      .map((group) => ({
        query_group_id: group.id,
        group_type: group.type,
        created_time: toSecond(group.createdAt),
        keywords: group.keywords,
        website_url: group.websiteUrl,
        run_from_location: group.country,
        executions: listGroupExecutions(context.store, group.id).map((execution) => ({
          id: execution.id,
          title: `${platformLabel(execution.platform)} · ${execution.executionDate}`,
          execution_date: execution.executionDate,
          score: percentage(execution.mentioned, execution.answered),
          ai_platform: execution.platform,
        })),
        query_group_name: group.name,
        num_of_queries: group.activeQueries,
      }));
  },

  'get-organization-quota-status': (request, context, caller) => {
    requireOrganization(caller, request.organizationID);
    const organization = findOrganization(context.store, request.organizationID);
    if (!organization) throw notFound('organization', request.organizationID);
    return {
      quota: organization.quota,
      used: organization.used,
      customers: countActiveGroups(context.store, organization.id).map((row) => ({
        customer_id: row.customerId,
        customer_name: row.customerName,
        active_query_groups: row.activeQueryGroups,
      })),
    };
  },

  'get-execution-status': (request, context, caller) => {
    const execution = requireExecution(context, caller, request.executionID, 'published');
    return {
      execution_status: execution.state,
      progress: queryProgress(context.store, execution),
      eta_hours: publishedHours(executionProgress(context.store, execution).etaHours),
    };
  },
};

/** Hours rounded to 0.01, but never to 0 with work left. */
const publishedHours = (hours: number): number => (hours === 0 ? 0 : Math.max(0.01, Math.round(hours * 100) / 100));
