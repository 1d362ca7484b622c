import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addDays, dayIn } from '#shared/domain/dates.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

async function openStage() {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const citations = ['https://forge.example/a'];
  writeFileSync(
    file,
    JSON.stringify(
      ['Acme and Bolt.', 'Only Bolt.', 'Acme.'].map((answer, index) => ({
        ...{ query: `Which ${index}?`, answer, date: '2026-10-06', platform: 'chatgpt', citations },
      })),
    ),
  );
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
  return { workspace, customerId, period: { from: '2026-10-01', to: '2026-10-31' } };
}

/** The links within a page that lead nowhere. */
const deadLinks = (html: string): string[] => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id ?? '').filter((id) => !ids.has(id));
};

it('a shared report stays as it was, at an address that is revoked or expires; a folder for a web host is complete', async () => {
  const { workspace, customerId, period } = await openStage();
  const withdraw = workspace.switcher.announceApi('http://127.0.0.1:4711');
  const share = await workspace.call('share-report', { customerId, ...period, title: 'October' });
  const token = share.url?.split('/').at(-1) ?? '';
  expect(share.url).toMatch(/^http:\/\/127\.0\.0\.1:4711\/reports\/[\w-]{43}$/);
  const read = (of: string) => workspace.switcher.current().report(of);
  const page = await read(token);
  expect(page).toContain('October');
  expect(page).not.toContain('<script');
  expect(deadLinks(page)).toEqual([]);
  await workspace.call('save-report-template', {
    customerId,
    template: { ...(await workspace.call('get-report-template', { customerId })).template, coverText: 'Later' },
  });
  expect(await read(token)).toBe(page);

  const today = dayIn('UTC', new Date());
  const late = await workspace.call('share-report', { customerId, ...period, expiresOn: today });
  expect(await workspace.fail('share-report', { customerId, expiresOn: addDays(today, -1) })).toMatchObject({
    details: [{ path: 'expiresOn' }],
  });
  expect(await workspace.call('list-report-shares', { customerId })).toMatchObject({
    shares: [
      { shareId: late.shareId, expiresOn: today, expired: false },
      { shareId: share.shareId, title: 'October' },
    ],
    alwaysNewest: true,
    portOn: true,
  });
  await workspace.call('revoke-report-share', { customerId, shareId: share.shareId });
  await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
  expect((await workspace.fail('revoke-report-share', { customerId, shareId: share.shareId })).code).toBe('not_found');
  await expect(read('guessed')).rejects.toMatchObject({ code: 'not_found' });
  withdraw();
  expect(await workspace.call('list-report-shares', { customerId })).toMatchObject({
    shares: [{ url: null }],
    portOn: false,
  });
  // A folder for a web host: its page finds everything beside it.
  const folder = path.join(temporaryDirectory(), 'site');
  const made = await workspace.call('write-report-site', { customerId, ...period, folder });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(made.files).toBe(files.length);
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const style = readFileSync(path.join(folder, 'assets', 'report.css'), 'utf8');
  expect(index).not.toMatch(/<script|<style|data:(?!,)/);
  expect(style).not.toContain('data:');
  expect(deadLinks(index)).toEqual([]);
  const assets = [
    ...[...index.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''),
    ...[...style.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => `assets/${file}`),
  ];
  expect(assets.length).toBeGreaterThanOrEqual(5);
  expect(assets.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  expect(await workspace.fail('write-report-site', { customerId, folder })).toMatchObject({
    details: [{ path: 'folder' }],
  });
  expect(readdirSync(path.dirname(folder))).toEqual(['site']);

  await workspace.call('delete-customer', { customerId, confirmName: 'Acme', wait: true });
  await expect(read(late.url?.split('/').at(-1) ?? '')).rejects.toMatchObject({ code: 'not_found' });
});
