import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import type { Environment, Result } from '#shared/contract/envelope.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import type { OpenToPrint } from '#main/report/print-pdf.ts';
import type { KeyScope } from '#shared/contract/operation.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { ChooseProvider } from '#main/platforms/choose-provider.ts';
import type { JobThreads } from '#main/jobs/job-threads.ts';
import type { ShellControls } from './shell-controls.ts';

/** A script with an organization's key; the published interface and reading need no further scope. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly keyId: number;
  readonly organizationId: number;
  readonly scopes?: readonly KeyScope[];
  /** Micro-dollars that what it starts in a day may cost at most. */
  readonly dailyCapMicro?: number;
}

/** Who calls: the owner of the laptop, or a script with an organization's key. */
export type Caller = { readonly kind: 'owner' } | KeyCaller;

export const owner: Caller = { kind: 'owner' };

/** A file behind one of the `*_path` strings. */
export interface Artifact {
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** Of the text of an answer: an empty one is no overview, or was refused. */
  readonly outcome?: 'answered' | 'no_overview' | 'refused';
}

/**
 * The service as its doors see it: they parse nothing, know no SQL, just call. Handlers for both interfaces are behind
 * `call`, which checks the request against the contract, the caller's rights and the rules, and never throws.
 */
export interface Service {
  readonly env: Environment;
  call<Name extends OperationName>(name: Name, request: InputOf<Name>, caller: Caller): Promise<Result<OutputOf<Name>>>;
  /**
   * The same for an unchecked request from outside; `name` must be an operation. A command of a key with a `repeatKey` is
   * carried out once: repeated, it gets the first reply, also after a restart.
   */
  callUnchecked(name: OperationName, request: unknown, caller: Caller, repeatKey?: string): Promise<Result<unknown>>;
  /**
   * The rows of a reply that is a long list, in pieces that are read as they are asked for; null if the operation has no such
   * reply. The first piece is read already, so that errors come before any row.
   */
  rowsUnchecked(name: OperationName, request: unknown, caller: Caller): Result<Iterable<readonly unknown[]>> | null;
  /** The caller an API key belongs to; null if it is unknown or revoked. Records its use. Throws `unavailable` once the service closes. */
  authenticate(apiKey: string): Caller | null;
  /** The file at `answers/<execution_id>/<query_id>/resources.json` and so on; throws `ServiceError` not_found, or unavailable once the service closes. */
  artifact(path: string, caller: Caller): Artifact;
  /** The page at the address of a customer's report; throws `ServiceError` not_found if it is unknown or revoked. */
  report(token: string): Promise<string>;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** Stops scans and jobs at a safe point, and closes the store. */
  close(): Promise<void>;
}

/** Holds the service of the open workspace: the user's own, or the sample. Doors get it for every request. */
export interface WorkspaceSwitcher {
  current(): Service;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /**
   * Called by the HTTP door once it listens, so that status and report addresses can name it. With the owner token the
   * address is also stored beside the lock, for commands given meanwhile. Returns a function that withdraws the address
   * when the door closes, unless another door has announced its own since.
   */
  announceApi(baseUrl: string, ownerToken?: string): () => void;
  /** The computer is going to sleep: no request is sent until it wakes up. */
  suspended(): void;
  resumed(): void;
  /** Logs a defect that no operation caused; returns the id to find it by, and the log file. */
  logDefect(operation: string, error: unknown): { readonly id: string; readonly file: string };
  /** Closes the workspace in order; called again, it waits for the first call. */
  close(): Promise<void>;
}

export interface WorkspaceSwitcherOptions {
  /** Folder of the user's workspace; the sample lives in its `sample` subfolder. */
  readonly dataDirectory: string;
  /** Open the sample first. */
  readonly sample?: boolean;
  /** Open no workspace, because the current one may be damaged: only `restore-backup` is served, and opens it. */
  readonly closed?: boolean;
  /** Run scheduled scans. */
  readonly scheduler?: boolean;
  /** Resume executions and re-analyses that an earlier process left unfinished; default: as `scheduler`. */
  readonly resume?: boolean;
  /** Environment variables holding credentials and base URLs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Opens the page of a report that is printed as PDF; default: in a browser of this computer. */
  readonly openToPrint?: OpenToPrint;
  /** Opens a file with the user's default program; default: by the system's command. */
  readonly openFile?: (file: string) => Promise<void>;
  /** Reads web pages; default: public addresses only. */
  readonly fetchPage?: FetchPage;
  /** The desktop app around the service, if any. */
  readonly shell?: ShellControls;
  /** Chooses the provider of a platform; default: from the registry. */
  readonly chooseProvider?: ChooseProvider;
  /** The clock; default: the computer's. */
  readonly now?: () => Date;
  /** Threads that outlive this process's workspaces; default: its own, ended when it closes. */
  readonly jobThreads?: JobThreads;
}
