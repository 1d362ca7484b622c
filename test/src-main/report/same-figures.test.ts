import { describe, expect, it } from 'vitest';
import { reportDocument } from '#shared/contract/workspace/report-document.ts';
import { renderHtml } from '#main/report/html/render-html.ts';
import { renderPptx } from '#main/report/pptx/render-pptx.ts';
import { renderCsv } from '#main/report/render-csv.ts';
import { renderJson } from '#main/report/render-json.ts';
import { renderXlsx } from '#main/report/xlsx/render-xlsx.ts';
import { reportClients } from '#test/support/report-clients.ts';
import {
  figuresOf,
  figuresOfAnswers,
  figuresOfDocument,
  figuresOfPage,
  figuresOfSlides,
  figuresOfWorkbook,
  type Figures,
} from '#test/support/report-figures.ts';

/** Those of the figures that a format shows. */
const shown = (all: Figures, some: Figures): Figures =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in some));

describe('the formats of a report', () => {
  it('show the same figures', async () => {
    const { stage } = reportClients.usual();
    const model = stage.report({}, 'all');
    const all = figuresOf(model);
    expect(Object.keys(all).length).toBeGreaterThan(20);
    expect(all).toMatchObject({ 'ChatGPT score': 60, 'ChatGPT answers': 5, 'Acme answers': 3 });

    const page = figuresOfPage(renderHtml(stage.report()));
    expect(page).toEqual(all);

    const workbook = figuresOfWorkbook(await renderXlsx(model));
    const { 'citation share': citationShare, ...others } = all;
    expect(workbook.tables).toEqual(others);
    expect(workbook.summary).toEqual(shown(all, workbook.summary));
    expect(workbook.summary).toMatchObject({ 'ChatGPT score': 60, 'citation share': citationShare });
    expect(workbook.charts).toEqual(shown(all, workbook.charts));
    expect(Object.keys(workbook.charts).length).toBeGreaterThan(4);

    const slides = figuresOfSlides(await renderPptx(stage.report()));
    expect(slides).toEqual(shown(all, slides));
    for (const name of [
      'ChatGPT score',
      'ChatGPT low',
      'ChatGPT naming',
      'Acme voice',
      'Bolt answers',
      'Acme position',
    ])
      expect(slides, name).toHaveProperty([name]);

    const answers = figuresOfAnswers([...renderCsv(model, () => '')].join(''), 'Acme');
    expect(answers).toEqual(shown(all, answers));
    expect(Object.keys(answers)).toHaveLength(6);

    const document = reportDocument.parse(JSON.parse([...renderJson(model, () => '')].join('')));
    expect(figuresOfDocument(document)).toEqual(all);
  });
});
