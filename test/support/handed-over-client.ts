import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from './workspace.ts';

async function importAnswers(workspace: TestWorkspace, customerId: number, answers: readonly string[]): Promise<void> {
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const line = (answer: string, index: number) =>
    JSON.stringify({ query: `Question ${index}?`, answer, date: '2026-01-01', citations: ['https://forge.example/a'] });
  writeFileSync(file, answers.map(line).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
}

/** Two workspaces: Ada's, whose client Acme was handed over as a file, and Bob's, which has a client of its own. */
export async function handOverAcme() {
  const ada = await openTestWorkspace({ resume: true });
  const { customerId } = await addCustomer(ada);
  for (const name of ['Grindstone', 'Vulcan']) await ada.call('save-brand', { customerId, name, state: 'confirmed' });
  await importAnswers(ada, customerId, ['Acme and Vulcan.', 'Only Grindstone Inc.', 'Straße 漢字 Acme', '']);
  const brands = await ada.call('list-brands', { customerId });
  const idOf = (name: string): number => brands.find((brand) => brand.name === name)?.brandId ?? 0;
  await ada.call('merge-brands', { customerId, brandId: idOf('Vulcan'), intoBrandId: idOf('Grindstone') });
  await ada.call('save-note', { customerId, day: '2026-01-02', text: 'Relaunched', queryGroupId: 1 });
  await ada.call('reanalyse', {});
  const before = await ada.call('list-answers', { customerId });
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const made = await ada.call('hand-over-customer', { customerId, recipient });

  const bob = await openTestWorkspace({ resume: true });
  const other = await addCustomer(bob, { name: 'Bolt', websiteUrl: 'bolt.com' });
  await importAnswers(bob, other.customerId, ['Bolt.', 'Acme.', 'Bolt and Acme.']);
  const { organizationId } = other;
  const request = { file: made.file, organizationId, identity };
  return { ada, bob, customerId, before, made, identity, recipient, organizationId, request };
}
