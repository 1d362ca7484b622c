import type { OperationName } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';

type Changed = Extract<ServiceEvent, { kind: 'changed' }>;

const readsOf: Record<Exclude<Changed['topic'], 'workspace'>, readonly OperationName[]> = {
  customers: ['list-customers', 'get-workspace-status', 'get-organization-quota-status'],
  groups: [
    'list-query-groups',
    'list-customers',
    'get-workspace-status',
    'get-organization-quota-status',
    'get-queries-definitions',
    'get-scan-settings',
    'get-calendar',
    'estimate-scan',
    'list-query-revisions',
  ],
  answers: [
    'get-overview',
    'list-answers',
    'get-answer',
    'get-companies-stats',
    'get-domain-stats',
    'get-customer-growth-stats',
    'get-growth',
    'list-query-groups',
    'list-customers',
    'list-executions',
    'get-execution',
    'get-workspace-status',
    'get-budget',
    'spend-report',
    'get-calendar',
    'get-query-companies',
    'list-sources',
    'list-negated-mentions',
    'list-portrayals',
    'get-model-assistance',
  ],
  brands: [
    'get-overview',
    'list-answers',
    'get-answer',
    'get-companies-stats',
    'get-query-companies',
    'list-brands',
    'list-reanalyses',
    'list-sources',
    'list-negated-mentions',
  ],
  recommendations: ['get-recommendations', 'get-overview', 'list-recommendations'],
  settings: [
    'get-model-assistance',
    'get-shell-settings',
    'get-workspace-status',
    'list-keys',
    'get-budget',
    'get-prices',
    'list-providers',
    'estimate-scan',
    'get-calendar',
    'list-sources',
    'list-portrayals',
  ],
};

const finalStates = new Set(['Done', 'Failed', 'Cancelled']);

/** The reads an event makes stale; `all` when everything may have changed. */
export function staleReads(event: ServiceEvent): readonly OperationName[] | 'all' {
  if (event.kind === 'changed') return event.topic === 'workspace' ? 'all' : readsOf[event.topic];
  if (event.kind === 'execution') {
    return finalStates.has(event.state)
      ? readsOf.answers
      : ['list-executions', 'get-execution', 'get-workspace-status'];
  }
  return event.state === 'running' ? [] : ['get-workspace-status', 'list-customers', 'list-brands', 'list-reanalyses'];
}
