import type { Result } from './envelope.ts';
import type { ServiceEvent } from './events.ts';
import type { OperationName } from './index.ts';

/** What a page of the desktop app finds at `window.answerscope`, and nothing else. */
export interface Bridge {
  call(name: OperationName, request: unknown): Promise<Result<unknown>>;
  /** Returns how to stop listening. */
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** The path of a file that the user chose or dropped; empty for one that does not stand on disk. */
  pathOf(file: object): string;
}
