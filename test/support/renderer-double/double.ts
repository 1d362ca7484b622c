import { contract, type InputOf, type OperationName, type OutputOf } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { createHandlers, type Scenario } from './handlers.ts';
import { createPace } from './pace.ts';

/** What the frame around every view asks: without replies, its requests would take all connections of a browser to a host. */
const frame = new Set(['get-workspace-status', 'list-customers', 'get-shell-settings', 'get-upkeep']);

/** How an operation is answered instead: never, with an error, or with a different reply, perhaps made from the usual one. */
export type Override<Name extends OperationName> =
  | 'pending'
  | 'failing'
  | ((request: InputOf<Name>, usual: OutputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>);
export type Overrides = { readonly [Name in OperationName]?: Override<Name> };

/** The message of every failure the double plays. */
export const failureMessage =
  'The workspace could not be read (fault 7f3a). Try again; if it persists, check the workspace.';

const never = () => new Promise<never>(() => undefined);
const fail = (): never => {
  throw new ServiceError('internal', failureMessage);
};

/** Stands in for the service: answers operations in a scenario, each reply checked against the contract. */
export function createDouble(options: {
  scenario: Scenario;
  /** The model that reads sentences; null for none. */
  model: string | null;
  emit: (event: ServiceEvent) => void;
  overrides?: Overrides;
}) {
  const pace = createPace();
  const { handlers, stop } = createHandlers({ ...options, pace });

  async function answer(name: OperationName, body: unknown): Promise<unknown> {
    const given = options.overrides?.[name];
    const always = frame.has(name);
    if (given === 'pending' || (given === undefined && options.scenario === 'slow' && !always)) await never();
    if (given === 'failing' || (given === undefined && options.scenario === 'failing' && !always)) fail();
    const handler = handlers[name] as ((request: unknown) => unknown) | undefined;
    const override = options.overrides?.[name] as ((request: unknown, usual: unknown) => unknown) | undefined;
    if (handler === undefined && override === undefined)
      throw new ServiceError('unavailable', `The double does not play ${name}.`);
    const operation: Operation = contract[name];
    const request = operation.request.parse(body);
    const usual = await handler?.(request);
    const reply = operation.response.parse(override === undefined ? usual : await override(request, usual));
    if (operation.kind === 'command')
      for (const topic of operation.changes) options.emit({ kind: 'changed', topic, customerId: null });
    return reply;
  }
  return { answer, stop, pace };
}
