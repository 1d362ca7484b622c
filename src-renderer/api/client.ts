import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { CallError } from './call-error.ts';
import { transport } from './transport.ts';

/** Calls an operation of the contract; throws `CallError` with the service's own words. */
export async function call<Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>> {
  const result = await transport.call(name, request);
  if (!result.ok) throw new CallError(result.error);
  // Replies are held against the contract in tests; parsing them here would slow every view.
  return result.data as OutputOf<Name>;
}
