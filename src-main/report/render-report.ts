import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import type { AnswerSelection, ReadText } from './read-answers.ts';
import type { ReportModel } from './report-model.ts';
import type { ReportContent } from './write-parts.ts';

/** The renderer of each format, loaded when needed. A PDF is printed from the HTML page by the caller. */
interface Format {
  readonly answers: AnswerSelection;
  /** Whether programs read it: in English, whatever the report's language. */
  readonly english?: true;
  /** The content, or its parts one after the other: with every whole answer it may be larger than a string can be. */
  readonly render: (model: ReportModel, readText: ReadText) => Promise<ReportContent>;
}

const page: Format = {
  answers: 'latest',
  render: async (model) => (await import('./html/render-html.ts')).renderHtml(model),
};

export const reportRenderers: Readonly<Record<ReportFormat, Format>> = {
  html: page,
  pdf: page,
  csv: {
    answers: 'all',
    english: true,
    render: async (model, readText) => (await import('./render-csv.ts')).renderCsv(model, readText),
  },
  json: {
    answers: 'all',
    english: true,
    render: async (model, readText) => (await import('./render-json.ts')).renderJson(model, readText),
  },
  xlsx: { answers: 'all', render: async (model) => (await import('./xlsx/render-xlsx.ts')).renderXlsx(model) },
  pptx: { answers: 'latest', render: async (model) => (await import('./pptx/render-pptx.ts')).renderPptx(model) },
};
