import { writeFileSync } from 'node:fs';
import type { ReportFormat, ReportRequest } from '#shared/contract/workspace/reports.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { readReport } from './read-report.ts';
import { reportRenderers } from './render-report.ts';
import type { JobContext } from '#main/jobs/job.ts';

export interface ReportOrder {
  readonly request: ReportRequest;
  /** For `pdf` the HTML page to print is written. */
  readonly format: ReportFormat;
  /** Null returns the text instead. */
  readonly file: string | null;
  readonly appVersion: string;
}

export interface ReportOutcome {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly sections: ReportRequest['sections'];
  /** Answered answers in the period. */
  readonly answers: number;
  readonly text: string | null;
}

/** Creates a report and writes it. */
export async function reportJob(
  { request, format, file, appVersion }: ReportOrder,
  context: JobContext,
): Promise<ReportOutcome> {
  const { answers, render } = reportRenderers[format];
  context.progress(0, 2, 'Reading the figures');
  const model = readReport(request, { ...context, appVersion }, answers);
  context.checkCancelled();
  context.progress(1, 2, 'Writing the report');
  const content = await render(model);
  context.checkCancelled();
  if (file !== null) {
    try {
      writeFileSync(file, content, { flag: 'wx' });
    } catch (error) {
      throw fileProblem(error, file);
    }
  }
  return {
    title: model.title,
    ...model.period,
    sections: [...model.sections],
    answers: model.answered,
    text: file === null && typeof content === 'string' ? content : null,
  };
}
