import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headline } from '#test/support/headline.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

/** One scan: its day and platform, and how many answers of how many name Acme. */
type Scan = readonly [date: string, platform: string, named: number, answers: number];

async function scanned(scans: readonly Scan[]) {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const rows = scans.flatMap(([date, platform, named, answers]) =>
    Array.from({ length: answers }, (_, index) => ({
      query: `Which anvil is number ${index}?`,
      answer: index < named ? 'Acme, see acme.com.' : 'No one.',
      date,
      platform,
    })),
  );
  writeFileSync(file, JSON.stringify(rows));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
  return { workspace, customerId };
}

describe('the headline of a client is one number wherever it is shown', () => {
  test.each<[string, readonly Scan[], Record<string, number>]>([
    [
      'scans of one answer',
      [
        ['2026-03-10', 'chatgpt', 1, 1],
        ['2026-03-17', 'chatgpt', 0, 1],
        ['2026-03-24', 'chatgpt', 1, 1],
      ],
      { chatgpt: 66.7 },
    ],
    [
      'scans of 222 answers',
      [
        ['2026-03-10', 'chatgpt', 174, 222],
        ['2026-03-17', 'chatgpt', 180, 222],
      ],
      { chatgpt: 79.7 },
    ],
    [
      'scans of one and of 222 answers, on two platforms that end on different days',
      [
        ['2026-03-10', 'chatgpt', 1, 1],
        ['2026-03-17', 'chatgpt', 100, 222],
        ['2026-03-20', 'aioverview', 1, 1],
        ['2026-03-24', 'aioverview', 0, 3],
      ],
      { chatgpt: 45.3, aioverview: 25 },
    ],
  ])('%s', async (_, scans, scores) => {
    const { workspace, customerId } = await scanned(scans);
    expect(await headline(workspace, customerId)).toEqual(scores);
  });
});
