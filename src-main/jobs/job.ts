import type { Environment } from '#shared/contract/envelope.ts';
import type { ErrorCode, ErrorDetail } from '#shared/contract/errors.ts';
import type { JobKind } from '#shared/contract/events.ts';
import type { Store } from '#main/store/open.ts';
import type { Helpers } from './in-order.ts';
import type { OrderOf, OutcomeOf } from './job-table.ts';

/** What a job works with. It runs in a worker thread with its own connection, so that nothing blocks the window. */
export interface JobContext {
  readonly store: Store;
  readonly workspaceDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  readonly now: () => Date;
  /** May be called often; passed on at most ten times a second. A total of 0 means unknown. */
  readonly progress: (completed: number, total: number, message: string) => void;
  /**
   * Requests what needs connections or secrets, which workers do not have: a page, a model's reply. Rejects with the
   * handler's message. Payload and reply must survive a structured clone.
   */
  readonly request: (kind: JobRequestKind, payload: unknown) => Promise<unknown>;
  /** A second thread for long work; without it all is done on this one. */
  readonly helpers?: Helpers;
  /** Throws {@link JobCancelled} if the job is to stop; called where everything stored is consistent. */
  readonly checkCancelled: () => void;
}

/** The work of a kind of job. */
export type JobWork<Kind extends JobKind> = (
  order: OrderOf<Kind>,
  context: JobContext,
) => OutcomeOf<Kind> | Promise<OutcomeOf<Kind>>;

/** What a worker can request. */
export type JobRequestKind = 'fetch-article' | 'ask-model' | 'print-page';

/** What the process does for its workers; the signal fires if the job is to stop. */
export type JobRequests = Readonly<Record<JobRequestKind, (payload: never, signal: AbortSignal) => Promise<unknown>>>;

export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
  /** Whether the workspace closes, so that the next start may continue the job; otherwise a person cancelled it. */
  readonly byClosing: boolean;

  constructor(byClosing = false) {
    super('cancelled');
    this.byClosing = byClosing;
  }
}

/** Why a job is to stop. */
export const cancelFlag = { none: 0, byPerson: 1, byClosing: 2 } as const;

/** What a worker is given for one job; it gets the next one when it has reported the end of this one. */
export interface WorkerInput {
  readonly kind: JobKind;
  readonly order: OrderOf<JobKind>;
  readonly workspaceDirectory: string;
  readonly migrationsDirectory: string;
  readonly env: Environment;
  readonly timeZone: string;
  /** One 32-bit flag, of {@link cancelFlag}. */
  readonly cancel: SharedArrayBuffer;
}

/** From a worker to the process. */
export type JobMessage =
  | { readonly kind: 'progress'; readonly completed: number; readonly total: number; readonly message: string }
  | { readonly kind: 'request'; readonly id: number; readonly request: JobRequestKind; readonly payload: unknown }
  /** With the size of the thread's heap, garbage included. */
  | { readonly kind: 'done'; readonly outcome: OutcomeOf<JobKind>; readonly heapBytes: number }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly code: ErrorCode;
      readonly details: readonly ErrorDetail[];
      /** The error of a defect, to be logged; the message is then of no use to a person. */
      readonly defect?: unknown;
    };

/** From the process to a worker: the reply to its request of the same id. */
export type JobReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };
