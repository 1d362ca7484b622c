import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimit } from '#main/doors/http/rate-limit.ts';

describe('a rate limit', () => {
  it('allows so many requests within any minute, at once or spread, and says how long to wait', () => {
    let now = 0;
    const limit = createRateLimit(60, () => now);
    for (let request = 0; request < 30; request++) expect(limit.take('a')).toBe(0);
    now += 20_000;
    for (let request = 0; request < 30; request++) expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(40);
    now += 39_999;
    expect(limit.take('a')).toBe(1);
    now += 1;
    for (let request = 0; request < 30; request++) expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(20);
    now += 3_600_000;
    for (let request = 0; request < 60; request++) expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(60);
  });

  it('never allows more in any minute than it says, however they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5_000), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 20 }),
        (waits, most) => {
          let now = 0;
          const limit = createRateLimit(most, () => now);
          const times: number[] = [];
          for (const wait of waits) {
            now += wait;
            const recent = times.filter((time) => time > now - 60_000).length;
            const isAllowed = limit.take('a') === 0;
            expect(isAllowed).toBe(recent < most);
            if (isAllowed) times.push(now);
          }
        },
      ),
    );
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

  it('still holds back a subject after it has forgotten a thousand others', () => {
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
