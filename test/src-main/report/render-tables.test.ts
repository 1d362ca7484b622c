import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { renderCsv } from '#main/report/render-csv.ts';
import { renderXlsx } from '#main/report/render-xlsx.ts';
import { sampleWarning } from '#main/report/labels.ts';
import { openOffice, textOf } from '#test/support/office-file.ts';
import { addNotes, fillStage, hostile, reportStage } from '#test/support/report-stage.ts';

const filled = () => {
  const stage = reportStage();
  fillStage(stage);
  return stage;
};

describe('a report as CSV', () => {
  it('has every answer of the period, one row each, and can be read back', () => {
    const rows = parse(renderCsv(filled().report({}, 'all')), { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatchObject({
      Day: '2026-11-17',
      Platform: 'ChatGPT',
      Query: 'best anvil?',
      Outcome: 'answered',
      'Customer named': 'yes',
      Position: '2',
      'Named first': 'Bolt, Crate',
      'Sources cited': '2',
      'Own source cited': 'yes',
      Excerpt: 'Take Bolt, then Acme; Crate is new.',
      Data: 'local',
    });
    expect(rows.map((row) => row['Outcome'])).toContain('no overview');
  });

  it('has the notes of the period as rows after the answers, if it has the trend', () => {
    const stage = filled();
    const long = addNotes(stage);
    const rows = (sections: ReportRequest['sections']) =>
      parse(renderCsv(stage.report({ sections }, 'all')), { columns: true, bom: true }) as Record<string, string>[];
    const all = rows(['trend', 'answers']);
    expect(all.map((row) => row['Outcome']).slice(5)).toEqual([
      expect.not.stringMatching('note'),
      'note',
      'note',
      'note',
    ]);
    expect(all[6]).toMatchObject({ Day: '2026-11-11', Excerpt: long, 'Customer named': '', Data: 'local' });
    expect(all[7]).toMatchObject({ Day: '2026-11-12', 'Query group': 'Anvils' });
    expect(rows(['answers'])).toHaveLength(6);
  });

  it('prevents spreadsheets from evaluating text in answers', () => {
    const stage = filled();
    stage.store.run("UPDATE query SET text = '=HYPERLINK(\"https://x.example\")' WHERE text LIKE 'best%'");
    const rows = parse(renderCsv(stage.report({}, 'all')), { columns: true, bom: true }) as Record<string, string>[];
    for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows[0]?.['Query']).toBe(`'=HYPERLINK("https://x.example")`);
  });

  it('marks simulated data in every row', () => {
    const stage = reportStage({ env: 'sample' });
    fillStage(stage);
    const rows = parse(renderCsv(stage.report({}, 'all')), { columns: true, bom: true }) as Record<string, string>[];
    expect(new Set(rows.map((row) => row['Data']))).toEqual(new Set(['sample']));
  });
});

describe('a report as a workbook', () => {
  it('has a sheet per table, with figures as numbers and days as days', async () => {
    const file = openOffice(await renderXlsx(filled().report({}, 'all')));
    expect(file.problems).toEqual([]);
    const names = [...(file.parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      (match) => match[1],
    );
    expect(names).toEqual([
      'About',
      'Summary',
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
    const summary = file.parts.get('xl/worksheets/sheet2.xml') ?? '';
    expect(summary).toMatch(/<c [^>]*><v>60<\/v><\/c>/);
    expect(summary).not.toMatch(/t="(?:s|inlineStr)"[^>]*>(?:<v>|<is><t>)60</);
  });

  it('has a sheet of notes after the trend if there are any', async () => {
    const stage = filled();
    const long = addNotes(stage);
    const file = openOffice(await renderXlsx(stage.report({ sections: ['trend'] })));
    expect(file.problems).toEqual([]);
    expect(file.parts.get('xl/workbook.xml')).toMatch(/name="Trend"[^]*name="Notes"/);
    expect(textOf(file, /sharedStrings|sheet3\.xml$/)).toContain(long);
  });

  it('contains no formula, whatever answers, names and pages contain', async () => {
    const stage = filled();
    stage.store.run('UPDATE customer SET name = :hostile', { hostile });
    stage.store.run('UPDATE organization SET name = :hostile', { hostile });
    stage.store.run("UPDATE query SET text = '=cmd|calc!A1 ' || id");
    const file = openOffice(await renderXlsx(stage.report({ title: hostile, intro: hostile }, 'all')));
    expect(file.problems).toEqual([]);
    expect(textOf(file, /worksheets\//)).not.toMatch(/<f[ >]/);
    expect(textOf(file, /sharedStrings|worksheets\//)).toContain('=cmd|calc!A1 1');
  });

  it('cuts text that is longer than a cell allows', async () => {
    const stage = filled();
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
    const file = openOffice(await renderXlsx(stage.report()));
    const strings = [...(file.parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(?:<t[^>]*>)?([^<]*)/g)].map(
      (match) => match[1],
    );
    const at = strings.indexOf(sampleWarning);
    const sheets = [...file.parts].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
    expect(sheets).toHaveLength(11);
    for (const [name, sheet] of sheets)
      expect(at >= 0 ? sheet.includes(`<v>${at}</v>`) : sheet.includes(sampleWarning), name).toBe(true);
  });
});
