import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { parseMapping } from '#main/doors/cli/commands/import.ts';
import { runCommand } from '#test/support/run-command.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

const outcome: OutputOf<'import-answers'> = {
  query_group_id: 3,
  execution_ids: [7, 8],
  tool: null,
  files: [],
  notCarriedOver: [],
  queriesOnly: 0,
  format: 'csv',
  mapping: { query: 'Question', answer: 'Text' },
  unusedColumns: ['Notes'],
  rows: 62,
  imported: 60,
  alreadyThere: 1,
  rejected: 1,
  problems: [{ lines: [12], count: 1, message: 'the answer is empty', example: null, decidedBy: null }],
  needs: null,
  list: null,
  lists: [],
  countedIn: 'lines',
  queriesAdded: 1,
  dryRun: false,
  preview: [{ query: 'Which?', answer: 'This one', date: '2026-11-20', platform: 'chatgpt', citations: 2 }],
};
const importing = (change: Partial<typeof outcome> = {}) =>
  createServiceDouble({ 'import-answers': () => ({ ...outcome, ...change }) });

describe('import', () => {
  it('sends the options, with the absolute path of the file', async () => {
    const double = importing();
    await runCommand(
      [
        'import',
        'answers.csv',
        '--customer',
        '1',
        '--group-name',
        'Study',
        '--platform',
        'chatgpt',
        '--date',
        '2026-11-01',
        '--map',
        'query=Question,answer=Text',
        '--language',
        'English',
        '--country',
        'us',
        '--dry-run',
      ],
      { double },
    );
    await runCommand(['import', '/data/answers.csv', '--customer', '1', '--group', '3'], { double });
    expect(double.calls.map(({ request }) => request)).toEqual([
      {
        file: path.resolve('answers.csv'),
        customerId: 1,
        groupName: 'Study',
        platform: 'chatgpt',
        date: '2026-11-01',
        mapping: { query: 'Question', answer: 'Text' },
        language: 'English',
        countryCode: 'us',
        dryRun: true,
      },
      { file: '/data/answers.csv', customerId: 1, queryGroupId: 3 },
    ]);
  });

  it('reports rejected rows by cause, and what was imported', async () => {
    const run = await runCommand(['import', 'a.csv', '--customer', '1'], { double: importing() });
    expect(run).toEqual({
      exitCode: 0,
      stderr: 'a.csv: 1 row: the answer is empty (line 12)\n',
      stdout:
        'Read: query from "Question", answer from "Text"; not read: Notes\n62 rows: 60 imported, 1 already stored or repeated, 1 rejected; 1 new query.\nQuery group 3, 2 executions: 7, 8\n',
      opened: [],
    });
    expect(
      JSON.parse((await runCommand(['import', 'a.csv', '--customer', '1', '--json'], { double: importing() })).stdout),
    ).toEqual(outcome);
  });

  it('writes one line for a thousand rows with one cause', async () => {
    const problems = [
      {
        lines: [2, 3, 4, 5, 6],
        count: 1_000,
        message: 'the platform is not known',
        example: 'copilot',
        decidedBy: 'newPlatforms' as const,
      },
    ];
    const run = await runCommand(['import', 'a.json', '--customer', '1'], {
      double: importing({ problems, countedIn: 'rows', rejected: 1_000 }),
    });
    expect(run.stderr).toBe(
      'a.json: 1000 rows: the platform is not known, not "copilot"; allow a new one with --new-platform (rows 2, 3, 4, 5, 6, …)\n',
    );
  });

  it('lists what can be chosen if a file has several lists of rows, and takes the choice', async () => {
    const lists = [
      { path: '.results', rows: 4, columns: ['prompt', 'response'] },
      { path: '.archive[].answers', rows: 1, columns: ['question', 'text'] },
    ];
    const double = importing({ needs: 'list', lists, dryRun: true });
    const run = await runCommand(['import', 'a.json', '--customer', '1', '--dry-run'], { double });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toBe(
      'The file holds several lists of rows; choose one with --list PATH:\n  .results (4 rows): prompt, response\n  .archive[].answers (1 row): question, text\n',
    );
    await runCommand(['import', '/a.json', '--customer', '1', '--list', '.results'], { double });
    expect(double.calls.at(-1)?.request).toEqual({ file: '/a.json', customerId: 1, list: '.results' });
  });

  it('shows a dry run', async () => {
    const run = await runCommand(['import', 'a.csv', '--customer', '1', '--dry-run'], {
      double: importing({ dryRun: true }),
    });
    expect(run.stdout).toContain('  2026-11-20 chatgpt | Which? | This one | 2 citations\n62 rows: 60 to import');
    expect(run.stdout).toMatch(/Nothing was stored\.\n$/);
  });

  it('fails if no row could be read, not if all were stored already', async () => {
    const run = await runCommand(['import', 'a.csv', '--customer', '1'], {
      double: importing({ imported: 0, alreadyThere: 0 }),
    });
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toMatch(/answerscope: No row of a\.csv could be read\. Nothing was imported\.\n$/);
    expect(
      (await runCommand(['import', 'a.csv', '--customer', '1'], { double: importing({ imported: 0 }) })).exitCode,
    ).toBe(0);
  });

  it('allows new platforms by name, and words errors in its options', async () => {
    const double = importing();
    const args = ['import', '/a.csv', '--customer', '1', '--new-platform', 'copilot', '--new-platform', 'you'];
    await runCommand(args, { double });
    expect(double.calls.at(-1)?.request).toMatchObject({ newPlatforms: ['copilot', 'you'] });
    const refusing = createServiceDouble({
      'import-answers': () => {
        throw invalidRequest('queryGroupId', 'name the group to import into: queryGroupId, or groupName for a new one');
      },
    });
    expect((await runCommand(['import', 'a.csv', '--customer', '1'], { double: refusing })).stderr).toBe(
      'answerscope: --group: name the group to import into: --group, or --group-name for a new one\n',
    );
  });

  it('parses a mapping, and reports what is wrong with one', async () => {
    expect(parseMapping('query=My Question, answer = a=b ')).toEqual({ query: 'My Question', answer: 'a=b' });
    expect(() => parseMapping('qeury=A')).toThrow('did you mean query?');
    expect(() => parseMapping('query')).toThrow('must look like query=COLUMN');
    expect((await runCommand(['import', 'a.csv', '--customer', '1', '--map', 'nonsense=A'])).exitCode).toBe(2);
  });
});
