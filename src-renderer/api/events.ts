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
  ],
  answers: [
    'get-overview',
    'list-answers',
    'get-answer',
    'get-companies-stats',
    'get-domain-stats',
    'get-customer-growth-stats',
    'list-query-groups',
    'list-customers',
    'list-executions',
    'get-execution',
    'get-workspace-status',
  ],
  brands: ['get-overview', 'list-answers', 'get-answer', 'get-companies-stats'],
  recommendations: ['get-recommendations', 'get-overview'],
  settings: ['get-workspace-status', 'list-keys'],
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
  return event.state === 'running' ? [] : ['get-workspace-status', 'list-customers'];
}
