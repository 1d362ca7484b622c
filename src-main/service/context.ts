import type { Environment } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { OperationName, OutputOf, ParsedOf } from '#shared/contract/index.ts';
import type { ActionEffect, Besides } from '#shared/contract/workspace/effects.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import type { Generator } from '#main/generate/create-generator.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Outbox } from '#main/messages/outbox.ts';
import type { PrintPdf } from '#main/report/print-pdf.ts';
import type { FoundTexts, TextSearch } from '#main/report/search-texts.ts';
import type { PlanContext } from '#main/scan/plan.ts';
import type { ScanRunner } from '#main/scan/runner.ts';
import type { Scanning } from '#main/scan/scanning.ts';
import type { Store } from '#main/store/open.ts';
import type { Caller } from './service.ts';
import type { ShellControls } from './shell-controls.ts';

/** What handlers work with. */
export interface ServiceContext {
  readonly store: Store;
  readonly env: Environment;
  readonly appVersion: string;
  /** IANA name; determines calendar days. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  readonly runner: ScanRunner;
  readonly scan: Scanning;
  readonly jobs: Jobs;
  /** Updates the brand books of some customers and recomputes their stale history, in the background. */
  readonly recomputeInBackground: (customerIds: readonly number[]) => void;
  /** Ends the scans and jobs of what is marked as deleted, then erases it. Resolves once it is erased. */
  readonly eraseInBackground: () => Promise<void>;
  /** Brings the index of the words of answers up to date in the background, or removes it if it is turned off; resolves once that is done. */
  readonly indexAnswers: () => Promise<void>;
  /** Looks for words in the texts of answers, in a thread of its own. */
  readonly searchTexts: (what: TextSearch) => Promise<FoundTexts>;
  /** Simulates what a plan would show, in a thread of its own; what was asked before is remembered. */
  readonly planCurve: PlanContext['planCurve'];
  /** Judges what was done for a customer, newest first, in a thread of its own; what has not changed is remembered. */
  readonly readEffects: (customerId: number) => Promise<readonly (ActionEffect & { readonly besides: Besides })[]>;
  readonly generator: Generator;
  readonly outbox: Outbox;
  /** Name of the model that reads sentences and answers; null if none is configured. */
  readonly model: () => string | null;
  readonly host: HostControls;
  /** What a person should know of the workspace, as sentences. */
  readonly notices: () => readonly string[];
  /** What happened to the file while the workspace was closed, as a sentence; null if nothing did. */
  readonly damageAtRest: () => Promise<string | null>;
}

/** What the process around the service does for handlers. */
export interface HostControls {
  readonly apiBaseUrl: () => string | null;
  readonly sampleExists: () => boolean;
  readonly openSample: (rebuild: boolean) => Promise<Environment>;
  readonly openOwn: () => Promise<Environment>;
  /** Closes the workspace and opens it again, so that settings read at the start take effect. */
  readonly reopen: () => Promise<void>;
  /** Replaces the user's own workspace with a backup, and opens it. */
  readonly restore: (
    file: string,
    passphrase: string | undefined,
  ) => Promise<{ env: Environment; keptBefore: string | null }>;
  readonly printPdf: PrintPdf;
  /** Opens a file with the user's default program; throws if there is none. */
  readonly openFile: (file: string) => Promise<void>;
  /** The desktop app around the service; null if there is none. */
  readonly shell: ShellControls | null;
}

export type Handler<Name extends OperationName> = (
  request: ParsedOf<Name>,
  context: ServiceContext,
  caller: Caller,
) => OutputOf<Name> | Promise<OutputOf<Name>>;

/** A handler for each of some operations; a missing one does not compile. */
export type HandlersOf<Names extends OperationName> = { readonly [Name in Names]: Handler<Name> };

export const nowIso = (context: ServiceContext): string => isoInstant(context.now());
