import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const exported = (name: string): string => path.join(projectRoot(), 'test/fixtures/trackers', name);

/** A workspace with a client, and what an import into a group of its own stored. */
async function start() {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  let groups = 0;
  const read = async (file: string, more: object = {}) => {
    const outcome = await workspace.call('import-answers', {
      file,
      customerId,
      groupName: `Group ${++groups}`,
      ...more,
    });
    const groupId = outcome.query_group_id ?? 0;
    const { answers } = await workspace.call('list-answers', { customerId, queryGroupId: groupId, sort: 'query' });
    const whole = await Promise.all(answers.map(({ answerId }) => workspace.call('get-answer', { answerId })));
    const stored = whole
      .map(({ query, platform, capturedAt, citations, searches, servedModel, markdown }) => ({
        query,
        platform,
        day: capturedAt.slice(0, 10),
        sources: citations.map(({ url, cited }) => (cited ? url : `found: ${url}`)),
        searches,
        model: servedModel,
        text: markdown,
      }))
      .toSorted((one, other) => (one.query < other.query ? 1 : -1));
    const { queries } = await workspace.call('list-query-labels', { customerId });
    const tags = queries
      .filter(({ queryGroupId }) => queryGroupId === groupId)
      .map(({ query, tags: given }) => `${query}: ${given.toSorted().join(', ')}`);
    return { outcome, stored, tags };
  };
  return { workspace, customerId, read };
}

const best = 'Which anvil is best?';
const cheap = 'What anvil is cheap?';
const anvils = 'https://anvils.example.com/best';
const acme = 'https://www.acme.com/';
const prices = 'https://prices.example.com/anvils';

describe('exports of other trackers', () => {
  test('bring queries, answers, platforms, days, sources and searches, and are named', async () => {
    const { read } = await start();
    const seen: Record<string, unknown> = {};
    for (const name of [
      ...['ahrefs-brand-radar.csv', 'canonry.csv', 'canonry.json', 'elmo.json', 'otterly.json', 'peec-chats.csv'],
      ...['peec.json', 'profound.json', 'semrush.csv'],
    ]) {
      const { outcome, stored } = await read(exported(name));
      expect([name, outcome.imported], JSON.stringify(outcome.problems)).toEqual([name, 2]);
      expect(stored.map(({ query, day }) => [query, day])).toEqual([
        [best, '2026-05-04'],
        [cheap, '2026-05-04'],
      ]);
      expect(stored[0]?.text).toContain('**Acme** makes the best anvils');
      expect(stored[1]?.sources).toEqual([prices]);
      seen[outcome.tool?.id ?? 'none'] = [
        stored.map(({ platform }) => platform),
        stored[0]?.sources,
        stored[0]?.searches,
      ];
    }
    expect(seen).toEqual({
      'ahrefs-brand-radar': [
        ['chatgpt', 'aioverview'],
        [anvils, acme],
        ['best anvil 2026', 'anvil test'],
      ],
      canonry: [['gemini', 'claude'], [anvils], ['best anvil']],
      elmo: [['chatgpt', 'aioverview'], [anvils], ['best anvil']],
      otterly: [['chatgpt', 'aioverview'], [anvils], []],
      peec: [['chatgpt', 'perplexity'], [anvils, 'found: https://found.example.com/'], ['best anvil']],
      profound: [['chatgpt', 'aioverview'], [anvils, acme], ['best anvil']],
      semrush: [['chatgpt', 'aioverview'], [anvils, acme], []],
    });
  });

  test('say what is left behind, and why', async () => {
    const { read } = await start();
    const { outcome, tags } = await read(exported('ahrefs-brand-radar.csv'));
    expect(outcome.notCarriedOver).toEqual([
      { what: 'Volume', why: 'how often something is searched is not measured here', rows: null },
      { what: 'Mentions', why: 'companies are found again in the texts', rows: null },
      { what: 'Found but not cited', why: 'pages that were only found are not sources of the answer', rows: null },
      { what: 'country', why: 'an answer has the country of its query group', rows: null },
    ]);
    expect(outcome.problems).toMatchObject([{ message: 'the answer is empty', count: 1 }]);
    expect(tags).toContain(`${best}: buying, smithy`);
  });

  test('of queries without answers bring the queries with their tags', async () => {
    const { read } = await start();
    for (const [name, count] of [
      ['otterly-prompts.csv', 2],
      ['peec-prompts.csv', 2],
      ['elmo-prompts.json', 1],
    ] as const) {
      const { outcome, stored, tags } = await read(exported(name));
      expect([outcome.imported, outcome.queriesOnly, outcome.queriesAdded, stored]).toEqual([0, count, count, []]);
      expect(tags.join()).toContain('smithy');
      expect(outcome.notCarriedOver).toContainEqual({
        what: 'answers',
        why: 'the export has none: its queries and their tags were taken over',
        rows: count,
      });
    }
  });

  test('of sources alone are refused with what to do, and in a folder join their answers', async () => {
    const { workspace, customerId, read } = await start();
    const alone = await workspace.fail('import-answers', {
      file: exported('otterly-citations.csv'),
      customerId,
      groupName: 'Sources',
    });
    expect(alone.details[0]?.message).toContain(
      '3 sources, but the texts of the answers that cite them are not in the files',
    );
    const folder = path.join(workspace.directory, 'export');
    mkdirSync(path.join(folder, 'more'), { recursive: true });
    cpSync(exported('otterly-citations.csv'), path.join(folder, 'citations.csv'));
    cpSync(exported('otterly-prompts.csv'), path.join(folder, 'more', 'prompts.csv'));
    writeFileSync(
      path.join(folder, 'answers.jsonl'),
      JSON.stringify({ prompt: best, response: 'Acme.', engine: 'ChatGPT', date: '2026-05-04' }),
    );
    writeFileSync(path.join(folder, 'notes.bin'), Buffer.from([1, 0, 2, 0, 0, 0, 3]));
    const { outcome, stored } = await read(folder);
    expect(stored).toMatchObject([{ query: best, sources: [anvils, acme] }]);
    expect([outcome.imported, outcome.queriesOnly, outcome.queriesAdded]).toEqual([1, 2, 2]);
    expect(outcome.files.map(({ name, tool, rows }) => [name, tool, rows])).toEqual([
      ['answers.jsonl', null, 1],
      ['citations.csv', 'Otterly, Citation links', 3],
      ['prompts.csv', 'Otterly, Search prompts', 2],
      ['notes.bin', null, 0],
    ]);
    expect(outcome.files[3]?.problem).toContain('is not a text file');
    expect(outcome.notCarriedOver).toContainEqual({
      what: 'sources',
      why: 'the texts of the answers that cite them are not in the files',
      rows: 1,
    });
    // The same files, named one by one.
    const again = await read(path.join(folder, 'answers.jsonl'), { files: [path.join(folder, 'citations.csv')] });
    expect(again.stored).toMatchObject([{ sources: [anvils, acme] }]);
  });

  test('of a tool of one’s own are read with a mapping file, named or in the folder of the workspace', async () => {
    const { workspace, customerId, read } = await start();
    const file = path.join(workspace.directory, 'ours.csv');
    writeFileSync(file, 'Frage,Antwort,Am,Wo,Rang\nWelcher Amboss?,Acme.,04/05/2026,Bot,3\n');
    const mapping = {
      id: 'ours',
      name: 'Our tool',
      source: 'ourselves',
      exports: [
        {
          name: 'Answers',
          recognise: ['Frage', 'Antwort'],
          fields: { query: ['Frage'], answer: ['Antwort'], date: ['Am'], platform: ['Wo'] },
          platforms: { bot: 'claude' },
          dates: 'day-first',
        },
      ],
    };
    const chosen = path.join(workspace.directory, 'ours.json');
    writeFileSync(chosen, JSON.stringify(mapping));
    expect((await read(file, { mappingFile: chosen })).stored).toMatchObject([
      { query: 'Welcher Amboss?', platform: 'claude', day: '2026-05-04' },
    ]);
    mkdirSync(path.join(workspace.directory, 'import-mappings'));
    cpSync(chosen, path.join(workspace.directory, 'import-mappings', 'ours.json'));
    const { outcome } = await read(file);
    expect(outcome.tool).toEqual({ id: 'ours', name: 'Our tool', export: 'Answers' });
    expect(outcome.notCarriedOver).toEqual([{ what: 'Rang', why: 'Answerscope has no place for it', rows: null }]);
    const refusals = [];
    for (const [content, other] of [
      [JSON.stringify(mapping), exported('semrush.csv')],
      ['{"id": "Ours"}', file],
    ] as const) {
      writeFileSync(chosen, content);
      const order = { file: other, customerId, groupName: 'No', mappingFile: chosen };
      const { details } = await workspace.fail('import-answers', order);
      refusals.push(details.map(({ path: field, message }) => `${field}: ${message}`).join());
    }
    expect(refusals[0]).toMatch(/mappingFile: the file is none of the exports .*\(Answers: Frage, Antwort\)/);
    expect(refusals[1]).toMatch(/mappingFile: .*ours\.json: is not a mapping file: id: /);
  });
});
