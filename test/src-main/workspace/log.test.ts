import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createLog, logDefect, logFileOf, type Log } from '#main/workspace/log.ts';
import { replayCredentials, startReplayServer } from '#test/support/replay-server.ts';
import { openTestWorkspace, temporaryDirectory, addCustomer } from '#test/support/workspace.ts';

const dayMs = 86_400_000;
const filesOf = (directory: string): string[] => readdirSync(directory).toSorted();

test('a log is put aside by size and by age, and old ones are deleted', () => {
  const directory = temporaryDirectory();
  let now = Date.now();
  const limits = { maxBytes: 1_000, maxAgeMs: 30 * dayMs, kept: 3, keptMs: 120 * dayMs, now: () => now };
  const log = createLog(directory, {}, limits);
  onTestFinished(() => log.close());
  for (let line = 0; line < 100; line++) log.warn({ line }, 'something that happened');
  expect(filesOf(directory)).toEqual([
    'answerscope.log',
    'answerscope.log.1',
    'answerscope.log.2',
    'answerscope.log.3',
  ]);
  for (const name of filesOf(directory)) expect(statSync(path.join(directory, name)).size).toBeLessThan(1_200);
  expect(statSync(logFileOf(directory)).mode & 0o777).toBe(0o600);

  // A month later a file that is not full is put aside as well; the oldest of those before are too old.
  for (const number of [1, 2])
    utimesSync(`${logFileOf(directory)}.${number}`, (now - 100 * dayMs) / 1000, (now - 100 * dayMs) / 1000);
  now += 31 * dayMs;
  log.warn('a month later');
  expect(readFileSync(logFileOf(directory), 'utf8').trim().split('\n')).toHaveLength(1);
  expect(filesOf(directory)).toEqual(['answerscope.log', 'answerscope.log.1']);
});

test('the age of a log that an earlier process began counts', () => {
  const directory = temporaryDirectory();
  const began = new Date(Date.now() - 40 * dayMs).toISOString();
  writeFileSync(logFileOf(directory), `{"level":40,"time":"${began}","msg":"long ago"}\n`);
  const log = createLog(directory, {});
  log.warn('today');
  log.warn('today');
  log.close();
  expect(filesOf(directory)).toEqual(['answerscope.log', 'answerscope.log.1']);
});

test('a log that cannot be written throws nothing, and says later how many lines were lost', () => {
  const directory = temporaryDirectory();
  const folder = path.join(directory, 'log');
  writeFileSync(folder, 'a file where the folder should be');
  const log = createLog(folder, {});
  onTestFinished(() => log.close());
  log.warn('lost');
  expect(logDefect(log, 'work', new Error('lost'))).toMatch(/^\w{8}$/);
  log.warn({ size: 1n }, 'lost as well');
  rmSync(folder);
  log.warn('there is room again');
  const lines = readFileSync(logFileOf(folder), 'utf8').trim().split('\n');
  expect(lines.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { lost: 3, msg: 'lines were lost: the log could not be written' },
    { msg: 'there is room again' },
  ]);
});

const line = (log: (log: Log) => void, variables: Record<string, string> = {}): string => {
  const directory = temporaryDirectory();
  const written = createLog(directory, variables);
  log(written);
  written.close();
  return readFileSync(logFileOf(directory), 'utf8');
};

test('secrets are removed from every part of a line, and a parser’s quotation of what it read as well', () => {
  const variables = { OPENAI_API_KEY: 'marked-secret-0001', DATAFORSEO_PASSWORD: 'marked "secret" 2' };
  const error = new Error('refused for marked-secret-0001', { cause: new Error('with marked "secret" 2') });
  error.stack = `${error.stack ?? ''}\n    at marked-secret-0001 (file.js)`;
  const text = line((log) => {
    logDefect(log, 'asking with marked-secret-0001', error);
    log.warn({ deep: [{ url: 'https://x.test/?key=marked-secret-0001' }] }, 'marked "secret" 2');
    logDefect(
      log,
      'parsing',
      asError(() => JSON.parse('{"text": Marked answer of a platform, which is long}')),
    );
  }, variables);
  expect(text).not.toContain('marked-secret');
  expect(text).not.toMatch(/marked \\*"secret/);
  expect(text).not.toContain('Marked answer');
  for (const one of text.trim().split('\n')) expect(() => JSON.parse(one) as unknown).not.toThrow();
});

const asError = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('no secret and no text of an answer is in any file of a workspace’s log, whatever goes wrong', async () => {
  const platform = await startReplayServer();
  onTestFinished(() => platform.close());
  const marks = Object.values(replayCredentials);
  const answer = 'MarkedAnswerText about anvils';
  platform.queue(
    { provider: 'openai', status: 401, body: { error: { message: `Incorrect API key provided: ${marks[0]}` } } },
    { provider: 'openai', status: 500, body: `<html>${answer} ${marks[0]}</html>` },
    { provider: 'openai', status: 200, body: `{"output": "${answer}` },
    { provider: 'openai', fault: 'cut' },
  );
  platform.rule(() => ({ fixture: 'openai/answer-with-citations' }));
  const workspace = await openTestWorkspace({ environment: platform.environment() });
  const { customerId } = await addCustomer(workspace);
  const { api_key: apiKey } = await workspace.call('create-key', { organizationId: 1, name: 'marked' });
  await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    queries: ['Which anvil is best?', 'Which anvil is cheapest?'],
    platforms: ['chatgpt'],
  });
  for (let times = 0; times < 3; times++)
    await workspace.call('test-provider', { platform: 'chatgpt', provider: 'openai' });
  await workspace.call('start-scan', { queryGroupId: 1 });
  const file = path.join(workspace.directory, 'answers.jsonl');
  writeFileSync(file, `{"query": "Which anvil?", "answer": "${answer}", "date": "never"}\n{"answer": "${answer}\n`);
  await workspace.fail('import-answers', { file, customerId, queryGroupId: 1, platform: 'chatgpt' });
  // Defects in the middle of everything: the tables are gone.
  const db = new Database(path.join(workspace.directory, 'workspace.db'));
  db.exec('PRAGMA foreign_keys = OFF; DROP TABLE answer_text; DROP TABLE setting');
  db.close();
  workspace.switcher.current().authenticate(apiKey);
  await workspace.fail('get-workspace-status', {});
  writeFileSync(file, `{"query": "Which anvil?", "answer": "${answer}"}\n`);
  await workspace.fail('import-answers', { file, customerId, queryGroupId: 1, platform: 'chatgpt' });
  await workspace.switcher.close();
  const logs = filesOf(workspace.directory).filter((name) => name.startsWith('answerscope.log'));
  expect(logs.length).toBeGreaterThan(0);
  const text = logs.map((name) => readFileSync(path.join(workspace.directory, name), 'utf8')).join('');
  expect(text).toContain('no such table');
  for (const mark of [...marks, apiKey, answer, 'Which anvil']) expect(text).not.toContain(mark);
});
