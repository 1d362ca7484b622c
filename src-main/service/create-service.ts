import { contract, isOperation, type OperationName } from '#shared/contract/index.ts';
import { notFound, ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Operation, Scope } from '#shared/contract/operation.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import { authenticateKey } from './api-keys.ts';
import { readArtifact } from './artifacts.ts';
import type { Handler, ServiceContext } from './context.ts';
import { handlers } from './handlers/index.ts';
import { rowStreams } from './handlers/results.ts';
import { commitKeySpending } from './key-spending.ts';
import { createRepeatedRequests } from './repeated-requests.ts';
import { createReportPages } from './report-pages.ts';
import { requestError, requireModestLists } from './request-errors.ts';
import type { Caller, Service } from './service.ts';

export interface ServiceParts {
  readonly context: ServiceContext;
  readonly subscribe: (listener: (event: ServiceEvent) => void) => () => void;
  /** Logs a defect and returns its id; the caller's message contains the id and nothing else. */
  readonly logDefect: (operation: string, error: unknown) => string;
  readonly close: () => Promise<void>;
  /** Whether every reply is checked against the contract; by default if `ANSWERSCOPE_CHECK_REPLIES` is 1, as in tests. */
  readonly checkReplies?: boolean;
}

/** The service over its parts: checks the request, then the rights (in the handlers), and never throws. */
export function createService({
  context,
  subscribe,
  logDefect,
  close,
  checkReplies = process.env['ANSWERSCOPE_CHECK_REPLIES'] === '1',
}: ServiceParts): Service {
  const reports = createReportPages(context);
  const repeats = createRepeatedRequests(context);
  let closing = false;
  const requireOpen = (): void => {
    if (closing) throw unavailable('The service is shutting down; nothing was changed.');
  };

  const callUnchecked = async (name: OperationName, request: unknown, caller: Caller): Promise<Result<unknown>> => {
    try {
      requireOpen();
      requireScope(name, caller);
      requireModestLists(request);
      const parsed = contract[name].request.safeParse(request);
      if (!parsed.success) throw requestError(parsed.error, contract[name].request, request);
      // The table pairs each schema with its handler; TypeScript cannot follow the pair through a variable name.
      const handler = handlers[name] as unknown as Handler<OperationName>;
      const data = await withinCap(name, parsed.data, caller, () => handler(parsed.data, context, caller));
      emitChanges(context, name, parsed.data);
      if (checkReplies) requireContractReply(name, data);
      return { ok: true, data };
    } catch (error) {
      return { ok: false, error: toServiceError(error, name, logDefect).toBody() };
    }
  };

  /** Counts what a request may cost against the daily cap of its key, unless it fails. */
  const withinCap = async (
    name: OperationName,
    request: unknown,
    caller: Caller,
    carryOut: () => unknown,
  ): Promise<unknown> => {
    if (caller.kind === 'owner') return carryOut();
    const takeBack = commitKeySpending(name, request, context, caller);
    try {
      return await carryOut();
    } catch (error) {
      takeBack();
      throw error;
    }
  };

  /** Commands of keys are carried out once under their idempotency key. */
  const callOnce: Service['callUnchecked'] = async (name, request, caller, repeatKey) => {
    if (repeatKey === undefined || caller.kind !== 'key' || contract[name].kind === 'query')
      return callUnchecked(name, request, caller);
    try {
      requireOpen();
      return await repeats.once(name, request, caller, repeatKey, () => callUnchecked(name, request, caller));
    } catch (error) {
      return { ok: false, error: toServiceError(error, name, logDefect).toBody() };
    }
  };

  const rowsUnchecked: Service['rowsUnchecked'] = (name, request, caller) => {
    if (name !== 'get-queries') return null;
    try {
      requireOpen();
      requireModestLists(request);
      const parsed = contract[name].request.safeParse(request);
      if (!parsed.success) throw requestError(parsed.error, contract[name].request, request);
      const pieces = rowStreams[name](parsed.data, context, caller);
      const first = pieces.next();
      return { ok: true, data: checked(name, first, pieces) };
    } catch (error) {
      return { ok: false, error: toServiceError(error, name, logDefect).toBody() };
    }
  };

  /** The pieces again, the first of which was read. */
  function* checked(
    name: OperationName,
    first: IteratorResult<readonly unknown[]>,
    rest: Iterator<readonly unknown[]>,
  ): Generator<readonly unknown[]> {
    for (let piece = first; piece.done !== true; piece = rest.next()) {
      if (checkReplies) requireContractReply(name, piece.value);
      yield piece.value;
    }
  }

  return {
    rowsUnchecked,
    env: context.env,
    call: (name, request, caller) => callUnchecked(name, request, caller) as never,
    callUnchecked: (name, request, caller, repeatKey) =>
      isOperation(name)
        ? callOnce(name, request, caller, repeatKey)
        : Promise.resolve({ ok: false, error: notFound('operation', name).toBody() }),
    authenticate: (key) => {
      requireOpen();
      return authenticateKey(context.store, key, context.now(), context.timeZone);
    },
    artifact: (path, caller) => {
      requireOpen();
      return readArtifact(context, caller, path);
    },
    report: (token) => {
      requireOpen();
      return reports.page(token);
    },
    subscribe,
    close: async () => {
      closing = true;
      await close();
    },
  };
}

/** Refuses what the key of a caller may not do; throws `forbidden`. */
function requireScope(name: OperationName, caller: Caller): void {
  const needed: Scope = contract[name].scope;
  if (caller.kind === 'owner' || needed === 'any') return;
  if (needed === 'owner')
    throw new ServiceError('forbidden', `${name} is for the owner of the workspace; no API key may do it.`);
  if (!(caller.scopes ?? ['read']).includes(needed))
    throw new ServiceError('forbidden', `${name} needs an API key with the scope "${needed}".`);
}

/** Announces the topics that a command changes according to the contract, with the customer if the request names one. */
function emitChanges({ emit }: ServiceContext, name: OperationName, request: object): void {
  const operation: Operation = contract[name];
  if (operation.kind === 'query') return;
  const customerId = 'customerId' in request && typeof request.customerId === 'number' ? request.customerId : null;
  for (const topic of operation.changes) emit({ kind: 'changed', topic, customerId });
}

/** Throws if a reply breaks the contract: a defect that tests find before a client does. */
function requireContractReply(name: OperationName, data: unknown): void {
  const issue = contract[name].response.safeParse(data).error?.issues[0];
  if (issue !== undefined)
    throw new ServiceError(
      'internal',
      `The reply of ${name} breaks the contract: ${issue.path.join('.')}: ${issue.message}`,
    );
}

function toServiceError(error: unknown, name: string, logDefect: ServiceParts['logDefect']): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStoreUnavailable(error))
    return unavailable('The workspace cannot be written just now (disk full, or in use); nothing was changed.', error);
  return new ServiceError(
    'internal',
    `Something went wrong inside Answerscope. It is logged under ${logDefect(name, error)}.`,
    { cause: error },
  );
}
