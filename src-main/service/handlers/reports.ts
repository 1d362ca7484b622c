import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { notFound, unavailable } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { reportSections, type ReportRequest, type ReportSection } from '#shared/contract/workspace/reports.ts';
import { makeDirectory } from '#main/files/paths.ts';
import { fileNameOf } from '#main/files/file-names.ts';
import { requireFilePath, writeWhole } from '#main/files/write-whole.ts';
import { printFromPage } from '#main/report/print-report.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { findReport, insertReport, listReportRows, newReportToken, setReportToken } from '#main/store/reports.ts';
import { today } from '#main/results/read-context.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { keepUntilWritten } from '../kept-until-written.ts';
import { requireCustomer, requireNoFiles, requireOneCustomer } from '../ownership.ts';
import { makeReport, requireReport } from '../make-report.ts';
import { reportAddress } from '../report-address.ts';
import { owner, type Caller } from '../service.ts';

const defaultLimit = 100;

/** Reports for clients: as files, as a preview, and at an address. */
export const reportHandlers: HandlersOf<
  'create-report' | 'preview-report' | 'list-reports' | 'open-report' | 'set-report-link'
> = {
  'create-report': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    requireReport(context, caller, request);
    requireNoFiles(caller, { file: request.file });
    const { format, file: requested, ...about } = request;
    const file = requested === undefined ? defaultFile(context, customer, request) : requireFilePath(requested);
    const outcome = await writeWhole(file, path.dirname(context.store.db.name), (temporary) =>
      format === 'pdf'
        ? printFromPage(
            (page) => makeReport(context, { request: about, format, file: page }),
            temporary,
            context.host.printPdf,
          )
        : makeReport(context, { request: about, format, file: temporary }),
    );
    context.host.shell?.exported(file);
    const bytes = statSync(file).size;
    const reportId = insertReport(context.store, {
      customerId: customer.id,
      createdAt: nowIso(context),
      format,
      fromDay: outcome.from,
      toDay: outcome.to,
      title: outcome.title,
      sections: JSON.stringify(outcome.sections),
      file,
      bytes,
      answers: outcome.answers,
    });
    return { reportId, file, bytes, from: outcome.from, to: outcome.to, answers: outcome.answers };
  },

  'preview-report': async (request, context, caller) => {
    requireReport(context, caller, request);
    return { html: await reportPage(context, request) };
  },

  'list-reports': (request, context, caller) => {
    requireOneCustomer(caller, request.customerId);
    if (request.customerId !== undefined) requireCustomer(context, caller, request.customerId);
    return listReportRows(context.store, request.customerId ?? null, request.limit ?? defaultLimit).map((row) => ({
      reportId: row.id,
      customerId: row.customerId,
      customerName: row.customerName,
      createdAt: row.createdAt,
      format: row.format,
      from: row.fromDay,
      to: row.toDay,
      title: row.title,
      sections: sectionsOf(row.sections),
      file: row.file,
      bytes: row.bytes,
      answers: row.answers,
      present: existsSync(row.file),
    }));
  },

  'open-report': async ({ reportId }, context, caller) => {
    const report = findReport(context.store, reportId);
    if (report === undefined) throw notFound('report', reportId);
    requireCustomer(context, caller, report.customerId);
    const { file } = report;
    if (!existsSync(file)) throw unavailable(`${file} no longer exists. Create the report again.`);
    try {
      await context.host.openFile(file);
    } catch (error) {
      throw unavailable(`No program on this computer opens this file. The report is ${file}`, error);
    }
    return { file };
  },

  'set-report-link': (request, context, caller) => setLink(request, context, caller),
};

function setLink(
  { customerId, on }: ParsedOf<'set-report-link'>,
  context: ServiceContext,
  caller: Caller,
): OutputOf<'set-report-link'> {
  requireCustomer(context, caller, customerId);
  const token = on ? newReportToken() : null;
  setReportToken(context.store, customerId, token);
  return { on, url: reportAddress(context, { reportToken: token }) };
}

const sectionsOf = (json: string): ReportSection[] => {
  const stored = JSON.parse(json) as readonly unknown[];
  return stored.flatMap((name) => reportSections.find((section) => section === name) ?? []);
};

/** The pages that a person goes back and forth between; each has a megabyte. */
const keepPages = keepUntilWritten<string>(4);

/** A customer's report as an HTML page. */
async function reportPage(context: ServiceContext, request: ReportRequest): Promise<string> {
  const make = async (): Promise<string> =>
    (await makeReport(context, { request, format: 'html', file: null })).text ?? '';
  // A logo in a file can change without anything being written here.
  const isOfFiles = request.logoFile !== undefined || request.clientLogoFile !== undefined;
  return isOfFiles ? make() : keepPages(context.store, JSON.stringify([today(context), request]), make);
}

/** A new file in the workspace's reports folder, named after the customer and the last day. */
function defaultFile(
  context: ServiceContext,
  customer: CustomerRow,
  { format, to }: ParsedOf<'create-report'>,
): string {
  const folder = path.join(path.dirname(context.store.db.name), 'reports');
  makeDirectory(folder);
  const name = fileNameOf(customer.name) || 'report';
  const stem = path.join(folder, `${name} ${to ?? today(context)}`);
  let file = `${stem}.${format}`;
  for (let number = 2; existsSync(file); number++) file = `${stem} ${number}.${format}`;
  return file;
}

/** The report at an address, read as the owner: the address itself grants access. */
export const reportOfAddress = (context: ServiceContext, customerId: number): Promise<string> => {
  requireCustomer(context, owner, customerId);
  return reportPage(context, { customerId });
};
