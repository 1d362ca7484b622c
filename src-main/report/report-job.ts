import { writeFileSync } from 'node:fs';
import { fileProblem } from '#main/files/file-problem.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import { queryWords } from '#shared/domain/query-words.ts';
import { readWithoutBranded } from '#main/store/query-labels.ts';
import { readReport } from './read-report.ts';
import { reportRenderers } from './render-report.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';

/** Creates a report and writes it. */
export async function reportJob(
  { request, format, file, appVersion }: OrderOf<'report'>,
  context: JobContext,
): Promise<OutcomeOf<'report'>> {
  const { answers, render } = reportRenderers[format];
  context.progress(0, 2, 'Reading the figures');
  const shown = narrowed(context, request);
  const branded = request.branded ?? (readWithoutBranded(context.store, request.customerId) ? 'without' : 'with');
  const model = readReport(
    request,
    { ...shown, appVersion, queries: (texts) => queryWords({ ...request, branded }, texts) },
    answers,
  );
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
