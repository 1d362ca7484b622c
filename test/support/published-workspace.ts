import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkspaceSwitcherOptions } from '#main/service/service.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from './workspace.ts';

const days = ['2026-08-03', '2026-09-07', '2026-10-05', '2026-10-26', '2026-11-02', '2026-11-16'];
/** What the platforms answered. */
export const texts = [
  'Most teams choose **Acme** or Vulcan.',
  'Vulcan and Grindstone lead; Acme follows.',
  'Only Grindstone is worth its price.',
  'There is no clear answer: "ask \n a friend", \u0000 或者 Acme 株式会社.',
];

/** Answers of several months, platforms and companies; every client has its own. */
async function importScans(workspace: TestWorkspace, customerId: number, shift: number): Promise<void> {
  for (const platform of ['chatgpt', 'aioverview']) {
    const file = path.join(temporaryDirectory(), 'answers.jsonl');
    const rows = days.flatMap((date, day) =>
      Array.from({ length: 7 }, (_, query) => ({
        query: `Which anvil is best, ${query}?`,
        answer: texts[(query * 3 + day + shift + platform.length) % texts.length],
        date,
        citations: [`https://${query % 2 === 0 ? 'forge' : 'acme'}.example/${query}`, 'https://forge.example/a'],
      })),
    );
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform });
  }
}

/** A workspace to publish: two clients, two platforms, six scans of seven queries each. */
export async function twoClients(
  second = 'Bolt',
  options: Partial<WorkspaceSwitcherOptions> = {},
): Promise<TestWorkspace> {
  const workspace = await openTestWorkspace({ resume: true, ...options });
  for (const [shift, name] of ['Acme', second].entries()) {
    const { customerId } = await addCustomer(workspace, { name, websiteUrl: `client-${shift}.example` });
    await workspace.call('save-brand', { customerId, name: 'Vulcan', state: 'confirmed' });
    await importScans(workspace, customerId, shift);
  }
  await workspace.call('reanalyse', {});
  return workspace;
}
