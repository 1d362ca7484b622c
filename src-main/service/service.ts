import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import type { Environment, Result } from '#shared/contract/envelope.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import type { PrintPdf } from '#main/report/print-pdf.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { ChooseProvider } from '#main/platforms/choose-provider.ts';
import type { ShellControls } from './shell-controls.ts';

/** Who asks: the owner of the laptop, or a script with an organization's key. Keys reach the published interface only. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'key'; readonly keyId: number; readonly organizationId: number };

export const owner: Caller = { kind: 'owner' };

/** A file behind one of the `*_path` strings. */
export interface Artifact {
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

/**
 * The service as its doors see it: parse nothing, know no SQL, just call. Handlers for both interfaces stand behind
 * `call`, which checks the request against the contract, the caller's rights and the rules, and never throws.
 */
export interface Service {
  readonly env: Environment;
  call<Name extends OperationName>(name: Name, request: InputOf<Name>, caller: Caller): Promise<Result<OutputOf<Name>>>;
  /** The same for a request that comes from outside with an unchecked body; `name` must be an operation. */
  callUnchecked(name: OperationName, request: unknown, caller: Caller): Promise<Result<unknown>>;
  /** The caller an API key stands for; null for a key that is unknown or revoked. Records its use. Throws `unavailable` once the service closes. */
  authenticate(apiKey: string): Caller | null;
  /** `answers/<execution_id>/<query_id>/resources.json` and so on; throws `ServiceError` not_found, or unavailable once the service closes. */
  artifact(path: string, caller: Caller): Artifact;
  /** The page behind the address of a customer's report; throws `ServiceError` not_found when it is unknown or revoked. */
  report(token: string): Promise<string>;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** Stops scans and jobs at a safe point, and closes the store. */
  close(): Promise<void>;
}

/** Holds the service of the workspace that is open now: the user's own, or the sample's. Doors ask it each time. */
export interface WorkspaceSwitcher {
  current(): Service;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /**
   * Told by the HTTP door once it listens, so that status and report addresses can name it; with the owner token the
   * address is left beside the lock, for commands given meanwhile. Returns how to take it back when the door closes;
   * a door that was opened since keeps its own.
   */
  announceApi(baseUrl: string, ownerToken?: string): () => void;
  /** The computer falls asleep: no further request leaves until it woke up. */
  suspended(): void;
  resumed(): void;
  close(): Promise<void>;
}

export interface WorkspaceSwitcherOptions {
  /** Folder of the user's workspace; the sample lives in its `sample` subfolder. */
  readonly dataDirectory: string;
  /** Open the sample first. */
  readonly sample?: boolean;
  /** Open no workspace, because the present one may be damaged: only `restore-backup` is served, and opens it. */
  readonly closed?: boolean;
  /** Run scheduled scans. */
  readonly scheduler?: boolean;
  /** Go on with executions and re-analyses an earlier process left open; as `scheduler` unless given. */
  readonly resume?: boolean;
  /** Environment variables holding credentials and base URLs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints reports as PDF; a browser of this computer unless the desktop app prints itself. */
  readonly printPdf?: PrintPdf;
  /** Opens a file with the user's own program for it; the system's way unless the desktop app opens it itself. */
  readonly openFile?: (file: string) => Promise<void>;
  /** Reads web pages; only public addresses unless a test gives its own. */
  readonly fetchPage?: FetchPage;
  /** The desktop app around the service, where there is one. */
  readonly shell?: ShellControls;
  /** Who answers for a platform; the registry's providers unless a test or a bench gives its own. */
  readonly chooseProvider?: ChooseProvider;
}
