import type { ServiceEvent } from '#shared/contract/events.ts';

type Listener = (event: ServiceEvent) => void;

interface Events {
  /** Tells every listener. */
  readonly emit: Listener;
  /** Adds a listener; returns what removes it. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** The events of an open workspace and who listens to them. */
export function createEvents(): Events {
  const listeners = new Set<Listener>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
