import { contract } from '#shared/contract/index.ts';
import { isFinal, type ServiceEvent } from '#shared/contract/events.ts';
import type { ChangedTopic, Operation } from '#shared/contract/operation.ts';

/** What an event makes stale. */
export interface Stale {
  readonly topics: readonly ChangedTopic[];
  /** Null: of every customer. */
  readonly customerId: number | null;
}

/**
 * What an event makes stale. Long work announces its own changes when it ends, and its progress changes nothing; a
 * scan brings answers once it has ended.
 */
export function staleAfter(event: ServiceEvent): Stale {
  switch (event.kind) {
    case 'changed':
      return { topics: [event.topic], customerId: event.customerId };
    case 'execution':
      return { topics: isFinal(event) ? ['answers', 'scans'] : ['scans'], customerId: event.customerId };
    case 'job':
    case 'open':
    case 'saved':
      return { topics: [], customerId: null };
  }
}

/** Whether a query of the cache has to be asked again: by what its operation reads, and whose data it is. */
export function isStale([name, request]: readonly unknown[], { topics, customerId }: Stale): boolean {
  if (topics.includes('workspace')) return true;
  const operation = (contract as Readonly<Record<string, Operation>>)[String(name)];
  if (operation?.kind !== 'query' || !operation.reads.some((topic) => topics.includes(topic))) return false;
  const asked = customerOf(request);
  return customerId === null || asked === null || asked === customerId;
}

/** The customer a request names; the published operations spell it differently. Null where it names none. */
function customerOf(request: unknown): number | null {
  if (typeof request !== 'object' || request === null) return null;
  const { customerId, customerID } = request as { customerId?: unknown; customerID?: unknown };
  const named = customerId ?? customerID;
  return typeof named === 'number' ? named : null;
}
