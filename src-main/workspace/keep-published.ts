import type { Result } from '#shared/contract/envelope.ts';
import { nextPublication, readLastPublication, readPublishing } from '#main/service/publishing-settings.ts';
import type { Store } from '#main/store/open.ts';

export interface KeepPublishedOptions {
  readonly store: Store;
  readonly now: () => Date;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Publishes to where the settings say. */
  readonly publish: () => Promise<Result<unknown>>;
  /** Tells the person why publishing by schedule fails; null when it does not. */
  readonly tell: (problem: string | null) => void;
  /** Milliseconds before the first look, and between two. */
  readonly checkEveryMs?: number;
}

const minute = 60_000;

/** Publishes the workspace when its schedule says, while it is open. */
export function keepPublished(options: KeepPublishedOptions): { close(): void } {
  const { store, now, delay, publish, tell, checkEveryMs = minute } = options;
  const closed = new AbortController();
  const run = async (): Promise<void> => {
    for (;;) {
      await delay(checkEveryMs, closed.signal).catch(() => {});
      if (closed.signal.aborted) return;
      const due = nextPublication(store, now());
      if (due !== null && due <= now()) await publish();
      if (closed.signal.aborted) return;
      tell(problemOf(store));
    }
  };
  void run();
  // A publication that runs is cancelled with the other jobs.
  return { close: () => closed.abort() };
}

function problemOf(store: Store): string | null {
  const last = readLastPublication(store);
  const { every, target } = readPublishing(store);
  if (last === null || last.problem === null || every === 'never' || target === 'none') return null;
  return `The workspace was not published to ${last.target}. ${last.problem}`;
}
