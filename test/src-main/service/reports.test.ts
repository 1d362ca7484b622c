import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCustomer, openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function openStage() {
  const opened: string[] = [];
  let canOpen = true;
  const workspace = await openTestWorkspace({
    openFile: async (file) => {
      if (!canOpen) throw new Error('spawn xdg-open ENOENT');
      opened.push(file);
    },
  });
  const { customerId } = await addCustomer(workspace);
  return { workspace, customerId, opened, withoutPrograms: () => (canOpen = false) };
}

const makePage = (workspace: TestWorkspace, customerId: number, about: object = {}) =>
  workspace.call('create-report', { customerId, format: 'html', ...about });

describe('reports of a customer', () => {
  it('are files in the workspace, listed newest first, and opened with a program of the system', async () => {
    const { workspace, customerId, opened } = await openStage();
    const first = await makePage(workspace, customerId, { title: 'Spring' });
    const second = await makePage(workspace, customerId, { title: 'Summer', sections: ['summary', 'method'] });
    expect(path.dirname(first.file)).toBe(path.join(workspace.directory, 'reports'));
    expect(second.file).not.toBe(first.file);
    expect(readFileSync(first.file, 'utf8')).toContain('Spring');
    expect(await workspace.call('list-reports', { customerId })).toMatchObject([
      { reportId: second.reportId, title: 'Summer', sections: ['summary', 'method'], present: true },
      { reportId: first.reportId, title: 'Spring', bytes: first.bytes, present: true },
    ]);
    expect(await workspace.call('open-report', { reportId: first.reportId })).toEqual({ file: first.file });
    expect(opened).toEqual([first.file]);
  });

  it('that were moved, or that no program can open, are reported', async () => {
    const { workspace, customerId, opened, withoutPrograms } = await openStage();
    const { reportId, file } = await makePage(workspace, customerId);
    withoutPrograms();
    const stuck = await workspace.fail('open-report', { reportId });
    expect(stuck.code).toBe('unavailable');
    expect(stuck.message).toContain(file);
    rmSync(file);
    expect(await workspace.call('list-reports', { customerId })).toMatchObject([{ present: false }]);
    expect((await workspace.fail('open-report', { reportId })).message).toContain('Create the report again');
    expect((await workspace.fail('open-report', { reportId: 99 })).code).toBe('not_found');
    expect(opened).toEqual([]);
  });

  it('contain a logo given as data or as a file', async () => {
    const { workspace, customerId } = await openStage();
    const { html } = await workspace.call('preview-report', { customerId, logo: png });
    expect(html).toContain(png.slice(0, 60));
    const logoFile = path.join(workspace.directory, 'logo.png');
    writeFileSync(logoFile, Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'));
    expect((await workspace.call('preview-report', { customerId, logoFile })).html).toContain(png.slice(0, 60));
  });

  it('refuse a logo that is not a picture', async () => {
    const { workspace, customerId } = await openStage();
    const text = `data:image/svg+xml;base64,${Buffer.from('hello').toString('base64')}`;
    expect(await workspace.fail('preview-report', { customerId, logo: text })).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'logo' }],
    });
    for (const logo of ['data:text/html;base64,aGk=', 'https://example.com/logo.png', ''])
      expect((await workspace.fail('preview-report', { customerId, logo })).code, logo).toBe('invalid_request');
  });
});
