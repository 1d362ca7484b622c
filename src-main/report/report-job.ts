import { fileProblem } from '#main/files/file-problem.ts';
import { readAnswerText } from '#main/store/answers.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { readClientReport } from './read-client-report.ts';
import { reportRenderers } from './render-report.ts';
import { siteFiles, writeSite } from './report-site.ts';
import { writeParts } from './write-parts.ts';

/** Creates a report and writes it. */
export async function reportJob(
  { request, format, file, asFolder = false, appVersion }: OrderOf<'report'>,
  context: JobContext,
): Promise<OutcomeOf<'report'>> {
  const { answers, english = false, render } = reportRenderers[format];
  context.progress(0, 2, 'Reading the figures');
  const model = readClientReport(english ? { ...request, language: 'en' } : request, answers, { context, appVersion });
  context.checkCancelled();
  context.progress(1, 2, 'Writing the report');
  const content = await render(model, (answerId) => readAnswerText(context.store, answerId).text);
  context.checkCancelled();
  if (file !== null) {
    try {
      if (asFolder && typeof content === 'string') writeSite(file, siteFiles(content));
      else writeParts(file, content, context);
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
