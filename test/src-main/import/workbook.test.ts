import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { detectFormat } from '#main/import/detect-format.ts';
import { listsOf, readRecords } from '#main/import/read-records.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

interface Parts {
  readonly sheet: string;
  readonly texts?: string;
  readonly styles?: string;
  readonly properties?: string;
}

/** A workbook of parts as other programs write them. */
const workbook = ({ sheet, texts = '', styles = '', properties = '' }: Parts): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<x:workbook xmlns:x="m" xmlns:r="r"><x:workbookPr ${properties}/><x:sheets><x:sheet name="Old" sheetId="2" state="hidden" r:id="r2"/><x:sheet name="Answers" sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
  });

const write = (content: Uint8Array): string => {
  const file = path.join(temporaryDirectory(), 'answers.xlsx');
  writeFileSync(file, content);
  return file;
};

async function rowsOf(content: Uint8Array): Promise<unknown[]> {
  const file = write(content);
  const format = await detectFormat(file);
  const [sheet = null] = await listsOf(file, format);
  const rows: unknown[] = [];
  for await (const record of readRecords(file, format, sheet))
    rows.push(record.kind === 'row' ? { ...record.values, row: record.line } : record);
  return rows;
}
const refusalOf = (content: Uint8Array): Promise<string> =>
  rowsOf(content).then(
    (rows) => `read: ${JSON.stringify(rows)}`,
    (error: Error & { details?: { message: string }[] }) => error.details?.[0]?.message ?? error.message,
  );

const cell = (place: string, text: string, rest = ' t="inlineStr"'): string =>
  `<c r="${place}"${rest}>${rest.includes('inlineStr') ? `<is><t>${text}</t></is>` : `<v>${text}</v>`}</c>`;
const header = `<row r="1">${cell('A1', 'Prompt')}${cell('B1', 'Answer')}${cell('C1', 'Date')}</row>`;

describe('workbooks', () => {
  test('have titles above their header, and cells that are merged down', async () => {
    const title = `<row r="1">${cell('A1', 'Visibility of Acme')}${cell('C1', 'May')}</row>`;
    const names = `<row r="3">${cell('A3', 'Prompt')}${cell('B3', 'Platform')}${cell('C3', 'Answer')}</row>`;
    const rows = [
      `${cell('A4', 'Which anvil?')}${cell('B4', 'ChatGPT')}${cell('C4', 'Acme.')}`,
      `${cell('B5', 'Gemini')}${cell('C5', 'Bolt.')}`,
      `${cell('A6', 'Which hammer?')}${cell('B6', 'Gemini')}${cell('C6', 'None.')}`,
      cell('B7', 'ChatGPT'),
    ].map((cells, index) => `<row r="${index + 4}">${cells}</row>`);
    const merges = '</sheetData><mergeCells><mergeCell ref="A4:A5"/><mergeCell ref="A1:B1"/></mergeCells><sheetData>';
    expect(await rowsOf(workbook({ sheet: [title, names, ...rows, merges].join('') }))).toEqual([
      { Prompt: 'Which anvil?', Platform: 'ChatGPT', Answer: 'Acme.', row: 4 },
      { Prompt: 'Which anvil?', Platform: 'Gemini', Answer: 'Bolt.', row: 5 },
      { Prompt: 'Which hammer?', Platform: 'Gemini', Answer: 'None.', row: 6 },
      { Prompt: '', Platform: 'ChatGPT', Answer: '', row: 7 },
    ]);
  });

  test('are imported as their sheet says, with days as days', async () => {
    const workspace = await openTestWorkspace();
    const { customerId } = await addCustomer(workspace);
    const file = path.join(workspace.directory, 'answers.xlsx');
    const text = (value: string) => ({ value, type: String });
    const long = 'Acme. '.repeat(6_000).slice(0, 32_767);
    await writeXlsxFile(
      [
        [text('Exported on Monday')],
        [text('Prompt'), text('Response'), text('Model'), text('Date'), text('Rank')],
        [
          text('Which anvil is best?'),
          text(long),
          text('gpt-5.2'),
          { value: new Date('2026-05-04T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
          { value: 1.5, type: Number },
        ],
      ],
      {},
    ).toFile(file);
    const outcome = await workspace.call('import-answers', { file, customerId, groupName: 'Anvils' });
    expect(outcome).toMatchObject({
      ...{ format: 'xlsx', imported: 1, countedIn: 'rows', rows: 1, unusedColumns: ['Rank'] },
      preview: [{ query: 'Which anvil is best?', date: '2026-05-04', platform: 'chatgpt' }],
      notCarriedOver: [{ what: 'ends of answers', rows: 1 }],
    });
  });

  test('give shared, rich and escaped texts, stored values of formulas, and dates since 1900 and 1904', async () => {
    const sheet = `${header}<row r="3">${cell('A3', '0', ' t="s"')}<c r="B3" t="str"><f>CONCAT("a")</f><v>a &amp; b_x000D_</v></c>${cell('C3', '60', ' s="1"')}</row><row r="4"><c r="A4" t="e"><v>#REF!</v></c>${cell('B4', '1', ' t="b"')}${cell('C4', '46146.75', ' s="1"')}</row>`;
    const parts: Parts = {
      sheet,
      texts: '<si><r><t>Which </t></r><r><t xml:space="preserve">anvil?</t></r><rPh><t>reading</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd &quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
    };
    expect(await rowsOf(workbook(parts))).toEqual([
      { Prompt: 'Which anvil?', Answer: 'a & b\r', Date: '1900-02-28', row: 3 },
      { Prompt: '', Answer: 'true', Date: '2026-05-04T18:00:00', row: 4 },
    ]);
    expect(await rowsOf(workbook({ ...parts, properties: 'date1904="1"' }))).toMatchObject([
      { Date: '1904-03-01' },
      { Date: '2030-05-05T18:00:00' },
    ]);
  });

  test('that are hostile, locked or cut off are refused in bounded time and space', async () => {
    const whole = workbook({ sheet: header });
    const bomb = workbook({ sheet: header + '<row r="2"/>'.repeat(2_500_000) });
    const entity = workbook({ sheet: '<!DOCTYPE x [<!ENTITY a "aaaa">]>' + header.replace('Answer', '&a;') });
    const locked = Buffer.from(whole);
    for (let at = locked.indexOf('PK\u0001\u0002'); at >= 0; at = locked.indexOf('PK\u0001\u0002', at + 4))
      locked[at + 8] = 1;
    expect(await refusalOf(bomb)).toMatch(/unpacks to more than an export holds/);
    expect(await refusalOf(workbook({ sheet: `${header}<row r="2">${cell('ZZZ2', 'x')}</row>` }))).toMatch(
      /more than 1000 columns/,
    );
    expect(await refusalOf(workbook({ sheet: `${header}<row r="99999999"/>` }))).toMatch(/a row that Excel could not/);
    expect(await refusalOf(workbook({ sheet: header.replace('Answer', 'Prompt') }))).toMatch(/two columns .* "Prompt"/);
    expect(await refusalOf(entity)).toBe('read: []');
    expect(await refusalOf(locked)).toMatch(/locked with a password/);
    expect(await refusalOf(whole.subarray(0, whole.length - 40))).toMatch(/damaged or cut off/);
    expect(await refusalOf(whole.with(60, 255))).toMatch(/damaged or cut off|no list of rows|read: \[\]/);
    expect(await refusalOf(zipSync({ 'a.csv': strToU8('a,b\n') }))).toMatch(/is a ZIP archive; unpack it/);
    expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toMatch(/old format \(\.xls\), or locked/);
  });
});
