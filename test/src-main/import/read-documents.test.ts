import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseList } from '#main/import/choose-list.ts';
import { mapColumns, type ColumnMapping } from '#main/import/columns.ts';
import { detectFormat } from '#main/import/detect-format.ts';
import { deepestNesting } from '#main/import/json-tokens.ts';
import type { ReadRecord } from '#main/import/read-record.ts';
import { listsOf, readRecords } from '#main/import/read-records.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

function write(content: string | Buffer, name = 'answers.json'): string {
  const file = path.join(temporaryDirectory(), name);
  writeFileSync(file, content);
  return file;
}

interface Reading {
  readonly format: string;
  readonly list: string | null;
  readonly choices: readonly string[];
  readonly mapping: ColumnMapping;
  readonly records: readonly ReadRecord[];
}

async function all(records: AsyncIterable<ReadRecord>): Promise<ReadRecord[]> {
  const list: ReadRecord[] = [];
  for await (const record of records) list.push(record);
  return list;
}

/** Reads a file as an import does. */
async function read(file: string, wanted: string | null = null): Promise<Reading> {
  const format = await detectFormat(file);
  if (format.format === 'csv') {
    const records = await all(readRecords(file, format, null));
    return { format: 'csv', list: null, choices: [], mapping: mapColumns(columnsOf(records), {}), records };
  }
  const choice = chooseList(await listsOf(file, format), wanted, {});
  const choices = choice.choices.map((list) => list.path);
  if (choice.kind === 'open') return { format: format.format, list: null, choices, mapping: {}, records: [] };
  const { list } = choice;
  return {
    format: format.format,
    list: list.path,
    choices,
    mapping: mapColumns(list.columns, {}, list.listColumns),
    records: await all(readRecords(file, format, list)),
  };
}

const columnsOf = (records: readonly ReadRecord[]): string[] =>
  Object.keys(records.find((record) => record.kind === 'row')?.values ?? {});

/** Query and answer of each row that was read. */
const pairs = ({ records, mapping }: Reading): unknown[] =>
  records.map((record) =>
    record.kind === 'bad'
      ? record.message
      : [record.values[mapping.query ?? ''], record.values[mapping.answer ?? ''] ?? null],
  );

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
const rows = [
  { prompt: 'Which anvil?', markdown_text: '**Acme**.' },
  { prompt: 'Which hammer?', markdown_text: 'Boltworks.' },
];
const expected = [
  ['Which anvil?', '**Acme**.'],
  ['Which hammer?', 'Boltworks.'],
];

describe('a JSON document', () => {
  test.each([
    ['a list', rows, '.'],
    ['a list in an object', { meta: { version: 2 }, results: rows }, '.results'],
    ['a list deep inside', { data: { export: { items: rows } }, tags: ['a', 'b'] }, '.data.export.items'],
    ['a list beside lists of other things', { models: [{ id: 1 }, { id: 2 }], answers: rows }, '.answers'],
    [
      'a list in a list',
      [
        { batch: 1, rows: [rows[0]] },
        { batch: 2, rows: [rows[1]] },
      ],
      '.[].rows',
    ],
    ['rows in inner objects', rows.map((row, id) => ({ id, record: row })), '.'],
    ['an array of arrays under a header', [['prompt', 'markdown_text'], ...rows.map(Object.values)], '.'],
    ['such a table in an object', { values: [['prompt', 'markdown_text'], ...rows.map(Object.values)] }, '.values'],
  ])('has its rows found: %s, pretty-printed or not', async (_, document, list) => {
    for (const text of [pretty(document), JSON.stringify(document), `\n\n  ${pretty(document)}\n`]) {
      const reading = await read(write(text));
      expect(reading).toMatchObject({ format: 'json', list });
      expect(pairs(reading)).toEqual(expected);
    }
  });

  test('that is one object is one row', async () => {
    const reading = await read(write(pretty({ question: 'Which anvil?', response: { text: 'Acme.' }, sources: [] })));
    expect(reading).toMatchObject({ list: '.', mapping: { query: 'question', answer: 'response.text' } });
    expect(pairs(reading)).toEqual([['Which anvil?', 'Acme.']]);
  });

  test('gives answers the question and other values of the objects around them, wherever they are written', async () => {
    const document = {
      run: { id: 7 },
      date: '2026-05-04',
      queries: [
        {
          prompt: 'Which anvil?',
          responses: [
            { platform: 'chatgpt', text: 'Acme.' },
            { platform: 'gemini', text: 'Boltworks.' },
          ],
          country: 'de',
        },
        { responses: [{ platform: 'chatgpt', text: 'Neither.', country: 'fr' }], prompt: 'Which hammer?' },
      ],
      engine_version: 'x',
    };
    const reading = await read(write(pretty(document)));
    expect(reading).toMatchObject({
      list: '.queries[].responses',
      mapping: { query: 'prompt', answer: 'text', platform: 'platform', date: 'date', country: 'country' },
    });
    expect(reading.records.map((record) => record.kind === 'row' && { ...record.values })).toEqual([
      {
        platform: 'chatgpt',
        text: 'Acme.',
        prompt: 'Which anvil?',
        country: 'de',
        date: '2026-05-04',
        engine_version: 'x',
      },
      {
        platform: 'gemini',
        text: 'Boltworks.',
        prompt: 'Which anvil?',
        country: 'de',
        date: '2026-05-04',
        engine_version: 'x',
      },
      {
        platform: 'chatgpt',
        text: 'Neither.',
        country: 'fr',
        prompt: 'Which hammer?',
        date: '2026-05-04',
        engine_version: 'x',
      },
    ]);
  });

  test('with several lists of rows asks which one, the longest first, and reads the one named', async () => {
    const document = { chatgpt: rows.slice(0, 1), gemini: rows, notes: [{ text: 'no question here' }] };
    const file = write(pretty(document));
    expect(await read(file)).toMatchObject({ list: null, choices: ['.gemini', '.chatgpt'] });
    expect(pairs(await read(file, '.chatgpt'))).toEqual(expected.slice(0, 1));
    expect(pairs(await read(file, 'gemini'))).toEqual(expected);
    await expect(read(file, '.claude')).rejects.toThrow(
      'the file has no list ".claude"; its lists are .gemini (2 rows), .chatgpt (1 row)',
    );
  });

  test('of chats has a row for every question that was answered', async () => {
    const chat = (messages: object[]) => ({ title: 'Anvils', model: 'gpt-5.2', messages });
    const document = [
      chat([
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Which anvil?' },
        { role: 'assistant', content: [{ type: 'text', text: '**Acme**.' }] },
        { role: 'user', content: 'Which hammer?' },
        { role: 'assistant', content: 'Boltworks.' },
        { role: 'user', content: 'Thank you' },
      ]),
    ];
    const reading = await read(write(pretty(document)));
    expect(reading).toMatchObject({
      list: '.[].messages',
      mapping: { query: 'prompt', answer: 'response', model: 'model' },
    });
    expect(pairs(reading)).toEqual(expected);
    const lines = document.map((one) => JSON.stringify(one)).join('\n');
    expect(pairs(await read(write(`${lines}\n${lines}\n`)))).toEqual([...expected, ...expected]);
  });

  test.each([
    [{ question: 'a?', output: 'b' }, 'question', 'output'],
    [{ keyword: 'a?', completion: 'b', text: 'c' }, 'keyword', 'completion'],
    [{ Prompt: 'a?', 'Response Text': 'b' }, 'Prompt', 'Response Text'],
    [{ userPrompt: 'a?', responseText: 'b' }, 'userPrompt', 'responseText'],
    [{ input: 'a?', content: 'b', sources: [{ url: 'https://a.example/' }] }, 'input', 'content'],
    [{ query: { text: 'a?' }, answer: { body: 'b' } }, 'query.text', 'answer.body'],
    [{ prompt: 'a?', answers: [{ url: 'x' }], body: 'b' }, 'prompt', 'body'],
  ])('has its columns guessed: %o', async (row, query, answer) => {
    const { mapping } = await read(write(pretty([row, row])));
    expect(mapping).toMatchObject({ query, answer });
  });
});

describe('a hostile or broken file', () => {
  test('nested without end is refused', async () => {
    const deep = deepestNesting * 500;
    const message = 'is nested more than 200 levels deep';
    await expect(read(write(`${'['.repeat(deep)}${']'.repeat(deep)}`))).rejects.toThrow(message);
    const inRow = `[{"prompt": "Which?", "answer": "Acme."}, {"prompt": "So?", "answer": ${'['.repeat(deep)}`;
    await expect(read(write(inRow))).rejects.toThrow(message);
    // In JSON Lines, it costs its own line only.
    const line = `{"prompt": "So?", "markdown_text": ${'['.repeat(deep)}1${']'.repeat(deep)}}`;
    expect(pairs(await read(write(`${JSON.stringify(rows[0])}\n${line}\n`)))).toEqual([
      expected[0],
      ['So?', expect.anything()],
    ]);
  });

  test('with a text of 34 MB is refused; of JSON Lines, only its line', async () => {
    const file = write(`[${JSON.stringify(rows[0])}, {"prompt": "So?", "markdown_text": "${'x'.repeat(34_000_000)}"}]`);
    await expect(read(file)).rejects.toThrow('holds a single text of more than 32 MB');
    const lines = write(
      `${JSON.stringify(rows[0])}\n{"prompt": "So?", "markdown_text": "${'x'.repeat(34_000_000)}"}\n`,
    );
    expect(pairs(await read(lines))).toEqual([expected[0], 'is not valid JSON: cut off or broken']);
  });

  test('with one key twice has the last value, and a key of the language itself harms nothing', async () => {
    const text =
      '[{"prompt": "old", "prompt": "Which anvil?", "markdown_text": "**Acme**.", "__proto__": {"prompt": "evil"}}]';
    const reading = await read(write(text));
    expect(pairs(reading)).toEqual([expected[0]]);
    expect(({} as Record<string, unknown>)['prompt']).toBeUndefined();
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
    'saved as %s with a byte order mark is read',
    async (encoding) => {
      for (const text of [
        pretty({ results: rows }),
        'prompt,markdown_text\nWhich anvil?,**Acme**.\nWhich hammer?,Boltworks.\n',
      ]) {
        const bytes = Buffer.from(`\uFEFF${text}`, encoding === 'utf-8' ? 'utf8' : 'utf16le');
        const reading = await read(write(encoding === 'utf-16be' ? bytes.swap16() : bytes));
        expect(pairs(reading)).toEqual(expected);
      }
    },
  );

  test('saved as UTF-16 without a mark is read', async () => {
    expect(pairs(await read(write(Buffer.from(pretty(rows), 'utf16le'))))).toEqual(expected);
  });

  test('is read by its content, whatever its name ends in', async () => {
    expect(pairs(await read(write(pretty(rows), 'answers.csv')))).toEqual(expected);
    expect(pairs(await read(write(rows.map((row) => JSON.stringify(row)).join('\n'), 'answers.json')))).toEqual(
      expected,
    );
    expect(pairs(await read(write('prompt;markdown_text\nWhich anvil?;**Acme**.', 'answers.json')))).toEqual([
      expected[0],
    ]);
  });

  test.each([
    ['an object of plain lists', { prompt: ['a', 'b'], answer: ['x', 'y'] }, 'the file holds no list of rows'],
    ['a list of numbers', [1, 2, 3], 'the file holds no list of rows'],
    ['an empty list', [], 'the file holds no list of rows'],
    ['an empty object', {}, 'the file holds no list of rows'],
  ])('%s is refused with what to give instead', async (_, document, message) =>
    expect(read(write(pretty(document)))).rejects.toThrow(message),
  );

  test.each([
    ['cut off in a row', `[${pretty(rows[0])}, {"prompt": "Wh`, 'is cut off'],
    ['cut off between rows', `{"results": [${pretty(rows[0])},`, 'is cut off'],
    ['broken after a row', `[${pretty(rows[0])}, nonsense]`, 'is not valid JSON'],
    ['followed by something else', `[${pretty(rows[0])}] and more`, 'is not valid JSON'],
  ])('%s is refused as a whole', async (_, text, message) => expect(read(write(text))).rejects.toThrow(message));

  test('of another encoding far inside is read in it from the start', async () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `Which anvil is number ${index}?,Acme and others.`).join(
      '\n',
    );
    const file = write(
      Buffer.concat([Buffer.from(`prompt,response\n${long}\n`), Buffer.from('f\xfcr mich?,Acme\n', 'latin1')]),
    );
    expect(pairs(await read(file)).at(-1)).toEqual(['für mich?', 'Acme']);
  });

  test('with two columns of one name is refused, because one would hide the other', async () =>
    expect(read(write('prompt,answer,answer\nWhich?,Acme,Boltworks\n'))).rejects.toThrow(
      'two columns of the file are called "answer"',
    ));

  test('is not loaded whole: a list of 60 MB takes little memory', async () => {
    const text = 'Acme makes the best anvils. '.repeat(1_000);
    const parts = Array.from({ length: 2_000 }, (_, id) =>
      JSON.stringify({ prompt: `Which anvil ${id}?`, response: text }),
    );
    const file = write(`{"results": [\n${parts.join(',\n')}\n]}`);
    const format = await detectFormat(file);
    const choice = chooseList(await listsOf(file, format), null, {});
    const before = process.memoryUsage().heapUsed;
    let [read, most] = [0, 0];
    for await (const record of readRecords(file, format, choice.kind === 'chosen' ? choice.list : null)) {
      if (record.kind === 'row' && ++read % 500 === 0) {
        globalThis.gc?.();
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      }
    }
    expect(read).toBe(2_000);
    expect(most).toBeLessThan(150_000_000);
  });
});
