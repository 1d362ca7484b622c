import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { queryWords } from '#shared/domain/query-words.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import type { JobContext } from '#main/jobs/job.ts';
import { readWithoutBranded } from '#main/store/query-labels.ts';
import { withTemplate } from './apply-template.ts';
import type { AnswerSelection } from './read-answers.ts';
import type { ReportReader } from './read-outcomes.ts';
import { readReport } from './read-report.ts';
import type { ReportModel } from './report-model.ts';

/** Who reads, and with what. */
export interface JobReader {
  readonly context: JobContext;
  readonly appVersion: string;
}

/** A request with the template of its client, and a reader of the queries that its scores cover. */
export function withClientReader(
  requested: ReportRequest,
  { context, appVersion }: JobReader,
): { readonly request: ReportRequest; readonly reader: ReportReader } {
  const request = withTemplate(context.store, requested);
  const shown = narrowed(context, request);
  const branded = request.branded ?? (readWithoutBranded(context.store, request.customerId) ? 'without' : 'with');
  const queries: ReportReader['queries'] = (texts) => queryWords({ ...request, branded }, texts);
  return { request, reader: { ...shown, appVersion, queries } };
}

/** Reads a report as a job: with the template of its client, and of the queries that its scores cover. */
export function readClientReport(
  requested: ReportRequest,
  selection: AnswerSelection,
  jobReader: JobReader,
): ReportModel {
  const { request, reader } = withClientReader(requested, jobReader);
  return readReport(request, reader, selection);
}
