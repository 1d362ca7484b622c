import type { HostOptions, ServiceHost } from '#main/service/service.ts';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything a command touches outside the service, so that tests can hold it in their hands. */
export interface CommandIo {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Everything on standard input. */
  readonly readInput: () => Promise<string>;
  /** Told when the user presses Enter; returns how to stop listening. Null where there is no keyboard. */
  readonly onEnter: ((listener: () => void) => () => void) | null;
  /** Aborted when the user or the system asks the program to end. */
  readonly signal: AbortSignal;
  readonly openBrowser: (url: string) => void;
  readonly createHost: (options: HostOptions) => Promise<ServiceHost>;
}
