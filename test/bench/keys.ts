import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { owner } from '#main/service/service.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';

/**
 * Prints how much longer a nearly right API key takes to refuse than a completely wrong one: the median ratio should be 1.
 * Keys are compared by hash, and the hash of a nearly right key shares nothing with that of the right one.
 */
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-keys-'));
const switcher = await createWorkspaceSwitcher({ environment: {}, dataDirectory: directory });
const service = switcher.current();
const organization = await service.call('add-organization', { name: 'Northlight Consulting', quota: 50 }, owner);
if (!organization.ok) throw new Error(organization.error.message);
const created = await service.call(
  'create-key',
  { organizationId: organization.data.organization_id, name: 'bench' },
  owner,
);
if (!created.ok) throw new Error(created.error.message);
const key = created.data.api_key;
const nearlyRight = `${key.slice(0, -1)}${key.endsWith('A') ? 'Q' : 'A'}`;
const wrong = `as_${'x'.repeat(43)}`;

const calls = 200;
const nanoseconds = (candidate: string): number => {
  const started = process.hrtime.bigint();
  for (let call = 0; call < calls; call++)
    if (service.authenticate(candidate)) throw new Error('a wrong key was accepted');
  return Number(process.hrtime.bigint() - started);
};
for (let round = 0; round < 20; round++) nanoseconds(round % 2 === 0 ? nearlyRight : wrong);
const ratios = Array.from({ length: 201 }, () => nanoseconds(nearlyRight) / nanoseconds(wrong)).toSorted(
  (a, b) => a - b,
);
const at = (share: number): string => (ratios[Math.floor(share * (ratios.length - 1))] ?? 0).toFixed(3);
console.log(`time to refuse a nearly right key ÷ a wrong one: median ${at(0.5)}, quartiles ${at(0.25)} to ${at(0.75)}`);
await switcher.close();
rmSync(directory, { recursive: true, force: true });
