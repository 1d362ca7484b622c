import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import type { AnswerSelection } from './read-answers.ts';
import type { ReportModel } from './report-model.ts';

/** The renderer of each format, loaded when needed. A PDF is printed from the HTML page by the caller. */
interface Format {
  readonly answers: AnswerSelection;
  readonly render: (model: ReportModel) => Promise<string | Uint8Array>;
}

const page: Format = {
  answers: 'latest',
  render: async (model) => (await import('./html/render-html.ts')).renderHtml(model),
};

export const reportRenderers: Readonly<Record<ReportFormat, Format>> = {
  html: page,
  pdf: page,
  csv: { answers: 'all', render: async (model) => (await import('./render-csv.ts')).renderCsv(model) },
  xlsx: { answers: 'all', render: async (model) => (await import('./render-xlsx.ts')).renderXlsx(model) },
  pptx: { answers: 'latest', render: async (model) => (await import('./pptx/render-pptx.ts')).renderPptx(model) },
};
