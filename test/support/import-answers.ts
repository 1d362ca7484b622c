import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory, type TestWorkspace } from './workspace.ts';

/** Imports answers of one day into the group "Anvils" of a customer: "Question 0?", "Question 1?" …, each citing one page. */
export async function importAnswers(
  workspace: TestWorkspace,
  customerId: number,
  answers: readonly string[],
): Promise<void> {
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const line = (answer: string, index: number) =>
    JSON.stringify({ query: `Question ${index}?`, answer, date: '2026-01-01', citations: ['https://forge.example/a'] });
  writeFileSync(file, answers.map(line).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
}
