import type { Result } from './envelope.ts';
import type { ServiceEvent } from './events.ts';
import type { OperationName } from './index.ts';

/** All that a page of the desktop app finds at `window.answerscope`. */
export interface Bridge {
  call(name: OperationName, request: unknown): Promise<Result<unknown>>;
  /** Returns a function that stops listening. */
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** The path of a file that the user chose or dropped; empty for one that is not on disk. */
  pathOf(file: object): string;
  /** The operating system, as Node names it: the window of macOS has no title bar of its own. */
  readonly system: string;
}

/** The IPC channel of an operation: one for each, so that the page can reach nothing but operations. */
export const callChannel = <Name extends OperationName>(name: Name): `call:${Name}` => `call:${name}`;

/** The IPC channel that events are pushed over. */
export const eventChannel = 'event';
