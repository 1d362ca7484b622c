import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** A query only reads; a command may write. Doors treat them differently (retries, logging, CSRF). */
export type OperationKind = 'query' | 'command';

/**
 * What an operation is. One value of this type is the only place that states an operation's name, shapes and errors:
 * HTTP routes, IPC channels, the typed client, the CLI's `call`, the OpenAPI document, the reference page and the
 * fuzz tests are all derived from it.
 */
export interface Operation<
  Name extends string = string,
  Kind extends OperationKind = OperationKind,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly name: Name;
  readonly kind: Kind;
  readonly request: Request;
  /** The payload: `data` in the envelope. */
  readonly response: Response;
  /** The error codes it can return, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** One sentence for the reference page. */
  readonly summary: string;
  /** Whether the envelope carries a top-level `status` of 200 (quota and execution status do). */
  readonly statusInEnvelope?: boolean;
  /** An example request, checked against the schema by a test and shown in the reference. */
  readonly example: z.input<Request>;
}

/** Declares an operation, keeping its literal types. */
export function operation<
  const Name extends string,
  const Kind extends OperationKind,
  Request extends z.ZodType,
  Response extends z.ZodType,
>(definition: Operation<Name, Kind, Request, Response>): Operation<Name, Kind, Request, Response> {
  return definition;
}

export type OperationTable = Readonly<Record<string, Operation>>;
export type RequestOf<O extends Operation> = z.output<O['request']>;
export type RequestInput<O extends Operation> = z.input<O['request']>;
export type ResponseOf<O extends Operation> = z.output<O['response']>;
