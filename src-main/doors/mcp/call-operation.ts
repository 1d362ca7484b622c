import { contract, type InputOf, type OperationName, type OutputOf } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { KeyScope, Scope } from '#shared/contract/operation.ts';
import type { Result } from '#shared/contract/envelope.ts';

/** Calls an operation of the contract for an assistant; throws `ServiceError`. */
export type CallOperation = <Name extends OperationName>(name: Name, request: InputOf<Name>) => Promise<OutputOf<Name>>;

/** An unchecked call as `CallOperation`. */
export const typedCall =
  (call: (name: OperationName, request: unknown) => Promise<Result<unknown>>): CallOperation =>
  async (name, request) => {
    const result = await call(name, request);
    if (!result.ok) throw new ServiceError(result.error.code, result.error.message, { details: result.error.details });
    // The service types its replies by the contract; in tests it also checks them.
    return result.data as OutputOf<typeof name>;
  };

/** What an assistant may do: `read` always; the others only where the person allowed them. */
export interface Assistant {
  readonly call: CallOperation;
  readonly scopes: readonly KeyScope[];
}

/** Whether all operations of a tool are within the scopes of an assistant. */
export const reaches = ({ scopes }: Assistant, operations: readonly OperationName[]): boolean =>
  operations.every((name) => {
    const needed: Scope = contract[name].scope;
    return needed === 'any' || scopes.some((scope) => scope === needed);
  });
