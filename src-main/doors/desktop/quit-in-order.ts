import { app } from 'electron';
import type { CloseEnd } from '#main/workspace/close-in-order.ts';

export interface QuitOptions {
  /** Called when the app begins to close. */
  readonly closing: () => void;
  /** The last step of an ordered end, before the app quits. */
  readonly finish: () => Promise<void>;
  /** When the last step fails. */
  readonly failed: (error: unknown) => void;
}

/** Holds back the end of the app until what it has open is closed. */
export interface QuitInOrder {
  /** From now on something is being opened: a quit waits for it. */
  opening(): void;
  /** It is open, and this closes it. */
  opened(close: () => Promise<CloseEnd>): void;
  /** Ends the app in order, with code 1. */
  endWithError(): void;
}

export function quitInOrder({ closing, finish, failed }: QuitOptions): QuitInOrder {
  let state: 'nothing open' | 'opening' | 'open' | 'closed' = 'nothing open';
  let close: () => Promise<CloseEnd> = () => Promise.resolve('closed');
  let asked = false;
  let exitCode = 0;
  const end = (): void => {
    void close().then((result) => {
      if (state === 'closed') return;
      state = 'closed';
      if (result === 'closed' && exitCode === 0) void finish().then(() => app.quit(), failed);
      else app.exit(1);
    });
  };
  app.on('before-quit', (event) => {
    if (state === 'nothing open' || state === 'closed') return;
    // A second quit waits for the first.
    event.preventDefault();
    asked = true;
    closing();
    if (state === 'open') end();
  });
  return {
    opening: () => void (state = 'opening'),
    opened: (closeIt) => {
      close = closeIt;
      state = 'open';
      if (asked) end();
    },
    endWithError: () => {
      exitCode = 1;
      app.quit();
    },
  };
}
