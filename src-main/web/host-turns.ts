/** Has one visitor at a time at each host, with a pause after each. */
export interface HostTurns {
  /** Does some work when it is this host's turn; `pauseMs` is kept after it. Throws the signal's reason while waiting. */
  inTurn<Value>(host: string, signal: AbortSignal, pauseMs: () => number, work: () => Promise<Value>): Promise<Value>;
}

export interface Clock {
  /** Milliseconds from any fixed moment on; never goes back. */
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
      const own = entry;
      const turn = (async () => {
        await last;
        signal.throwIfAborted();
        const wait = own.freeAt - clock.monotonic();
        if (wait > 0) await clock.delay(wait, signal);
        signal.throwIfAborted();
        try {
          return await work();
        } finally {
          own.freeAt = clock.monotonic() + pauseMs();
        }
      })();
      own.last = turn.catch(() => {});
      return turn;
    },
  };
}
