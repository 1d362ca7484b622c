import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feedOf } from '#main/doors/desktop/feed.ts';
import { forgetKeptVersion, installedProgram, keepVersion, keptVersion } from '#main/doors/desktop/kept-version.ts';
import { createUpdates, type UpdateParts } from '#main/doors/desktop/updates.ts';

let folder: string;
let checks: number;
let scanning: boolean;
let closed: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'updates-'));
  [checks, scanning, closed] = [0, false, 0];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const day = 24 * 3_600_000;
const open = (parts: Partial<UpdateParts> = {}) =>
  createUpdates({
    file: path.join(folder, 'updates.json'),
    feed: 'https://updates.example.com/',
    updater: async () => ({
      checkForUpdates: async () => {
        checks++;
        return { isUpdateAvailable: true, updateInfo: { version: '0.2.0' } };
      },
      downloadUpdate: async () => [],
      install: () => new Promise(() => {}),
    }),
    keep: async () => {},
    isScanning: async () => scanning,
    close: () => void closed++,
    changed: () => {},
    log: () => {},
    ...parts,
  });

it('nothing is asked until the person says so, then once a day', async () => {
  const none = async () => ({
    checkForUpdates: async () => {
      checks++;
      return null;
    },
    downloadUpdate: async () => [],
    install: () => new Promise<never>(() => {}),
  });
  const silent = open({ updater: none });
  silent.start();
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(checks).toBe(0);
  silent.set({ check: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([checks, silent.read().state]).toEqual([1, 'current']);
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(checks).toBe(4);
  silent.stop();
  const again = open({ updater: none });
  again.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toBe(5);
  again.set({ check: false });
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(checks).toBe(5);
  writeFileSync(path.join(folder, 'updates.json'), '{"check":');
  expect(open().read().check).toBe(false);
});

it('an update that waits for scans is installed after the last one, or not if the person changes their mind', async () => {
  const updates = open();
  expect(updates.install()).toBe(false);
  await updates.check();
  scanning = true;
  expect(updates.install()).toBe(true);
  await updates.scansEnded();
  expect([updates.read().state, closed]).toEqual(['waiting for scans', 0]);
  updates.set({ check: false });
  scanning = false;
  await updates.scansEnded();
  expect([updates.read().state, closed]).toEqual(['ready', 0]);
  updates.install();
  await updates.scansEnded();
  expect(closed).toBe(1);
});

it('an update whose predecessor cannot be kept is not offered', async () => {
  const updates = open({ keep: () => Promise.reject(new Error('the disk is full\n    at copy')) });
  await updates.check();
  expect(updates.read()).toMatchObject({ state: 'failed', problem: 'the disk is full' });
  expect(updates.install()).toBe(false);
});

it('the version before is kept whole until another has opened the workspace', async () => {
  vi.useRealTimers();
  const program = path.join(folder, 'Answerscope.AppImage');
  const kept = path.join(folder, 'kept');
  writeFileSync(program, 'program');
  await keepVersion(program, '0.1.0', kept);
  expect(readFileSync(keptVersion(kept)?.path ?? '', 'utf8')).toBe('program');
  forgetKeptVersion(kept, '0.1.0');
  expect(existsSync(kept)).toBe(true);
  await expect(keepVersion(path.join(folder, 'missing'), '0.2.0', kept)).rejects.toThrow('ENOENT');
  expect(existsSync(kept)).toBe(false);
  await keepVersion(program, '0.1.0', kept);
  forgetKeptVersion(kept, '0.2.0');
  expect(existsSync(kept)).toBe(false);
});

it('what an update replaces depends on the system and the package', () => {
  expect(installedProgram('linux', '/tmp/.mount/answerscope', { APPIMAGE: '/home/ada/A.AppImage' })).toBe(
    '/home/ada/A.AppImage',
  );
  expect(installedProgram('linux', '/opt/Answerscope/answerscope', {})).toBeNull();
  expect(installedProgram('darwin', '/Applications/Answerscope.app/Contents/MacOS/Answerscope', {})).toBe(
    '/Applications/Answerscope.app',
  );
  expect(installedProgram('win32', String.raw`C:\Programs\Answerscope\Answerscope.exe`, {})).toBe(
    String.raw`C:\Programs\Answerscope`,
  );
  expect(installedProgram('win32', String.raw`C:\A.exe`, { PORTABLE_EXECUTABLE_FILE: 'A.exe' })).toBeNull();
});

it('a feed must be encrypted on its way, and complete', () => {
  const text = (feed: string) => JSON.stringify({ updates: { feed, publicKey: 'AAAA' } });
  expect(feedOf(text('https://updates.example.com/'))?.feed).toBe('https://updates.example.com/');
  expect(feedOf(text('http://127.0.0.1:4000/'))).not.toBeNull();
  for (const none of [text('http://updates.example.com/'), text('file:///tmp'), '{}', '{', '{"updates":{"feed":1}}'])
    expect(feedOf(none)).toBeNull();
});
