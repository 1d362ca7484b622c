import type { WorkspaceSwitcherOptions, WorkspaceSwitcher } from '#main/service/service.ts';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything a command touches outside the service, so that tests can replace it. */
export interface CommandIo {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads standard input to its end. */
  readonly readInput: () => Promise<string>;
  /** Asks for a secret, which is not shown as it is typed; null without a terminal. */
  readonly readSecret: ((question: string) => Promise<string>) | null;
  /** Calls back when the user presses Enter; returns a function that stops listening. Null without a terminal. */
  readonly onEnter: ((listener: () => void) => () => void) | null;
  /** Aborted when the user or the system ends the program. */
  readonly signal: AbortSignal;
  readonly openBrowser: (url: string) => void;
  readonly createWorkspaceSwitcher: (options: WorkspaceSwitcherOptions) => Promise<WorkspaceSwitcher>;
}
