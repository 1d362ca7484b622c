import { describe, expect, it } from 'vitest';
import { failed, type Attempt } from '#main/messages/attempt.ts';
import { outcomeOf } from '#main/messages/retry-plan.ts';

const at = new Date('2026-11-20T08:00:00Z');
const usual = { isOnly: false, isOffline: false, at };
const sent: Attempt = { kind: 'sent', outcome: 'Accepted.' };
const refused: Attempt = { kind: 'refused', outcome: 'No such mailbox.' };

describe('after an attempt', () => {
  it('a message that was sent is done', () => {
    expect(outcomeOf(3, sent, usual)).toMatchObject({ state: 'sent', attempts: 3, sentAt: '2026-11-20T08:00:00Z' });
  });

  it('one that is refused, or a test, is not tried again', () => {
    expect(outcomeOf(1, refused, usual)).toMatchObject({ state: 'failed', outcome: 'No such mailbox.', sentAt: null });
    expect(outcomeOf(1, failed('Busy.'), { ...usual, isOnly: true })).toMatchObject({ state: 'failed' });
  });

  it('one that may succeed later waits for its next attempt, longer if the receiver asks for that', () => {
    const next = '2026-11-20T08:01:00Z';
    expect(outcomeOf(1, failed('Busy.'), usual)).toMatchObject({ state: 'waiting', attempts: 1, nextTryAt: next });
    const asked = failed('Busy.', { retryAfterMs: 3_600_000 });
    expect(outcomeOf(1, asked, usual).nextTryAt).toBe('2026-11-20T09:00:00Z');
    expect(outcomeOf(5, failed('Busy.', { retryAfterMs: 1 }), usual).nextTryAt).toBe('2026-11-20T09:00:00Z');
  });

  it('an attempt without a network does not count', () => {
    expect(outcomeOf(4, failed('No route.'), { ...usual, isOffline: true })).toMatchObject({
      state: 'waiting',
      attempts: 3,
      outcome: 'Waiting for a network connection. No route.',
      nextTryAt: '2026-11-20T08:05:00Z',
    });
  });

  it('the eleventh failure in two days is the last', () => {
    expect(outcomeOf(10, failed('Busy.'), usual).state).toBe('waiting');
    expect(outcomeOf(11, failed('Busy.'), usual)).toMatchObject({
      state: 'failed',
      attempts: 11,
      outcome: 'Busy. Given up after two days.',
    });
  });
});
