import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mark } from '#shared/language/text-key.ts';
import { tableFile, tableFileName, tableOf, toJson } from '../../../src-renderer/format/table-file.ts';

const table = tableOf(
  'Rivals: 2026',
  [
    { title: 'Company', value: ([name]: readonly [string, number | null]) => name },
    { title: 'Score', value: ([, score]) => score },
  ],
  [
    ['=HYPERLINK("http://x")\u0001', 41.5],
    ['Bolt & Co', null],
  ],
);

describe('a table as a file', () => {
  it('is a workbook whose texts are texts and whose figures are numbers', async () => {
    const parts = unzipSync(new Uint8Array(await (await tableFile(table, 'xlsx')).arrayBuffer()));
    const [sheet = '', texts = '', book = ''] = ['worksheets/sheet1.xml', 'sharedStrings.xml', 'workbook.xml'].map(
      (name) => strFromU8(parts[`xl/${name}`] ?? new Uint8Array()),
    );
    expect(book).toContain('name="Rivals  2026"');
    expect(sheet + texts).toContain('=HYPERLINK(');
    expect(sheet + texts).toContain('Bolt &amp; Co');
    expect(sheet).toMatch(/<v>41\.5<\/v>/);
    expect((sheet + texts).includes('<f>') || (sheet + texts).includes('\u0001')).toBe(false);
  });

  it('is a list of objects in JSON, with every column and missing figures as null', () => {
    expect(JSON.parse(toJson(table))).toEqual([
      { Company: '=HYPERLINK("http://x")\u0001', Score: 41.5 },
      { Company: 'Bolt & Co', Score: null },
    ]);
    expect(JSON.parse(toJson({ header: ['Score', 'Score'], rows: [[1, 2]] }))).toEqual([{ Score: 1, 'Score 2': 2 }]);
  });

  it('has English heads for programs, without what distinguishes them', async () => {
    const own = { name: 'Pages', header: [mark('Own', 'page'), 'Answers'], rows: [[true, 3]] };
    expect(await (await tableFile(own, 'csv')).text()).toContain('Own,Answers');
    expect(JSON.parse(toJson(own))).toEqual([{ Own: true, Answers: 3 }]);
  });

  it('says in its name that figures are made up', () => {
    expect(tableFileName(table, 'json', true)).toBe('Rivals- 2026 (simulated).json');
    expect(tableFileName(table, 'csv', false)).toBe('Rivals- 2026.csv');
  });
});
