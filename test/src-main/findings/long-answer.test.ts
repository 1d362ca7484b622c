import { expect, it } from 'vitest';
import { recordAnswer } from '#main/findings/record-answer.ts';
import { captured } from '#test/support/answers.ts';
import { reanalyseStale } from '#test/support/reanalyse-stale.ts';
import { seedStore } from '#test/support/seed-store.ts';

it('a long answer of a scan is stored at once, and analysed by the re-analysis that follows, in a worker', () => {
  const seed = seedStore();
  const { store, customerId } = seed;
  const groupId = seed.addGroup();
  const [short, long] = [seed.addQuery(groupId, 'which anvil?'), seed.addQuery(groupId, 'tell me everything')];
  const executionId = seed.addExecution(groupId, { answers: [{ queryId: short, text: 'Acme makes anvils.' }] });
  const text = `${'Much is known about anvils and how they are made. '.repeat(1_000)}Acme makes anvils.`;
  recordAnswer(
    store,
    {
      ...{ executionId, customerId, groupId, platform: 'chatgpt', queryId: long, sample: 1 },
      ...{ capturedAt: '2026-01-01T12:00:00.000Z', day: '2026-01-01', costMicro: null },
      captured: captured({ text }),
    },
    () => 'other',
    () => expect.unreachable('the analysis does not fail'),
  );
  const mentioned = () =>
    store.all<{ mentioned: number }>('SELECT mentioned FROM answer ORDER BY id').map((answer) => answer.mentioned);
  expect(mentioned()).toEqual([1, 0]);
  reanalyseStale(store, customerId);
  expect(mentioned()).toEqual([1, 1]);
});
