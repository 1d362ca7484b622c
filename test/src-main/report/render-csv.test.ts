import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { renderCsv } from '#main/report/render-csv.ts';
import type { ReportModel } from '#main/report/report-model.ts';
import { addNotes, fillStage, reportStage, filledStage } from '#test/support/report-stage.ts';

/** The rows of a report as CSV; the text of each answer is one that a spreadsheet would run. */
const rowsOf = (model: ReportModel) =>
  parse([...renderCsv(model, (answerId) => `=whole ${answerId}\n"quoted", text`)].join(''), {
    columns: true,
    bom: true,
  }) as Record<string, string>[];

describe('a report as CSV', () => {
  it('has every answer of the period, one row each, and can be read back', () => {
    const rows = rowsOf(filledStage().report({}, 'all'));
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
    const stage = filledStage();
    const long = addNotes(stage);
    const rows = (sections: ReportRequest['sections']) => rowsOf(stage.report({ sections }, 'all'));
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
    const stage = filledStage();
    stage.store.run("UPDATE query SET text = '=HYPERLINK(\"https://x.example\")' WHERE text LIKE 'best%'");
    const rows = rowsOf(stage.report({}, 'all'));
    for (const value of rows.flatMap((row) => Object.values(row))) expect(value).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows[0]?.['Query']).toBe(`'=HYPERLINK("https://x.example")`);
  });

  it('has the whole text of every answer if asked for, as text', () => {
    const model = filledStage().report({ wholeAnswers: true, sections: ['answers'] }, 'all');
    expect(rowsOf(model).map((row) => row['Answer'])).toEqual(
      model.answers.map(({ answerId }) => `'=whole ${answerId}\n"quoted", text`),
    );
    expect(rowsOf(filledStage().report({}, 'all'))[0]).not.toHaveProperty('Answer');
  });

  it('marks simulated data in every row', () => {
    const stage = reportStage({ env: 'sample' });
    fillStage(stage);
    const rows = rowsOf(stage.report({}, 'all'));
    expect(new Set(rows.map((row) => row['Data']))).toEqual(new Set(['sample']));
  });
});
