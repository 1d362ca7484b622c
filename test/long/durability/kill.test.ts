import { expect, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { killWhileScanning } from '#test/src-main/durability/kill-while-scanning.ts';
import { fullKills, longSize } from '#test/support/size.ts';

const queries = longSize(200, 100);
const kills = 2 * fullKills;
const concurrency = 2;

test(
  'a scan that is killed again and again answers every query exactly once and pays twice only for requests in flight',
  { timeout: 900_000 },
  async () => {
    const outcome = await killWhileScanning({
      directory: temporaryDirectory(),
      queries,
      kills,
      concurrency,
      // About one answer per life, so that the scan is not over before the last kill.
      answerMs: [120, 360],
      lifeMs: 800,
      random: seededRandom(20_261_120),
    });
    expect(outcome).toMatchObject({ kills, state: 'Done', answered: queries, queriesAnswered: queries });
    // Paid once, and once more for every kill while its request was in flight.
    expect(outcome.paid.size).toBe(queries);
    for (const [query, times] of outcome.paid)
      expect(times, query).toBeLessThanOrEqual(1 + (outcome.outAtKills.get(query) ?? 0));
    expect(outcome.mostOut).toBeLessThanOrEqual(concurrency);
    // Some kills did interrupt requests, and what they may have cost is counted.
    expect(outcome.outAtKills.size).toBeGreaterThan(0);
    expect(outcome.unconfirmedMicro).toBeGreaterThan(0);
    for (const [index, { completed, total }] of outcome.progress.entries()) {
      expect(total).toBe(queries);
      expect(completed).toBeGreaterThanOrEqual(outcome.progress[index - 1]?.completed ?? 0);
    }
    expect(outcome.progress.at(-1)).toEqual({ total: queries, completed: queries });
  },
);
