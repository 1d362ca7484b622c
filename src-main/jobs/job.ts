import type { Environment } from '#shared/contract/envelope.ts';
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
  /** Throws {@link JobCancelled} once somebody asked to stop; called between pieces that are whole in themselves. */
  readonly checkCancelled: () => void;
}

/** A kind of job: what it is asked (must survive a structured clone), and what it gives back. */
export type JobWork<Payload = never, Outcome = unknown> = (payload: Payload, context: JobContext) => Outcome | Promise<Outcome>;

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
  | { readonly kind: 'done'; readonly outcome: unknown }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string; readonly code: string };

export const jobKinds = ['sample', 'import', 'reanalysis', 'recommendations'] as const;
export type JobKind = (typeof jobKinds)[number];
