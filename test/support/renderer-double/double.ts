import { contract, type OperationName } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { createHandlers, type Handlers, type Scenario } from './handlers.ts';

/** How an operation is answered where the double's own handler is not wanted. */
export type Override<Name extends OperationName> = 'pending' | 'failing' | Handlers[Name];
export type Overrides = { readonly [Name in OperationName]?: Override<Name> };

/** The message of every failure the double plays. */
export const failureMessage =
  'The workspace could not be read (fault 7f3a). Try again; if it stays, run a check of the workspace.';

const never = () => new Promise<never>(() => undefined);
const fail = (): never => {
  throw new ServiceError('internal', failureMessage);
};

/** Stands in for the service: answers operations in a scenario, each reply held against the contract. */
export function createDouble(options: {
  scenario: Scenario;
  /** The model that reads sentences; none where it is null. */
  model: string | null;
  emit: (event: ServiceEvent) => void;
  overrides?: Overrides;
}) {
  const { handlers, stop } = createHandlers(options);

  async function answer(name: OperationName, body: unknown): Promise<unknown> {
    const override = options.overrides?.[name];
    const always = name === 'get-workspace-status' || name === 'list-customers';
    if (override === 'pending' || (override === undefined && options.scenario === 'slow' && !always)) await never();
    if (override === 'failing' || (override === undefined && options.scenario === 'failing' && !always)) fail();
    const handler = (override ?? handlers[name]) as ((request: unknown) => unknown) | undefined;
    if (handler === undefined) throw new ServiceError('unavailable', `The double does not play ${name}.`);
    const operation: Operation = contract[name];
    const reply = operation.response.parse(await handler(operation.request.parse(body)));
    if (operation.kind === 'command')
      for (const topic of operation.changes) options.emit({ kind: 'changed', topic, customerId: null });
    return reply;
  }
  return { answer, stop };
}
