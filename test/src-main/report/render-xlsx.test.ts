import { describe, expect, it } from 'vitest';
import { sampleWarning } from '#main/report/labels.ts';
import { columnName } from '#main/report/xlsx/sheet.ts';
import { renderXlsx } from '#main/report/xlsx/render-xlsx.ts';
import { openOffice, textOf, type OfficeFile } from '#test/support/office-file.ts';
import { sheetRows } from '#test/support/report-figures.ts';
import { addNotes, fillStage, hostile, reportStage, filledStage } from '#test/support/report-stage.ts';

const namesOf = (file: OfficeFile): string[] =>
  [...(file.parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);
const sheetsOf = (file: OfficeFile): string[] =>
  namesOf(file).map((_, index) => file.parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '');

describe('a report as a workbook', () => {
  it('begins with its summary, then charts, then a sheet per table, with figures as numbers and days as days', async () => {
    const file = openOffice(await renderXlsx(filledStage().report({ author: 'Maria & Sons' }, 'all')));
    expect(file.problems).toEqual([]);
    expect(namesOf(file)).toEqual([
      'Summary',
      'Charts',
      'Scores',
      'Trend',
      'Companies',
      'Domains',
      'Pages',
      'Gaps',
      'Queries won and lost',
      'Recommendations',
      'Answers',
      'Method',
    ]);
    const summary = sheetRows(file, 'Summary');
    const headline = summary.find(([cell]) => cell === 'ChatGPT') ?? [];
    expect([headline[1], headline[4], headline[5]]).toEqual(['60', '3', '5']);
    expect(summary.map(([cell]) => cell)).toEqual(
      expect.arrayContaining(['Where we are', expect.stringMatching(/^ChatGPT names Acme in 60\.0 %/)]),
    );
    const [, , scores = ''] = sheetsOf(file);
    expect(scores).toMatch(/<c [^>]*><v>60<\/v><\/c>/);
    const [, ...trend] = sheetRows(file, 'Trend').slice(-3);
    // 10 and 17 November 2026 as spreadsheets count days.
    expect(trend.map((row) => row[1])).toEqual(['46336', '46343']);
    expect(file.parts.get('docProps/core.xml')).toContain('<dc:creator>Maria &amp; Sons</dc:creator>');
  });

  it('leads from each sentence of the summary to the sheet with its figures', async () => {
    const file = openOffice(await renderXlsx(filledStage().report({}, 'all')));
    const [summary = ''] = sheetsOf(file);
    const names = namesOf(file);
    const links = [...summary.matchAll(/<hyperlink ref="[A-Z]+(\d+)" location="&#39;([^&]*)&#39;!A1"/g)];
    expect(links.length).toBeGreaterThan(5);
    const rows = sheetRows(file, 'Summary');
    for (const [, row, name = ''] of links) {
      expect(names).toContain(name);
      expect(rows[Number(row) - 1]?.at(-1)).toBe(name);
    }
  });

  it('prints every sheet in landscape on the paper chosen, as wide as the page, with repeated heads, title and page numbers', async () => {
    const file = openOffice(
      await renderXlsx(filledStage().report({ paper: 'letter', title: 'R&D', contact: 'maria@example.com' }, 'all')),
    );
    const sheets = sheetsOf(file);
    const workbook = file.parts.get('xl/workbook.xml') ?? '';
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
      expect(sheet).toMatch(/<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="[01]"\/>/);
      expect(sheet).toContain('<oddHeader>&amp;LR&amp;&amp;D&amp;R');
      expect(sheet).toContain('maria@example.com&amp;R&amp;A · &amp;P / &amp;N</oddFooter>');
      expect(workbook).toMatch(new RegExp(`<definedName name="_xlnm.Print_Area" localSheetId="${index}">`));
      const filter = /<autoFilter ref="A(\d+):([A-Z]+)(\d+)"/.exec(sheet);
      if (index < 2) continue;
      const rows = sheetRows(file, namesOf(file)[index] ?? '');
      if (filter === null) {
        expect(rows.at(-1)?.[0], namesOf(file)[index]).toMatch(/^There (?:is|are) no/);
        continue;
      }
      const head = Number(filter[1]);
      expect(filter[2]).toBe(columnName((rows[head - 1]?.length ?? 0) - 1));
      expect(sheet).toContain(`ySplit="${head}"`);
      expect(workbook).toMatch(
        new RegExp(
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">&#39;[^&]*&#39;!\\$${head}:\\$${head}<`,
        ),
      );
    }
    expect(sheets.filter((sheet) => sheet.includes('<autoFilter ')).length).toBeGreaterThan(6);
  });

  it('draws native charts of its own cells, on an axis of time', async () => {
    const file = openOffice(await renderXlsx(filledStage().report({ accentColor: '#ffcc00' }, 'all')));
    const charts = [...file.parts].filter(([name]) => name.startsWith('xl/charts/')).map(([, chart]) => chart);
    expect(charts).toHaveLength(3);
    const drawing = file.parts.get('xl/drawings/_rels/drawing2.xml.rels') ?? '';
    for (const [, target = ''] of drawing.matchAll(/Target="\.\.\/([^"]*)"/g))
      expect(file.parts.has(`xl/${target}`)).toBe(true);
    const types = file.parts.get('[Content_Types].xml') ?? '';
    expect([...types.matchAll(/PartName="\/xl\/charts\/([^"]*)"/g)]).toHaveLength(3);
    const rows = sheetRows(file, 'Charts');
    /** The cells that a formula names, and the values that the chart holds. */
    const drawn = charts.flatMap((chart) =>
      [
        ...chart.matchAll(
          /<c:f>&#39;Charts&#39;!\$([A-Z])\$(\d+)(?::\$[A-Z]\$(\d+))?<\/c:f><c:\w+Cache>(.*?)<\/c:\w+Cache>/gs,
        ),
      ].map(([, column = '', from = '', to = from, cache = '']) => [
        [...cache.matchAll(/<c:v>(.*?)<\/c:v>/g)].map(([, value]) => value),
        rows.slice(Number(from) - 1, Number(to)).map((row) => row[column.charCodeAt(0) - 65]),
      ]),
    );
    expect(drawn.length).toBeGreaterThan(7);
    for (const [values, cells] of drawn) expect(values).toEqual(cells);
    expect(textOf(file, /charts\//)).toMatch(/<c:numCache>[^]*<c:v>46336<\/c:v>[^]*<c:v>46343<\/c:v>[^]*<c:dateAx>/);
    // The client's bar, in the brand colour as far as it is seen on white.
    expect(textOf(file, /charts\//)).toMatch(/<c:dPt><c:idx val="1"\/>[^]*?<a:srgbClr val="(?!FFCC00)[\dA-F]{6}"\/>/);
  });

  it('has a sheet of notes after the trend if there are any', async () => {
    const stage = filledStage();
    const long = addNotes(stage);
    const file = openOffice(await renderXlsx(stage.report({ sections: ['trend'] })));
    expect(file.problems).toEqual([]);
    expect(namesOf(file)).toEqual(['Summary', 'Charts', 'Trend', 'Notes']);
    expect(sheetRows(file, 'Notes').flat()).toContain(long);
  });

  it('of a client without scans says so', async () => {
    const file = openOffice(await renderXlsx(reportStage().report({}, 'all')));
    expect(file.problems).toEqual([]);
    expect(namesOf(file)).not.toContain('Charts');
    expect(sheetRows(file, 'Summary').flat()).toContain('There is no finished scan in this period.');
  });

  it('contains no formula, whatever answers, names and pages contain', async () => {
    const stage = filledStage();
    stage.store.run('UPDATE customer SET name = :hostile', { hostile });
    stage.store.run('UPDATE organization SET name = :hostile', { hostile });
    stage.store.run("UPDATE brand SET name = :hostile || id WHERE name <> 'Acme'", { hostile });
    stage.store.run("UPDATE query SET text = '=cmd|calc!A1 ' || id");
    const file = openOffice(
      await renderXlsx(stage.report({ title: hostile, intro: hostile, contact: hostile }, 'all')),
    );
    expect(file.problems).toEqual([]);
    expect(textOf(file, /worksheets\//)).not.toMatch(/<f[ >]/);
    expect(textOf(file, /sharedStrings|worksheets\//)).toContain('=cmd|calc!A1 1');
    for (const head of textOf(file, /worksheets\/sheet/).matchAll(/<odd\w+>(.*?)<\/odd/g))
      expect((head[1] ?? '').replaceAll(/&\w+;|&#\d+;/g, '.').length).toBeLessThan(255);
  });

  it('cuts text that is longer than a cell allows', async () => {
    const stage = filledStage();
    const file = openOffice(await renderXlsx({ ...stage.report(), title: 'long '.repeat(20_000) }));
    const longest = Math.max(
      ...[...textOf(file, /sharedStrings|worksheets\//).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
        (match) => match[1]?.length ?? 0,
      ),
    );
    expect(longest).toBe(32_767);
  });

  it('says on every sheet that simulated data is not real', async () => {
    const stage = reportStage({ env: 'sample' });
    fillStage(stage);
    const file = openOffice(await renderXlsx(stage.report()));
    for (const name of namesOf(file)) expect(sheetRows(file, name).flat(), name).toContain(sampleWarning);
    for (const sheet of sheetsOf(file)) expect(sheet).toContain(`&amp;C${sampleWarning}`);
  });
});
