import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { extractAll, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDataDirectory, projectRoot } from '#main/files/paths.ts';
import { startReplayServer } from '#test/support/replay-server.ts';
import { feedOf } from '#main/doors/desktop/feed.ts';
import { publicKeyOf, updateOptions } from '../../scripts/update-feed.mjs';
import { startService } from '../e2e/support/service-process.ts';
import { makeStandInDistribution } from './stand-in.ts';

const megabyte = 1_000_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-package-'));
const unpacked = path.join(folder, 'dist', 'linux-unpacked');
const archive = path.join(unpacked, 'resources', 'app.asar');
const feed = 'https://updates.example.com/answerscope/';
const updateKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
let entries: string[] = [];

beforeAll(async () => {
  const distribution = await makeStandInDistribution(folder);
  await promisify(execFile)(
    process.execPath,
    [
      path.join(projectRoot(), 'node_modules', 'electron-builder', 'cli.js'),
      ...['--linux', 'dir', '--x64', '--publish', 'never'],
      `-c.electronDist=${distribution}`,
      `-c.directories.output=${path.join(folder, 'dist')}`,
      ...updateOptions(feed, updateKey),
    ],
    { cwd: projectRoot() },
  );
  entries = listPackage(archive, { isPack: false }).map((entry) => entry.replaceAll('\\', '/'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('the package for Linux', () => {
  it('contains what runs and nothing else', () => {
    const roots = new Set(entries.map((entry) => entry.split('/')[1]));
    expect(roots).toEqual(new Set(['LICENSE', 'node_modules', 'out', 'package.json', 'resources', 'src-main']));
    expect(
      entries.filter((entry) => /\.(?:tsx?|map|md|c|h|cpp|hpp|gyp)$|\/(?:test|tests|deps|docs)\//.test(entry)),
    ).toEqual([]);
    expect(entries.filter((entry) => /^\/src-main\/.*\.[^/]+$/.test(entry) && !entry.endsWith('.sql'))).toEqual([]);
    for (const needed of ['/out/main/main.js', '/out/preload/preload.cjs', '/out/renderer/index.html'])
      expect(entries).toContain(needed);
  });

  it('has the native SQLite of one system, outside the archive', () => {
    const natives = filesBelow(unpacked).filter((file) => file.endsWith('.node'));
    expect(natives.map((file) => path.relative(unpacked, file))).toEqual([
      'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ]);
    expect(new Set(entries.filter((entry) => /^\/node_modules\/[^/]+$/.test(entry)))).toEqual(
      new Set(['/node_modules/better-sqlite3']),
    );
  });

  it('stays under 36 MB, and keeps only the languages of the app', () => {
    expect(statSync(archive).size).toBeLessThanOrEqual(36 * megabyte);
    expect(readdirSync(path.join(unpacked, 'locales')).toSorted()).toEqual(['ar.pak', 'de.pak', 'en-US.pak']);
  });

  it('has the fuses of docs/security.md', async () => {
    const wire = await getCurrentFuseWire(path.join(unpacked, 'answerscope'));
    const isOn = (fuse: FuseV1Options): boolean => String.fromCodePoint(Number(wire[fuse])) === '1';
    expect({
      runAsNode: isOn(FuseV1Options.RunAsNode),
      cookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
      nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      asarIntegrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
      fileProtocol: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      inspect: false,
      asarIntegrity: true,
      onlyAsar: true,
      fileProtocol: false,
    });
  });

  it('knows where its updates are and who signs them, inside the archive', () => {
    const packageJson = readFileSync(path.join(extractedTree(), 'package.json'), 'utf8');
    expect(readFileSync(path.join(unpacked, 'resources', 'app-update.yml'), 'utf8')).toContain(feed);
    expect(feedOf(packageJson)).toEqual({ feed, publicKey: publicKeyOf(updateKey) });
  });

  it('names the licence of every package that it contains', () => {
    const licences = readFileSync(path.join(unpacked, 'resources', 'licences.txt'), 'utf8');
    const bundled = [
      'better-sqlite3',
      'fastify',
      'zod',
      'react',
      'echarts',
      'pptxgenjs',
      'electron-updater',
      '@fontsource-variable/inter',
    ];
    for (const name of bundled) expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'));
    expect(licences).not.toContain('UNLICENSED');
  });

  it('serves, scans and writes reports in two languages from its own tree, under Node', async () => {
    const replay = await startReplayServer();
    replay.rule(() => ({ fixture: 'openai/answer-with-citations' }));
    const cli = path.join(extractedTree(), 'out', 'main', 'cli.js');
    {
      await using service = await startService({ cli, environment: replay.environment() });
      const page = await fetch(service.dashboard_url);
      expect([page.status, (await page.text()).includes('Answerscope')]).toEqual([200, true]);
      await service.stop();
      const queries = path.join(service.dataDirectory, 'queries.txt');
      writeFileSync(queries, 'Which password manager is best for families?\nWhich one is best for teams?\n');
      await service.command('organization', 'add', 'Northlight', '--quota', '50');
      await service.command(...'customer add --organization 1 --name 1Password --website 1password.com'.split(' '));
      await service.command(
        ...'group add --customer 1 --name Passwords --website 1password.com --keywords passkeys --language English --country us --queries'.split(
          ' ',
        ),
        queries,
      );
      const scan = await service.command('scan', '--group', '1', '--platform', 'chatgpt');
      expect(JSON.stringify(scan.at(-1))).toContain('score');
      expect(replay.requestsOf('openai')).toHaveLength(2);
      const report = path.join(service.dataDirectory, 'report.pptx');
      await service.command('report', '--customer', '1', '--format', 'pptx', '--out', report);
      expect(existsSync(report)).toBe(true);
      const german = path.join(service.dataDirectory, 'report.html');
      await service.command('report', '--customer', '1', '--format', 'html', '--language', 'de', '--out', german);
      expect(readFileSync(german, 'utf8')).toContain('Unternehmen');
    }
    await replay.close();
  });
});

describe('the package for npm', () => {
  it('installs from its tarball and runs in any folder', async () => {
    const run = (command: string, args: readonly string[], cwd: string) =>
      promisify(execFile)(command, [...args], {
        cwd,
        env: { ...process.env, HOME: folder, XDG_CACHE_HOME: path.join(folder, 'cache') },
        maxBuffer: 10 * megabyte,
      });
    // Built by the step before.
    const packed = await run(
      'npm',
      ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
      projectRoot(),
    );
    const [{ filename, files }] = JSON.parse(packed.stdout) as [{ filename: string; files: { path: string }[] }];
    const roots = new Set(files.map((file) => file.path.split('/')[0]));
    expect(roots).toEqual(new Set(['LICENSE', 'README.md', 'out', 'package.json', 'resources', 'src-main']));
    expect(
      files.map((file) => file.path).filter((file) => /\.(?:tsx?|map)$|out\/(?:dev|compile-cache)/.test(file)),
    ).toEqual([]);
    expect(statSync(path.join(folder, filename)).size).toBeLessThanOrEqual(30 * megabyte);
    const prefix = path.join(folder, 'prefix');
    await run(
      'npm',
      [
        ...['install', '--global', '--prefix', prefix, '--prefer-offline', '--no-audit', '--no-fund'],
        path.join(folder, filename),
      ],
      folder,
    );
    const elsewhere = mkdtempSync(path.join(folder, 'elsewhere-'));
    const program = path.join(prefix, 'bin', 'answerscope');
    const answerscope = (...args: string[]) =>
      run(process.execPath, [program, '--data', path.join(elsewhere, 'data'), ...args], elsewhere);
    const { version } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as {
      version: string;
    };
    expect((await answerscope('--version')).stdout.trim()).toBe(version);
    expect((await answerscope('clients')).stdout).toContain('clients');
    await answerscope('organization', 'add', 'Northlight');
    expect((await answerscope('--json', 'key', 'create', '--organization', '1')).stdout).toContain('"api_key":"as_');
  });
});

describe('the uninstaller for Windows', () => {
  it('says where the data stays: in the folder that the program uses', () => {
    const script = readFileSync(path.join(projectRoot(), 'resources', 'package', 'installer.nsh'), 'utf8');
    const folderName = path.basename(defaultDataDirectory({ APPDATA: '/roaming' }, 'win32'));
    expect(script).toContain(`$APPDATA\\${folderName}$`);
    const macro = /!macro (\w+)/.exec(script)?.[1];
    const template = 'node_modules/app-builder-lib/templates/nsis/uninstaller.nsh';
    expect(readFileSync(path.join(projectRoot(), template), 'utf8')).toContain(`!insertmacro ${macro}`);
    expect(readFileSync(path.join(projectRoot(), 'electron-builder.yml'), 'utf8')).toContain(
      'include: resources/package/installer.nsh',
    );
  });
});

/** The tree as the runtime sees it: the archive with what lies beside it. */
function extractedTree(): string {
  const tree = path.join(folder, 'tree');
  if (!existsSync(tree)) {
    extractAll(archive, tree);
    cpSync(`${archive}.unpacked`, tree, { recursive: true });
  }
  return tree;
}
