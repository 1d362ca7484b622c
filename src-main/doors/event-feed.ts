import { isFinal, type ServiceEvent } from '#shared/contract/events.ts';
import { createEvents } from '#main/workspace/events.ts';

type Listener = (event: ServiceEvent) => void;

/** The events that the doors push to dashboards: the service's, throttled. */
export interface EventFeed {
  subscribe(listener: Listener): () => void;
  close(): void;
}

/** The subject of an event: of several events with one subject only the latest matters. */
function subjectOf(event: ServiceEvent): string {
  switch (event.kind) {
    case 'execution':
      return `execution ${event.executionId}`;
    case 'job':
      return `job ${event.jobId}`;
    case 'changed':
      return `changed ${event.topic}`;
    case 'open':
      return 'open';
    case 'saved':
      return `saved ${event.file}`;
  }
}

/** The event that stands for both: a change of two customers is one of every customer. */
const merged = (held: ServiceEvent | null, event: ServiceEvent): ServiceEvent =>
  held?.kind === 'changed' && event.kind === 'changed' && held.customerId !== event.customerId
    ? { ...event, customerId: null }
    : event;

interface Subject {
  held: ServiceEvent | null;
  readonly timer: NodeJS.Timeout;
}

/**
 * The only throttle of events: at most one per subject and interval (10 a second by default). The first passes at once,
 * later ones wait and replace each other, so the latest always arrives; the end of a scan or a job never waits. The
 * dashboards act on every event they receive.
 */
export function createEventFeed(subscribe: (listener: Listener) => () => void, intervalMs = 100): EventFeed {
  const feed = createEvents();
  const subjects = new Map<string, Subject>();
  const startInterval = (key: string): void => {
    const timer = setTimeout(() => {
      const held = subjects.get(key)?.held;
      subjects.delete(key);
      if (held == null) return;
      startInterval(key);
      feed.emit(held);
    }, intervalMs);
    timer.unref();
    subjects.set(key, { held: null, timer });
  };
  const unsubscribe = subscribe((event) => {
    const key = subjectOf(event);
    const subject = subjects.get(key);
    if (subject !== undefined && !isFinal(event)) {
      subject.held = merged(subject.held, event);
      return;
    }
    clearTimeout(subject?.timer);
    startInterval(key);
    feed.emit(event);
  });
  return {
    subscribe: feed.subscribe,
    close: () => {
      unsubscribe();
      for (const { timer } of subjects.values()) clearTimeout(timer);
      subjects.clear();
    },
  };
}
