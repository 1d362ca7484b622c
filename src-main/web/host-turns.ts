/** Allows one request at a time per host, with a pause after each. */
export interface HostTurns {
  /** Runs work when it is this host's turn, then keeps the host free for `pauseMs`. Throws the signal's reason when aborted while waiting. */
  inTurn<Value>(host: string, signal: AbortSignal, pauseMs: () => number, work: () => Promise<Value>): Promise<Value>;
}

export interface Clock {
  /** Milliseconds from an arbitrary start; never goes back. */
  readonly monotonic: () => number;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export function createHostTurns(clock: Clock): HostTurns {
  const hosts = new Map<string, { last: Promise<unknown>; freeAt: number }>();
  return {
    inTurn: (host, signal, pauseMs, work) => {
      let entry = hosts.get(host);
      if (entry === undefined) hosts.set(host, (entry = { last: Promise.resolve(), freeAt: 0 }));
      const { last } = entry;
      const hostEntry = entry;
      const turn = (async () => {
        await last;
        signal.throwIfAborted();
        const wait = hostEntry.freeAt - clock.monotonic();
        if (wait > 0) await clock.delay(wait, signal);
        signal.throwIfAborted();
        try {
          return await work();
        } finally {
          hostEntry.freeAt = clock.monotonic() + pauseMs();
        }
      })();
      hostEntry.last = turn.catch(() => {});
      return turn;
    },
  };
}
