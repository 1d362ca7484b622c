import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InputOf } from '#shared/contract/index.ts';
import { defaultTemplate, type ReportSection } from '#shared/contract/workspace/reports.ts';
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

  it('of a platform that nobody knows are refused', async () => {
    const { workspace, customerId } = await openStage();
    for (const name of ['create-report', 'preview-report'] as const) {
      const request = { customerId, platform: 'ChatGPT', ...(name === 'create-report' && { format: 'html' as const }) };
      const error = await workspace.fail(name, request as InputOf<typeof name>);
      expect([error.code, error.message]).toEqual([
        'invalid_request',
        expect.stringContaining('does not know the platform "ChatGPT"'),
      ]);
    }
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

describe('the template of a client', () => {
  const svg = (content: string) => `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`;
  const headings = (html: string): string[] => [...html.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id ?? '');

  it('is used by every report of it, copied to others without what is their own, and refused what it cannot be', async () => {
    const { workspace, customerId } = await openStage();
    const { organizationId, customerId: other } = await addCustomer(workspace, {
      name: 'Bolt',
      websiteUrl: 'bolt.com',
    });
    const template = {
      ...defaultTemplate,
      sections: ['method', 'summary'] as ReportSection[],
      bandColor: '#00605b',
      author: 'Ada',
      coverText: 'For <the> board',
      footer: 'Confidential; "internal"',
      language: 'de',
      mailTo: ['client@example.org'],
    };
    expect(await workspace.call('get-report-template', { customerId })).toMatchObject({
      stored: false,
      template: defaultTemplate,
      clientLanguage: 'en',
    });
    await workspace.call('save-report-template', { customerId, template });
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><script>alert(1)</script><path d="M0 0"/></svg>';
    await workspace.call('set-report-logo', { customerId, whose: 'client', picture: svg(hostile) });
    const kept = await workspace.call('set-report-logo', { customerId, whose: 'author', picture: png });
    expect(Buffer.from(kept.clientLogo?.split(',')[1] ?? '', 'base64').toString()).not.toContain('script');
    const page = (await workspace.call('preview-report', { customerId })).html;
    expect(headings(page)).toEqual(['contents', 'method', 'summary']);
    for (const part of ['For &lt;the&gt; board', '--band:#00605b', 'Confidential', png.slice(0, 60)])
      expect(page).toContain(part);
    // What a request says itself counts more.
    const own = await workspace.call('preview-report', { customerId, sections: ['summary'], coverText: '' });
    expect(headings(own.html)).toEqual(['contents', 'summary']);
    expect(own.html).not.toContain('board');

    await workspace.call('save-report-template', {
      customerId: other,
      template: { ...defaultTemplate, mailTo: ['bolt@example.org'] },
    });
    const of = await workspace.call('preview-report', { customerId: other, templateOf: customerId });
    expect(headings(of.html)).toEqual(['contents', 'method', 'summary']);
    expect(of.html).toContain(png.slice(0, 60));
    expect(of.html).not.toContain('viewBox="0 0 2 1"');
    await workspace.call('copy-report-template', { customerId, toCustomerIds: [other, customerId] });
    expect(await workspace.call('get-report-template', { customerId: other })).toMatchObject({
      stored: true,
      template: { ...template, mailTo: ['bolt@example.org'] },
      logo: png,
      clientLogo: null,
    });
    expect((await workspace.call('list-report-templates', {})).map(({ customerName }) => customerName)).toEqual([
      'Acme',
      'Bolt',
    ]);

    for (const [change, field] of [
      [{ sections: [] }, 'template.sections'],
      [{ sections: ['method', 'method'] }, 'template.sections'],
      [{ accentColor: 'red' }, 'template.accentColor'],
      [{ mailTo: ['a@b.example\nBcc: c@d.example'] }, 'template.mailTo[0]'],
    ] as const)
      expect(
        await workspace.fail('save-report-template', { customerId, template: { ...template, ...change } }),
      ).toMatchObject({ code: 'invalid_request', details: [{ path: field }] });
    const key = await workspace.keyOf(organizationId);
    const foreign = { customerId: other, toCustomerIds: [customerId] };
    expect((await workspace.fail('copy-report-template', foreign, key)).code).toBe('not_found');
    expect((await workspace.fail('preview-report', { customerId: other, templateOf: customerId }, key)).code).toBe(
      'not_found',
    );
    const logoFile = path.join(workspace.directory, 'logo.png');
    for (const field of ['logoFile', 'clientLogoFile'])
      expect(await workspace.fail('preview-report', { customerId: other, [field]: logoFile }, key)).toMatchObject({
        code: 'invalid_request',
        details: [{ path: field }],
      });
  });
});
