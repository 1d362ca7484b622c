import { ServiceError, notFound } from '#shared/contract/errors.ts';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { requestError } from '#main/service/request-errors.ts';
import type { Caller, Service, WorkspaceSwitcher } from '#main/service/service.ts';

/** Replaces the service in tests of doors: checks requests against the contract, and gives the replies it was set up with. */
export interface ServiceDouble {
  readonly switcher: WorkspaceSwitcher;
  readonly calls: { name: OperationName; request: unknown; caller: Caller }[];
  readonly apiBaseUrls: (string | null)[];
  emit(event: ServiceEvent): void;
  listeners(): number;
  closed(): boolean;
}

export const goodKey = 'as_good-key-of-organization-one';
const goodReportToken = 'report-token-of-customer-one';
export const otherKey = 'as_good-key-of-organization-two';

type Answers = Partial<Record<OperationName, (request: unknown, caller: Caller) => unknown>>;

/** Replies to what doors ask by themselves. */
const unasked: Partial<Record<OperationName, unknown>> = {
  'get-upkeep': { notices: [], copies: [], automaticCopies: { on: true, folder: null, sharePercent: 10 } },
};

export function createServiceDouble(answers: Answers = {}): ServiceDouble {
  const calls: ServiceDouble['calls'] = [];
  const apiBaseUrls: (string | null)[] = [];
  const listeners = new Set<(event: ServiceEvent) => void>();
  let closed = false;
  const callUnchecked = async (name: OperationName, request: unknown, caller: Caller): Promise<Result<unknown>> => {
    calls.push({ name, request, caller });
    try {
      const { request: schema }: Operation = contract[name];
      const parsed = schema.safeParse(request);
      if (!parsed.success) throw requestError(parsed.error, schema, request);
      return { ok: true, data: (await answers[name]?.(parsed.data, caller)) ?? unasked[name] ?? [] };
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error: error.toBody() };
      throw error;
    }
  };
  const service: Service = {
    env: 'local',
    call: callUnchecked as Service['call'],
    callUnchecked,
    rowsUnchecked: () => null,
    authenticate: (apiKey) => {
      if (apiKey === goodKey) return { kind: 'key', keyId: 1, organizationId: 1 };
      return apiKey === otherKey ? { kind: 'key', keyId: 2, organizationId: 2 } : null;
    },
    artifact: (path) => {
      if (path !== 'answers/1/2/answer.md') throw notFound('answer');
      return { contentType: 'text/markdown; charset=utf-8', body: '# שלום 1Password' };
    },
    report: async (token) => {
      if (token !== goodReportToken) throw notFound('customer');
      return '<!doctype html><title>Report</title>';
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closed = true;
    },
  };
  return {
    switcher: {
      current: () => service,
      subscribe: (listener) => service.subscribe(listener),
      announceApi: (url) => {
        apiBaseUrls.push(url);
        return () => void apiBaseUrls.push(null);
      },
      suspended: () => {},
      resumed: () => {},
      logDefect: () => ({ id: '0badc0de', file: '/log' }),
      close: () => service.close(),
    },
    calls,
    apiBaseUrls,
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    listeners: () => listeners.size,
    closed: () => closed,
  };
}
