import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { reportPaths } from '#main/report/report-file-names.ts';
import { dueMonth, nextReportsOn, type KeptSchedule } from '#main/service/report-schedule.ts';
import type { JobKind } from '#shared/contract/events.ts';
import { defaultTemplate } from '#shared/contract/workspace/reports.ts';
import { openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';

/** Answers of three clients in October 2026, and one client without any. */
async function openStage() {
  let print = async (page: string): Promise<string> => {
    const html = readFileSync(page, 'utf8');
    if (html.includes('Dynamo in AI answers')) throw new Error('the printer is on fire');
    return `%PDF-1.7 ${html.length}`;
  };
  const workspace = await openTestWorkspace({
    openToPrint: async (page) => ({
      print: async ({ tagsAndBookmarks }) => Buffer.from(tagsAndBookmarks ? await print(page) : ''),
      change: async () => {},
      close: () => {},
    }),
  });
  const { organization_id: organizationId } = await workspace.call('add-organization', { name: 'North', quota: 50 });
  const ids: Record<string, number> = {};
  for (const name of ['Acme/West', 'acme:west', 'Dynamo', 'Quiet']) {
    const { customer_id: customerId } = await workspace.call('add-customer', {
      ...{ organizationId, name, websiteUrl: `${name.replaceAll(/\W/g, '')}.com` },
    });
    ids[name] = customerId;
    if (name !== 'Quiet') await answered(workspace, customerId, name);
  }
  const folder = path.join(temporaryDirectory(), 'Reports');
  return { workspace, ids, folder, setPrint: (next: typeof print) => (print = next) };
}

async function answered(workspace: TestWorkspace, customerId: number, name: string): Promise<void> {
  const file = path.join(workspace.directory, `answers-${customerId}.json`);
  writeFileSync(
    file,
    JSON.stringify([{ query: 'Which?', answer: `${name}.`, date: '2026-10-06', platform: 'chatgpt' }]),
  );
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
}

/** The ids of the jobs of a kind from now on. */
function countJobs({ switcher }: TestWorkspace, kind: JobKind): ReadonlySet<number> {
  const ids = new Set<number>();
  onTestFinished(
    switcher.current().subscribe((event) => {
      if (event.kind === 'job' && event.job === kind) ids.add(event.jobId);
    }),
  );
  return ids;
}

const names = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).toSorted();

it('the reports of a month are written for all clients: whole, named apart, nothing replaced, one failure told, cancelled in between', async () => {
  const { workspace, ids, folder, setPrint } = await openStage();
  await workspace.call('save-report-template', {
    customerId: ids['Acme/West'] ?? 0,
    template: { ...defaultTemplate, sections: ['summary'], mailTo: ['client@example.org'] },
  });
  const request = { month: '2026-10', folder, formats: ['html', 'pdf'] as ('html' | 'pdf')[], draft: true };
  const plan = await workspace.call('plan-reports', request);
  expect(plan.problem).toBeNull();
  expect(plan.clients.map(({ files }) => path.basename(files[0]?.file ?? ''))).toEqual([
    `2026-10 Acme-West (${ids['Acme/West']}).html`,
    '2026-10 Dynamo.html',
    '2026-10 Quiet.html',
    `2026-10 acme-west (${ids['acme:west']}).html`,
  ]);
  expect(existsSync(folder)).toBe(false);

  mkdirSync(folder);
  const foreign = path.join(folder, '2026-10 Dynamo.html');
  writeFileSync(foreign, 'mine');
  const { clients } = await workspace.call('create-reports', { ...request, wait: true });
  expect(clients?.map(({ customerName, state, files }) => [customerName, state, files.length])).toEqual([
    ['Acme/West', 'written', 3],
    ['Dynamo', 'failed', 0],
    ['Quiet', 'empty', 0],
    ['acme:west', 'written', 3],
  ]);
  expect(clients?.[1]?.message).toContain('the printer is on fire');
  expect(readFileSync(foreign, 'utf8')).toBe('mine');
  const stem = `2026-10 Acme-West (${ids['Acme/West']})`;
  expect(names(folder)).toEqual(
    [
      '2026-10 Dynamo.html',
      ...['eml', 'html', 'pdf'].map((ending) => `${stem}.${ending}`),
      ...['eml', 'html', 'pdf'].map((ending) => `2026-10 acme-west (${ids['acme:west']}).${ending}`),
    ].toSorted(),
  );
  expect(readFileSync(path.join(folder, `${stem}.html`), 'utf8')).not.toContain('id="competitors"');
  const draft = readFileSync(path.join(folder, `${stem}.eml`), 'utf8');
  expect(draft).toMatch(/^X-Unsent: 1$/m);
  expect(draft).toMatch(/^To: client@example.org$/m);
  expect(draft.match(/Content-Disposition: attachment/g)).toHaveLength(2);
  expect(await workspace.call('list-report-runs', {})).toMatchObject([
    { customerName: 'Acme/West', month: '2026-10', state: 'written', message: '' },
    { customerName: 'Dynamo', state: 'failed' },
    { customerName: 'Quiet', state: 'empty' },
    { customerName: 'acme:west', state: 'written' },
  ]);
  expect(await workspace.call('list-reports', { customerId: ids['Acme/West'] })).toMatchObject([
    { format: 'pdf', from: '2026-10-01', to: '2026-10-31', present: true },
    { format: 'html', sections: ['summary'] },
  ]);

  // Repeated, it completes what is missing, and replaces only if it is told to.
  rmSync(path.join(folder, `${stem}.pdf`));
  const again = await workspace.call('create-reports', { ...request, wait: true });
  expect(again.clients?.map(({ state, files }) => [state, files.map((file) => path.extname(file))])).toEqual([
    ['written', ['.pdf']],
    ['failed', []],
    ['empty', []],
    ['kept', []],
  ]);
  const one = [ids['Dynamo'] ?? 0];
  await workspace.call('create-reports', {
    ...request,
    formats: ['html'],
    customerIds: one,
    replace: true,
    wait: true,
  });
  expect(readFileSync(foreign, 'utf8')).toContain('Dynamo in AI answers');

  const news = await workspace.call('list-report-news', { month: '2026-10' });
  expect(news.map(({ customerName, answered: count }) => [customerName, count])).toEqual([
    ['Acme/West', 1],
    ['Dynamo', 1],
    ['Quiet', 0],
    ['acme:west', 1],
  ]);
  const jobs = countJobs(workspace, 'report-news');
  expect(await workspace.call('list-report-news', { month: '2026-10' })).toEqual(news);
  expect(jobs.size).toBe(0);
  await answered(workspace, ids['Quiet'] ?? 0, 'Quiet');
  const later = await workspace.call('list-report-news', { month: '2026-10' });
  expect(later.map(({ answered: count }) => count)).toEqual([1, 1, 1, 1]);
  expect(jobs.size).toBe(1);
  for (const [change, field] of [
    [{ folder: 'Reports' }, 'folder'],
    [{ pattern: '{month}' }, 'pattern'],
    [{ pattern: '{client} {secret}' }, 'pattern'],
    [{ month: '2026-13' }, 'month'],
  ] as const)
    expect(await workspace.fail('plan-reports', { ...request, ...change })).toMatchObject({
      details: [{ path: field }],
    });

  // Cancelled between two clients, what is written is whole and nothing else is there.
  const elsewhere = `${folder} 2`;
  let printed = 0;
  const started = Promise.withResolvers<number>();
  setPrint(async () => {
    printed += 1;
    await workspace.call('cancel-job', { jobId: await started.promise });
    return '%PDF-1.7';
  });
  const ended = Promise.withResolvers<string>();
  workspace.switcher.subscribe((event) => {
    if (event.kind === 'job' && event.job === 'reports' && event.state !== 'running') ended.resolve(event.state);
  });
  const run = { month: '2026-10', folder: elsewhere, pattern: '{client}/{month}' };
  started.resolve((await workspace.call('create-reports', run)).jobId);
  expect([await ended.promise, printed]).toEqual(['cancelled', 1]);
  expect(names(elsewhere)).toEqual(['Acme-West', path.join('Acme-West', `2026-10 (${ids['Acme/West']}).pdf`)]);
});

it('names are safe on every system', () => {
  const pathOf = (name: string, pattern = '{client}') =>
    reportPaths(pattern, '2026-10', [{ id: 7, name, organization: 'N/A' }]).get(7);
  expect(pathOf('../../etc/passwd')).toBe('-..-etc-passwd');
  expect(pathOf('CON')).toBe('_CON');
  expect(pathOf('nul.txt ')).toBe('_nul.txt');
  expect(pathOf('Evil\u202Efdp.exe')).toBe('Evilfdp.exe');
  expect(pathOf('...')).toBe('client 7');
  expect(pathOf('Ärzte & Söhne: „Berlin“')).toBe('Ärzte & Söhne- „Berlin“');
  expect(Buffer.byteLength(pathOf('漢'.repeat(200)) ?? '')).toBeLessThanOrEqual(150);
  expect(pathOf('😀'.repeat(80))?.isWellFormed()).toBe(true);
  expect(pathOf('Acme', '{organization}/../{year}/{month} {client}')).toBe(path.join('N-A', '2026', '2026-10 Acme'));
});

it('a schedule is due once a month, from its day on', () => {
  const schedule: KeptSchedule = {
    ...{ on: true, day: 2, folder: '/reports', pattern: '{client}', formats: ['pdf'], draft: false, doneMonth: null },
  };
  expect(dueMonth(schedule, '2026-11-01')).toBeNull();
  expect(dueMonth(schedule, '2026-11-02')).toBe('2026-10');
  expect(dueMonth(schedule, '2026-11-30')).toBe('2026-10');
  expect(dueMonth(schedule, '2027-01-05')).toBe('2026-12');
  const done = { ...schedule, doneMonth: '2026-10' };
  expect(dueMonth(done, '2026-11-30')).toBeNull();
  expect(nextReportsOn(done, '2026-11-30')).toBe('2026-12-02');
  expect(nextReportsOn(schedule, '2026-11-01')).toBe('2026-11-02');
  expect(nextReportsOn(schedule, '2026-11-05')).toBe('2026-11-05');
  expect(nextReportsOn({ ...schedule, on: false }, '2026-11-05')).toBeNull();
  expect(dueMonth({ ...schedule, folder: '' }, '2026-11-05')).toBeNull();
});
