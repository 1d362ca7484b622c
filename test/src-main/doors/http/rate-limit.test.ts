import { describe, expect, it } from 'vitest';
import { createRateLimit } from '#main/doors/http/rate-limit.ts';

describe('a rate limit', () => {
  it('allows a burst, then reports how long to wait, then allows as many as have been refilled', () => {
    let now = 0;
    const limit = createRateLimit(60, () => now);
    for (let request = 0; request < 60; request++) expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(1);
    now += 999;
    expect(limit.take('a')).toBe(1);
    now += 1;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(1);
    now += 3_600_000;
    for (let request = 0; request < 60; request++) expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(1);
  });

  it('keeps subjects apart', () => {
    const limit = createRateLimit(1, () => 0);
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(60);
    expect(limit.take('b')).toBe(0);
  });

  it('waits no longer than it says', () => {
    let now = 0;
    const limit = createRateLimit(20, () => now);
    for (let request = 0; request < 20; request++) limit.take('');
    now += limit.take('') * 1_000;
    expect(limit.take('')).toBe(0);
  });

  it('still holds back a subject after it has forgotten a thousand that are full again', () => {
    let now = 0;
    const limit = createRateLimit(2, () => now);
    for (let subject = 0; subject < 1_000; subject++) limit.take(`old ${subject}`);
    now += 60_000;
    limit.take('spent');
    limit.take('spent');
    for (let subject = 0; subject < 2_000; subject++) limit.take(`new ${subject}`);
    expect(limit.take('spent')).toBeGreaterThan(0);
  });
});
