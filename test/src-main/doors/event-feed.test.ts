import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { ExecutionState } from '#shared/domain/execution-states.ts';
import { createEventFeed } from '#main/doors/event-feed.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

const progress = (completed: number, state: ExecutionState = 'In Progress', executionId = 1): ServiceEvent => ({
  kind: 'execution',
  executionId,
  customerId: 1,
  queryGroupId: 1,
  platform: 'chatgpt',
  state,
  total: 1_000,
  completed,
  etaHours: 0,
});

describe('the event feed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function openFeed() {
    const double = createServiceDouble();
    const feed = createEventFeed((listener) => double.switcher.subscribe(listener));
    const seen: ServiceEvent[] = [];
    feed.subscribe((event) => seen.push(event));
    return { double, feed, seen };
  }

  it('delivers the first at once and at most ten a second of one execution, always the latest', () => {
    const { double, seen } = openFeed();
    for (let completed = 0; completed < 1_000; completed++) {
      double.emit(progress(completed));
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(1_000);
    expect(seen[0]).toEqual(progress(0));
    expect(seen.at(-1)).toEqual(progress(999));
    expect(seen.length).toBeGreaterThanOrEqual(10);
    expect(seen.length).toBeLessThanOrEqual(11);
  });

  it('never delays the end, and lets nothing older follow it', () => {
    const { double, seen } = openFeed();
    double.emit(progress(1));
    double.emit(progress(2));
    double.emit(progress(2, 'Done'));
    expect(seen).toEqual([progress(1), progress(2, 'Done')]);
    vi.advanceTimersByTime(1_000);
    expect(seen).toHaveLength(2);
  });

  it('joins the changes of several customers into one of every customer', () => {
    const { double, seen } = openFeed();
    const changed = (customerId: number | null): ServiceEvent => ({ kind: 'changed', topic: 'answers', customerId });
    for (const customerId of [1, 2, 3]) double.emit(changed(customerId));
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([changed(1), changed(null)]);
  });

  it('keeps executions and kinds apart', () => {
    const { double, seen } = openFeed();
    const changed: ServiceEvent = { kind: 'changed', topic: 'answers', customerId: 1 };
    double.emit(progress(1));
    double.emit(progress(1, 'In Progress', 2));
    double.emit(changed);
    expect(seen).toHaveLength(3);
  });

  it('unsubscribes from the service when it closes', () => {
    const { double, feed, seen } = openFeed();
    double.emit(progress(1));
    double.emit(progress(2));
    feed.close();
    expect(double.listeners()).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([progress(1)]);
  });
});
