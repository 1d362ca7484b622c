import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { ReportRunOutcome } from '#shared/contract/workspace/report-runs.ts';
import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { moveIntoFreePlace, moveIntoPlace } from '#main/files/durable.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { makeDirectory } from '#main/files/paths.ts';
import { writeWhole } from '#main/files/write-whole.ts';
import { JobCancelled, type JobContext } from '#main/jobs/job.ts';
import type { OrderOf } from '#main/jobs/job-table.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { insertReport } from '#main/store/reports.ts';
import { mailDraft } from './mail-draft.ts';
import { daysOfMonth } from '#shared/domain/months.ts';
import type { PlannedClient } from './planned-reports.ts';
import type { PageToPrint } from './print-pdf.ts';
import { printFromPage } from './print-report.ts';
import { readClientReport } from './read-client-report.ts';
import type { AnswerSelection } from './read-answers.ts';
import { reportRenderers } from './render-report.ts';
import { writeParts, type ReportContent } from './write-parts.ts';
import type { ReportModel } from './report-model.ts';

type Order = OrderOf<'reports'>;

/** Writes the reports of one client, and the draft of an e-mail with them; never throws, unless the job is to stop. */
export async function writeClientReports(
  client: PlannedClient,
  order: Order,
  context: JobContext,
): Promise<ReportRunOutcome> {
  const { customerId, customerName, files, draft } = client;
  const outcome = (state: ReportRunOutcome['state'], written: readonly string[], message = ''): ReportRunOutcome => ({
    ...{ customerId, customerName, state, message },
    files: [...written],
  });
  const isWanted = (file: string): boolean => order.replace || !existsSync(file);
  const wanted = files.filter(({ file }) => isWanted(file));
  const wantedDraft = draft !== null && isWanted(draft) ? draft : null;
  if (wanted.length === 0 && wantedDraft === null) return outcome('kept', []);
  const written: string[] = [];
  const problems: string[] = [];
  const attempt = async (what: string, file: string, write: () => Promise<void>): Promise<void> => {
    context.checkCancelled();
    try {
      makeDirectory(path.dirname(file));
      await write();
      written.push(file);
    } catch (error) {
      if (error instanceof JobCancelled) throw error;
      problems.push(`${what}: ${wordsOf(fileProblem(error, file))}`);
    }
  };
  try {
    const read = reader(customerId, order, context);
    if (read('latest').executions === 0) return outcome('empty', [], 'Nothing was measured in this month.');
    for (const { format, file } of wanted)
      await attempt(format.toUpperCase(), file, () => writeReport(format, file, { read, order, context, customerId }));
    if (wantedDraft !== null && problems.length === 0) {
      const attached = files.map(({ file }) => file);
      await attempt('E-mail draft', wantedDraft, async () => {
        const content = await mailDraft(context.store, { customerId, model: read('latest'), files: attached });
        await writeFile(wantedDraft, content, { order, context });
      });
    }
  } catch (error) {
    if (error instanceof JobCancelled) throw error;
    problems.push(wordsOf(error));
  }
  return problems.length === 0 ? outcome('written', written) : outcome('failed', written, problems.join(' '));
}

const wordsOf = (error: unknown): string => (error instanceof ServiceError ? error.message : String(error));

type Read = (selection: AnswerSelection) => ReportModel;

/** Reads the figures of a client once for all formats that need the same answers. */
function reader(customerId: number, { month, appVersion }: Order, context: JobContext): Read {
  const known = new Map<AnswerSelection, ReportModel>();
  return (selection) => {
    const model =
      known.get(selection) ??
      readClientReport({ customerId, ...daysOfMonth(month) }, selection, { context, appVersion });
    known.set(selection, model);
    return model;
  };
}

interface Writing {
  readonly order: Order;
  readonly context: JobContext;
}

async function writeReport(
  format: ReportFormat,
  file: string,
  { read, customerId, ...writing }: Writing & { readonly read: Read; readonly customerId: number },
): Promise<void> {
  const { answers, render } = reportRenderers[format];
  const model = read(answers);
  const content = await render(model, (answerId) => readAnswerText(writing.context.store, answerId).text);
  if (format === 'pdf')
    await whole(file, writing, (temporary) =>
      printFromPage(
        async (page) => writeParts(page, content, writing.context),
        temporary,
        async (page, pdf) => print({ page: await page, file: pdf }, writing.context),
      ),
    );
  else await writeFile(file, content, writing);
  insertReport(writing.context.store, {
    customerId,
    createdAt: isoInstant(writing.context.now()),
    format,
    fromDay: model.period.from,
    toDay: model.period.to,
    title: model.title,
    sections: JSON.stringify(model.sections),
    file,
    bytes: statSync(file).size,
    answers: model.answered,
  });
}

const writeFile = (file: string, content: ReportContent, writing: Writing): Promise<void> =>
  whole(file, writing, async (temporary) => writeParts(temporary, content, writing.context));

const whole = (file: string, { order, context }: Writing, write: (temporary: string) => Promise<void>): Promise<void> =>
  writeWhole(file, context.workspaceDirectory, write, order.replace ? moveIntoPlace : moveIntoFreePlace);

async function print(page: PageToPrint, context: JobContext): Promise<void> {
  try {
    await context.request('print-page', page);
  } catch (error) {
    throw unavailable(error instanceof Error ? error.message : String(error), error);
  }
}
