import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The parts of a workspace that change together. A command states which it changes, a query which it reads. */
export const topics = [
  'customers',
  'groups',
  'scans',
  'answers',
  'brands',
  'recommendations',
  'reports',
  'spend',
  'notes',
  'actions',
  'alerts',
  'messages',
  'settings',
] as const;
export type Topic = (typeof topics)[number];
/** What may have changed; `workspace` is everything. */
export type ChangedTopic = Topic | 'workspace';

/** What an API key may be allowed to do; `read` is what every key may. */
export const keyScopes = ['read', 'manage', 'spend'] as const;
export type KeyScope = (typeof keyScopes)[number];
/**
 * Who may call an operation: a key with a scope; any key, as in the published interface, which is older than scopes; or the
 * owner of the workspace alone, because it reaches beyond one organization, or to files and settings of the computer.
 * `spend` is whatever asks paid questions, or lets more of them be asked.
 */
export type Scope = KeyScope | 'any' | 'owner';

interface Described<
  Name extends string,
  Request extends z.ZodType,
  Response extends z.ZodType,
  Needed extends Scope = Scope,
> {
  readonly name: Name;
  /** What a caller needs. */
  readonly scope: Needed;
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

export interface QueryOperation<
  Name extends string = string,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Needed extends Scope = Scope,
> extends Described<Name, Request, Response, Needed> {
  readonly kind: 'query';
  /** Its reply may differ once one of these has changed. */
  readonly reads: readonly [Topic, ...Topic[]];
}

export interface CommandOperation<
  Name extends string = string,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Needed extends Scope = Scope,
> extends Described<Name, Request, Response, Needed> {
  readonly kind: 'command';
  /**
   * What it has changed once it succeeds: the service emits it, the dashboards ask again. Empty for what changes
   * nothing, and for work that continues in the background and emits its own changes when it ends.
   */
  readonly changes: readonly ChangedTopic[];
}

/**
 * What an operation is. One value of this type is the only place that states an operation's name, shapes, scope, errors
 * and effects: HTTP routes, IPC channels, the typed client and its cache, the CLI's `call`, the OpenAPI document, the
 * reference page and the fuzz tests are all derived from it.
 */
export type Operation = QueryOperation | CommandOperation;

/** Declares an operation, keeping its literal types. */
export function operation<
  const Name extends string,
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Needed extends Scope,
>(definition: QueryOperation<Name, Request, Response, Needed>): QueryOperation<Name, Request, Response, Needed>;
export function operation<
  const Name extends string,
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Needed extends Scope,
>(definition: CommandOperation<Name, Request, Response, Needed>): CommandOperation<Name, Request, Response, Needed>;
export function operation(definition: Operation): Operation {
  return definition;
}

export type OperationTable = Readonly<Record<string, Operation>>;
export type RequestOf<O extends Operation> = z.output<O['request']>;
export type RequestInput<O extends Operation> = z.input<O['request']>;
export type ResponseOf<O extends Operation> = z.output<O['response']>;
