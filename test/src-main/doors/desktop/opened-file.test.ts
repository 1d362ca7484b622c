import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createExports, showExportArgument } from '#main/doors/desktop/exports.ts';
import { describeOpened, openedAmong } from '#main/doors/desktop/opened-file.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'opened-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
/** The beginning of a SQLite file with an application's number. */
const database = (application: string): Buffer => {
  const header = Buffer.alloc(100);
  header.write('SQLite format 3\0', 0, 'latin1');
  header.write(application, 68, 'latin1');
  return header;
};

it('recorded answers and backups are told by ending and content; nothing else is opened', () => {
  const kindOf = (file: string) => describeOpened(file, folder)?.kind;
  expect(describeOpened(write('answers.CSV', 'query,answer\n'), '/')).toEqual({
    file: path.join(folder, 'answers.CSV'),
    name: 'answers.CSV',
    bytes: 13,
    kind: 'answers',
    encrypted: false,
    problem: null,
  });
  expect(kindOf(write('plain.answerscope', database('Answ')))).toBe('backup');
  expect(kindOf(write('acme.answerscope-client', 'age-encryption.org/v1\n-> X25519'))).toBe('client');
  expect(kindOf(write('other.answerscope-client', database('Answ')))).toBe('unknown');
  expect(describeOpened(write('locked.answerscope', 'age-encryption.org/v1\n-> scrypt'), '/')).toMatchObject({
    kind: 'backup',
    encrypted: true,
  });
  for (const [name, content] of [
    ['empty.answerscope', ''],
    ['text.answerscope', 'age-encryption.org/v2\n'],
    ['other.answerscope', database('Fire')],
    ['short.answerscope', 'SQLite format 3\0'],
    ['script.answerscope', '#!/bin/sh\nrm -rf ~\n'],
  ] as const)
    expect(describeOpened(write(name, content), '/'), name).toMatchObject({
      kind: 'unknown',
      problem: 'is not a backup of Answerscope',
    });
});

it('switches, addresses, folders and other endings are no files to open', () => {
  mkdirSync(path.join(folder, 'folder.csv'));
  write('program.exe', 'MZ');
  write('-x.csv', 'a');
  for (const argument of [
    ...[
      '',
      '-x.csv',
      '--load=answers.csv',
      'answerscope://open/a.csv',
      'https://example.com/a.csv',
      'file://host/a.csv',
    ],
    ...['program.exe', '.', 'a.csv\0.answerscope', 'answerscope', 'file:///a%2Fb.csv', 'file:///a%00.csv'],
  ])
    expect(describeOpened(argument, folder), argument).toBeNull();
  expect(describeOpened(pathToFileURL(write('a b.csv', 'a')).href, '/')).toMatchObject({
    name: 'a b.csv',
    kind: 'answers',
  });
  expect(describeOpened('folder.csv', folder)).toMatchObject({ kind: 'unknown', problem: 'is not a file' });
  expect(describeOpened('missing.csv', folder)).toMatchObject({ kind: 'unknown', problem: 'cannot be read' });
  write('a.csv', 'a');
  expect(openedAmong(['--hidden', 'answerscope://open/settings', 'a.csv', 'b.csv'], folder)).toMatchObject({
    name: 'a.csv',
    kind: 'answers',
  });
});

it('recent exports are those that are still there, and only they can be named by an argument', () => {
  let changes = 0;
  const open = () => createExports(path.join(folder, 'exports.json'), () => changes++);
  const exports = open();
  const files = Array.from({ length: 10 }, (_, index) => write(`report-${index}.pdf`, 'x'));
  for (const file of files) exports.add(file);
  exports.add(files[3] ?? '');
  expect(open().recent()).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map((index) => files[index]));
  rmSync(files[9] ?? '');
  expect(open().recent()).toHaveLength(7);
  expect(exports.named(['--x', showExportArgument(1)])).toBe(files[8]);
  for (const argument of ['--show-export=', '--show-export=7', '--show-export=-1', '--show-export=/etc/passwd'])
    expect(exports.named([argument]), argument).toBeNull();
  exports.remember('save', path.join(folder, 'kept', 'a.csv'));
  expect(exports.saveFolder()).toBeNull();
  exports.remember('save', files[0] ?? '');
  expect([open().saveFolder(), open().importFolder()]).toEqual([folder, null]);
  expect(changes).toBeGreaterThan(10);
  writeFileSync(path.join(folder, 'exports.json'), '{');
  expect(open().recent()).toEqual([]);
});
