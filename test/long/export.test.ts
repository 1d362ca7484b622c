import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '#main/service/service.ts';
import { decryptInto } from '#main/files/encryption.ts';
import { isEncrypted } from '#main/files/is-encrypted.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { runCommand } from '#test/support/run-command.ts';
import { fullDisks } from '#test/support/small-volume.ts';
import {
  addCustomer,
  jobThreads,
  openTestWorkspace,
  temporaryDirectory,
  type TestWorkspace,
} from '#test/support/workspace.ts';

const formula = '=HYPERLINK("https://evil.example","x")';
const passphrase = 'correct horse battery staple';

/** A client with answers in two scripts, one of which a spreadsheet would run. */
async function withAnswers(): Promise<{ workspace: TestWorkspace; customerId: number }> {
  const workspace = await openTestWorkspace({ resume: true });
  const { customerId } = await addCustomer(workspace, { name: 'Acme' });
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const rows = [
    {
      query: formula,
      answer: '**Acme** and Boltworks, see [a test](https://tests.example/anvils?a=1).',
      date: '2026-01-01',
    },
    { query: '最好的铁砧是什么？', answer: '没有人。', date: '2026-01-02' },
    { query: 'Which anvil?', answer: `- **Acme**\n\n| a | b |\n|---|---|\n| 1 | 2 |`, date: '2026-01-02' },
  ];
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  return { workspace, customerId };
}

const commandLine =
  (directory: string, environment: Record<string, string> = {}) =>
  (...args: string[]) =>
    runCommand(args, {
      environment: { ANSWERSCOPE_DATA: directory, ...environment },
      createWorkspaceSwitcher: (options) => createWorkspaceSwitcher({ ...options, jobThreads }),
    });

const isHidden = (name: string): boolean => path.basename(name).startsWith('.');

test('everything about a client is in one folder: tables that no spreadsheet runs, and answers to read', async () => {
  const { workspace, customerId } = await withAnswers();
  await workspace.call('save-note', { customerId, day: '2026-01-02', text: formula });
  const folder = path.join(temporaryDirectory(), 'Acme');
  const made = await workspace.call('export-customer', { customerId, folder });
  const files = globSync('**/*.*', { cwd: folder }).toSorted();
  expect(made).toMatchObject({ path: folder, answers: 3, files: files.length });
  expect(files.filter((name) => name.startsWith('answers'))).toEqual([
    expect.stringMatching(/^answers\/2026-01-01\/chatgpt\/\d+-hyperlink-https-evil\.md$/),
    expect.stringMatching(/^answers\/2026-01-02\/chatgpt\/\d+-最好的铁砧是什么\.md$/),
    expect.stringMatching(/^answers\/2026-01-02\/chatgpt\/\d+-which-anvil\.md$/),
  ]);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  expect(read('tables/queries.csv')).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  const csvFiles = files.filter((name) => name.endsWith('.csv'));
  for (const name of csvFiles) {
    expect(
      read(name)
        .split('\r\n')
        .slice(1)
        .flatMap((line) => line.split(','))
        .filter((cell) => /^"?[=@\t\r]/.test(cell)),
    ).toEqual([]);
    // The JSON of the same table has as many rows, and the text as it is.
    const rows = JSON.parse(read(name.replace('.csv', '.json'))) as unknown[];
    expect(read('README.md')).toContain(`| ${path.basename(name, '.csv')} | ${rows.length} |`);
  }
  expect(JSON.parse(read('tables/notes.json'))).toMatchObject([
    { day: '2026-01-02', text: formula, query_group_id: null },
  ]);
  const queries = JSON.parse(read('tables/queries.json')) as { text: string }[];
  expect(queries.map(({ text }) => text)).toContain(formula);
  const first = files.find((name) => name.startsWith('answers')) ?? '';
  expect(read(first)).toBe(`# ${formula}

| | |
| --- | --- |
| Date | 2026-01-01 |
| Platform | ChatGPT |
| Query group | Anvils |
| Outcome | answered |
| Names Acme | yes, at position 1 |
| Model | not reported |
| Captured | 2026-01-01T12:00:00Z, by import |
| Answer | 1 |

## Answer

**Acme** and Boltworks, see [a test](https://tests.example/anvils?a=1).

## Sources

1. [a test](<https://tests.example/anvils?a=1>)
`);
  expect(await workspace.fail('export-customer', { customerId, folder })).toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('exists already'),
  });
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('an export that is cancelled, or whose disk is full, leaves nothing', async () => {
  const { workspace, customerId } = await withAnswers();
  const parent = temporaryDirectory();
  let cancelled = false;
  workspace.switcher.subscribe((event) => {
    if (event.kind !== 'job' || event.job !== 'export' || event.state !== 'running') return;
    cancelled = true;
    void workspace.switcher.current().call('cancel-job', { jobId: event.jobId }, owner);
  });
  expect(await workspace.fail('export-customer', { customerId, folder: path.join(parent, 'Acme') })).toMatchObject({
    message: expect.stringContaining('Cancelled'),
  });
  expect([cancelled, readdirSync(parent)]).toEqual([true, []]);
  const [disk] = fullDisks();
  if (disk === undefined) return;
  const full = disk.make();
  const target = path.join(full.directory, 'exports');
  mkdirSync(target);
  await workspace.switcher.close();
  const again = await openTestWorkspace({ dataDirectory: workspace.directory });
  full.fill(process.pid, 64 * 1024);
  expect(await again.fail('export-customer', { customerId, folder: path.join(target, 'Acme') })).toMatchObject({
    code: 'unavailable',
    message: `The disk is full: ${path.join(target, 'Acme')} was not written.`,
  });
  expect(readdirSync(target)).toEqual([]);
  full.free(process.pid);
  await again.call('export-customer', { customerId, folder: path.join(target, 'Acme') });
});

test('with a passphrase an export is one archive that age and tar open', { timeout: 300_000 }, async () => {
  const { workspace, customerId } = await withAnswers();
  await workspace.switcher.close();
  const folder = temporaryDirectory();
  const secret = path.join(folder, 'secret');
  writeFileSync(secret, `${passphrase}\n`);
  const out = path.join(folder, 'acme.tar.age');
  const run = commandLine(workspace.directory);
  const args = ['export', '--customer', String(customerId), '--out', out];
  expect(await run(...args, '--passphrase')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('ANSWERSCOPE_PASSPHRASE'),
  });
  expect((await run(...args, '--passphrase-file', secret)).stdout).toContain('3 answers');
  expect(isEncrypted(out)).toBe(true);
  expect(readFileSync(out).includes('Boltworks')).toBe(false);
  const archive = path.join(folder, 'acme.tar');
  await decryptInto(archive, out, passphrase);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  expect(readFileSync(path.join(folder, 'acme', 'tables', 'queries.json'), 'utf8')).toContain('HYPERLINK');
  expect(globSync('acme/answers/**/*.md', { cwd: folder })).toHaveLength(3);
  // The plain folder that it was made from is gone.
  expect(readdirSync(workspace.directory).filter(isHidden)).toEqual([]);
});

test(
  'an encrypted backup is opened by its passphrase only, and a damaged one is refused',
  { timeout: 300_000 },
  async () => {
    const { workspace } = await withAnswers();
    const { directory } = workspace;
    await workspace.switcher.close();
    const folder = temporaryDirectory();
    const file = path.join(folder, 'answers.db.age');
    const run = commandLine(directory, { ANSWERSCOPE_PASSPHRASE: passphrase });
    expect(await run('backup', file, '--passphrase')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('encrypted'),
    });
    expect(readdirSync(folder)).toEqual(['answers.db.age']);
    expect(readdirSync(directory).filter(isHidden)).toEqual([]);
    const before = readFileSync(path.join(directory, 'workspace.db'));

    expect(await commandLine(directory)('restore', file)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('A passphrase is needed'),
    });
    const wrong = await commandLine(directory, { ANSWERSCOPE_PASSPHRASE: 'not this one' })('restore', file);
    expect(wrong).toMatchObject({
      exitCode: 1,
      stderr: `answerscope: passphrase: does not open ${file}; nothing was changed\n`,
    });
    const cut = path.join(folder, 'cut.db.age');
    writeFileSync(cut, readFileSync(file).subarray(0, -20_000));
    expect(await run('restore', cut)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('damaged or cut off'),
    });
    expect(readFileSync(path.join(directory, 'workspace.db')).equals(before)).toBe(true);

    const other = temporaryDirectory();
    expect(await commandLine(other, { ANSWERSCOPE_PASSPHRASE: passphrase })('restore', file)).toMatchObject({
      exitCode: 0,
    });
    expect(readdirSync(other).filter(isHidden)).toEqual([]);
    const restored = await openTestWorkspace({ dataDirectory: other });
    expect(await restored.call('check-workspace', {})).toMatchObject({ answers: 3, findings: [] });
    // A passphrase is in no file: neither in the log nor in the workspace.
    for (const place of [directory, other])
      for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
        const found = path.join(place, name);
        if (existsSync(found) && statSync(found).isFile()) expect(readFileSync(found).includes(passphrase)).toBe(false);
      }
  },
);
