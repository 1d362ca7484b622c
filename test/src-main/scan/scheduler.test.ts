import { describe, expect, onTestFinished, test } from 'vitest';
import { createRunnerAndScheduler, type Scheduled } from '#test/support/scheduled-stage.ts';
import { stageAnswer } from '#test/support/scan-stage.ts';
import { updateQueryGroupStatus } from '#main/store/query-groups.ts';

const play = (start?: string, timeZone?: string, checkEveryMs?: number): Scheduled => {
  const scheduled = createRunnerAndScheduler(start, timeZone, checkEveryMs);
  onTestFinished(() => scheduled.close());
  return scheduled;
};

/** With few checks of the clock, so that days pass quickly. */
const playDays = (start: string, timeZone?: string): Scheduled => play(start, timeZone, 10 * minute);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const daily = { kind: 'daily', time: '09:00' };

describe('the scheduler', () => {
  test('scans a new group at once and then when it is due', async () => {
    const p = playDays('2026-03-02T07:30:00Z');
    const group = p.stage.addGroup(2, { schedule: daily, nextDueAt: '2026-03-02T07:30:00Z' });
    p.scheduler().poke();
    await p.clock.pass(2 * day);
    expect(p.starts(group)).toEqual(['2026-03-02T07:30', '2026-03-02T09:00', '2026-03-03T09:00']);
    expect(p.group(group)).toMatchObject({ nextDueAt: '2026-03-04T09:00:00Z' });
    expect(p.executions(group).every((execution) => execution.state === 'Done')).toBe(true);
  });

  test('is not repeated by hand within a minute of its start, when it has ended already', async () => {
    const p = playDays('2026-03-02T07:30:00Z');
    const group = p.stage.addGroup(2, { schedule: daily, nextDueAt: '2026-03-02T07:30:00Z' });
    p.scheduler().poke();
    await p.clock.pass(20_000);
    expect(p.runner.start(group, null)).toHaveLength(1);
    await p.clock.until(p.runner.idle());
    expect(p.executions(group).map(({ state }) => state)).toEqual(['Done']);
    await p.clock.pass(minute);
    p.runner.start(group, null);
    await p.clock.until(p.runner.idle());
    expect(p.executions(group).map(({ state }) => state)).toEqual(['Done', 'Done']);
  });

  test('asks nothing again that was scanned by hand since it was due', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    const group = p.stage.addGroup(2, { schedule: daily, nextDueAt: '2026-03-02T07:30:00Z' });
    await p.scheduler().close();
    p.runner.start(group, null);
    await p.clock.until(p.runner.idle());
    expect(p.group(group)).toMatchObject({ nextDueAt: '2026-03-02T09:00:00Z' });
    p.restart();
    await p.clock.pass(30 * minute);
    expect(p.starts(group)).toEqual(['2026-03-02T08:00']);
    await p.clock.pass(hour);
    expect(p.starts(group)).toEqual(['2026-03-02T08:00', '2026-03-02T09:00']);
  });

  test('asks only the platforms that were not scanned by hand since it was due', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    const serve = (): void => p.stage.serve('aioverview', { ask: (request) => Promise.resolve(stageAnswer(request)) });
    serve();
    const group = p.stage.addGroup(2, {
      schedule: daily,
      nextDueAt: '2026-03-02T07:30:00Z',
      platforms: ['chatgpt', 'aioverview'],
    });
    await p.scheduler().close();
    p.runner.start(group, 'chatgpt');
    await p.clock.until(p.runner.idle());
    expect(p.group(group)).toMatchObject({ nextDueAt: '2026-03-02T07:30:00Z' });
    p.restart();
    await p.clock.pass(30 * minute);
    const asked = p.stage.store.all<{ platform: string }>('SELECT platform FROM execution ORDER BY id');
    expect(asked.map(({ platform }) => platform)).toEqual(['chatgpt', 'aioverview']);
    // A scan before the due time is another one.
    await p.clock.pass(20 * minute);
    p.runner.start(group, 'chatgpt');
    await p.clock.pass(hour);
    expect(p.starts(group)).toHaveLength(5);
  });

  test('leaves a group due whose platforms lack a credential, and starts it when there is one; others are not held up', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    const unset = p.stage.addGroup(1, {
      schedule: daily,
      nextDueAt: '2026-03-02T07:00:00Z',
      platforms: ['aioverview'],
    });
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T07:30:00Z' });
    await p.clock.pass(hour / 2);
    expect([p.starts(unset), p.starts(group)]).toEqual([[], ['2026-03-02T08:10']]);
    p.stage.serve('aioverview', { ask: (request) => Promise.resolve(stageAnswer(request)) });
    await p.clock.pass(hour / 4);
    expect(p.starts(unset)).toHaveLength(1);
  });

  test('keeps the time of day of the time zone when the clocks change', async () => {
    const p = playDays('2026-03-28T00:00:00Z', 'Europe/Berlin');
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-28T08:00:00Z' });
    await p.clock.pass(3 * day);
    expect(p.starts(group)).toEqual(['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00']);
  });

  test('an hour that occurs twice runs once, a skipped one at the next time that exists', async () => {
    const night = { kind: 'daily', time: '02:30' };
    const autumn = playDays('2026-10-24T12:00:00Z', 'Europe/Berlin');
    const twice = autumn.stage.addGroup(1, { schedule: night, nextDueAt: '2026-10-25T00:30:00Z' });
    await autumn.clock.pass(2 * day);
    expect(autumn.starts(twice)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30']);

    const spring = playDays('2026-03-28T00:00:00Z', 'Europe/Berlin');
    const leftOut = spring.stage.addGroup(1, { schedule: night, nextDueAt: '2026-03-28T01:30:00Z' });
    await spring.clock.pass(3 * day);
    expect(spring.starts(leftOut)).toEqual(['2026-03-28T01:30', '2026-03-29T01:00', '2026-03-30T00:30']);
  });

  test('runs missed for a week happen once on return, then as scheduled', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T09:00:00Z' });
    await p.clock.pass(2 * hour);
    await p.scheduler().close();
    await p.clock.pass(7 * day);
    p.restart();
    await p.clock.pass(day);
    expect(p.starts(group)).toEqual(['2026-03-02T09:00', '2026-03-09T10:00', '2026-03-10T09:00']);
  });

  test('fifty groups that became due overnight do not start together', async () => {
    const p = play('2026-03-02T08:00:00Z');
    const groups = Array.from({ length: 50 }, () =>
      p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T03:00:00Z' }),
    );
    await p.clock.pass(59_000);
    const early = p.stage.store.all('SELECT 1 FROM execution').length;
    expect(early).toBeGreaterThanOrEqual(3);
    expect(early).toBeLessThanOrEqual(5);
    await p.clock.pass(14 * 60_000);
    for (const group of groups) expect(p.starts(group)).toHaveLength(1);
  });

  test.each(['Pause', 'Not Active'] as const)(
    'leaves a group in %s alone, and runs it once when it is active again',
    async (status) => {
      const p = playDays('2026-03-02T08:00:00Z');
      const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T09:00:00Z' });
      updateQueryGroupStatus(p.stage.store, group, status);
      await p.clock.pass(3 * day);
      expect(p.starts(group)).toEqual([]);
      updateQueryGroupStatus(p.stage.store, group, 'Active');
      p.scheduler().poke();
      await p.clock.pass(hour / 2);
      expect(p.starts(group)).toEqual(['2026-03-05T08:00']);
    },
  );

  test('does not start a second scan while one of the same group and platform is open', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    p.stage.caps.workspace = 0;
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T09:00:00Z' });
    await p.clock.pass(26 * hour);
    expect(p.executions(group)).toMatchObject([{ state: 'Pending', waitingFor: expect.stringContaining('cap') }]);
    p.stage.caps.workspace = null;
    p.runner.wake();
    await p.clock.pass(day);
    expect(p.executions(group).map((execution) => execution.state)).toEqual(['Done', 'Done']);
  });

  test('skips a group without queries', async () => {
    const p = play('2026-03-02T08:00:00Z');
    const empty = p.stage.addGroup(0, { schedule: daily, nextDueAt: '2026-03-02T07:00:00Z' });
    const other = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T07:30:00Z' });
    await p.clock.pass(hour / 2);
    expect(p.starts(empty)).toEqual([]);
    expect(p.starts(other)).toHaveLength(1);
    expect(p.group(empty)).toMatchObject({ nextDueAt: '2026-03-02T09:00:00Z' });
  });
});

describe('a clock that is set', () => {
  test('back by an hour runs no slot twice', async () => {
    const p = playDays('2026-03-02T08:50:00Z');
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T09:00:00Z' });
    await p.clock.pass(20 * minute);
    expect(p.starts(group)).toHaveLength(1);
    p.clock.setWall(-hour);
    await p.clock.pass(3 * hour);
    expect(p.starts(group)).toHaveLength(1);
    p.restart();
    await p.clock.pass(3 * hour);
    expect(p.starts(group)).toHaveLength(1);
    await p.clock.pass(day);
    expect(p.starts(group)).toHaveLength(2);
  });

  test('forward by a year and back again costs one run, and the schedule is right again', async () => {
    const p = playDays('2026-03-02T08:00:00Z');
    const group = p.stage.addGroup(1, { schedule: daily, nextDueAt: '2026-03-02T09:00:00Z' });
    p.clock.setWall(365 * day);
    await p.clock.pass(10 * minute);
    expect(p.starts(group)).toHaveLength(1);
    expect(p.group(group)).toMatchObject({ nextDueAt: '2027-03-02T09:00:00Z' });
    p.clock.setWall(-365 * day);
    await p.clock.pass(10 * minute);
    // The slot of that day was run, though a year too early by the clock.
    expect(p.group(group)).toMatchObject({ nextDueAt: '2026-03-03T09:00:00Z' });
    await p.clock.pass(2 * day);
    expect(p.starts(group).slice(1)).toEqual(['2026-03-03T09:00']);
  });
});
