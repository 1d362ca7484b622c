import { generateIdentity, identityToRecipient } from 'age-encryption';
import { defaultTemplate } from '#shared/contract/workspace/reports.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore } from '#main/store/open.ts';
import { saveRecommendation, setRecommendationStatus } from '#main/store/recommendations.ts';
import { importAnswers } from './import-answers.ts';
import { addCustomer, openTestWorkspace } from './workspace.ts';

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
  await ada.call('set-customer-tags', { customerId, tags: ['Key account'] });
  await ada.call('save-view', { customerId, name: 'A', place: 'competitors?group=1&platform=chatgpt&brand=99' });
  await ada.call('save-view', { customerId, name: 'B', place: 'groups/1' });
  await ada.call('save-view', { customerId, name: 'C', place: 'scans/1' });
  const queryId = (await ada.call('list-answers', { customerId, search: 'Question 1?' })).answers[0]?.queryId ?? 0;
  await ada.call('save-action', {
    ...{ customerId, kind: 'page', title: 'Anvil page', day: '2026-01-01' },
    ...{ pages: ['www.acme.com/anvils'], costUsd: 120, queryIds: [queryId] },
  });
  await ada.call('save-report-template', { customerId, template: { ...defaultTemplate, author: 'Ada' } });
  await ada.call('reanalyse', {});
  recommend(ada.directory, customerId);
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

/** A recommendation of Acme that a person works on; its second figure is of a query that was deleted since. */
function recommend(directory: string, customerId: number): void {
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  const queryId = store.get<{ id: number }>('SELECT MIN(id) AS id FROM query')?.id ?? 0;
  const figure = (text: string, id: number) => ({
    text,
    answers: { from: '2026-01-01', to: '2026-01-31', queryId: id },
  });
  const id = saveRecommendation(store, {
    ...{ customerId, groupId: 1, rule: 'queries-lost', date: '2026-01-05', exploratory: true },
    finding: {
      ...{ key: String(queryId), title: 'Win it back', task: 'Write.', whyImportant: 'It was yours.', priority: 50 },
      ...{ channel: 'own website', takeActionUrl: null, referenceUrlIds: [], evidence: {} },
      dataPoints: [[figure('Lost in 3', queryId), figure(' of 4', 999)]],
    },
  });
  setRecommendationStatus(store, id, 'In Progress');
  store.close();
}
