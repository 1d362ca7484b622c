import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { queryWords } from '#shared/domain/query-words.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import type { JobContext } from '#main/jobs/job.ts';
import { readWithoutBranded } from '#main/store/query-labels.ts';
import { withTemplate } from './apply-template.ts';
import type { AnswerSelection } from './read-answers.ts';
import { readReport } from './read-report.ts';
import type { ReportModel } from './report-model.ts';

/** Reads a report as a job: with the template of its client, and of the queries that its scores cover. */
export function readClientReport(
  requested: ReportRequest,
  selection: AnswerSelection,
  { context, appVersion }: { readonly context: JobContext; readonly appVersion: string },
): ReportModel {
  const request = withTemplate(context.store, requested);
  const shown = narrowed(context, request);
  const branded = request.branded ?? (readWithoutBranded(context.store, request.customerId) ? 'without' : 'with');
  return readReport(
    request,
    { ...shown, appVersion, queries: (texts) => queryWords({ ...request, branded }, texts) },
    selection,
  );
}
