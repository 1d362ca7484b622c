import type { Environment } from '#shared/contract/envelope.ts';
import type { ErrorCode, ErrorDetail } from '#shared/contract/errors.ts';
import type { Store } from '#main/store/open.ts';

/** Bulk work that runs in a worker thread with its own connection, so that nothing blocks the window. */
export interface JobContext {
  readonly store: Store;
  readonly workspaceDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  readonly now: () => Date;
  /** Called often; passed on at most ten times a second. */
  readonly progress: (completed: number, total: number, message: string) => void;
  /**
   * Asks the process for what holds connections or secrets and stays out of workers: a page, a model. Rejected with the
   * handler's message; what goes over must survive a structured clone.
   */
  readonly request: (kind: JobRequestKind, payload: unknown) => Promise<unknown>;
  /** Throws {@link JobCancelled} once somebody asked to stop; called between pieces that are whole in themselves. */
  readonly checkCancelled: () => void;
}

/** A kind of job: what it is asked (must survive a structured clone), and what it gives back. */
export type JobWork<Payload = never, Outcome = unknown> = (
  payload: Payload,
  context: JobContext,
) => Outcome | Promise<Outcome>;

/** What a worker may ask for. */
export type JobRequestKind = 'fetch-article' | 'ask-model';

/** What the process does for its workers; the signal fires when the job is asked to stop. */
export type JobRequests = Readonly<Record<JobRequestKind, (payload: never, signal: AbortSignal) => Promise<unknown>>>;

export type JobReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };

export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
  constructor() {
    super('cancelled');
  }
}

/** What a worker is started with. */
export interface JobOrder {
  readonly kind: JobKind;
  readonly payload: unknown;
  readonly workspaceDirectory: string;
  readonly migrationsDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  /** One 32-bit flag: 1 asks to stop. */
  readonly cancel: SharedArrayBuffer;
}

export type JobMessage =
  | { readonly kind: 'progress'; readonly completed: number; readonly total: number; readonly message: string }
  | { readonly kind: 'request'; readonly id: number; readonly request: JobRequestKind; readonly payload: unknown }
  | { readonly kind: 'done'; readonly outcome: unknown }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly code: ErrorCode;
      readonly details: readonly ErrorDetail[];
    };

export const jobKinds = [
  'sample',
  'import',
  'reanalysis',
  'recommendations',
  'article-check',
  'model-discovery',
  'portrayal',
  'rewording',
  'report',
  'backup',
  'check',
] as const;
export type JobKind = (typeof jobKinds)[number];

const networkKinds: ReadonlySet<JobKind> = new Set(['article-check', 'model-discovery', 'portrayal', 'rewording']);

/** Jobs that change nothing: the person who waits for a report must not wait for an import. */
const readingKinds: ReadonlySet<JobKind> = new Set(['report', 'backup', 'check']);

export type JobLane = 'local' | 'network' | 'reading';

/**
 * Jobs that mostly wait for the network have a queue of their own: a re-analysis must not wait for slow websites. They
 * write little at a time.
 */
export const laneOf = (kind: JobKind): JobLane =>
  networkKinds.has(kind) ? 'network' : readingKinds.has(kind) ? 'reading' : 'local';
