import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { ReportShare } from '#shared/contract/workspace/report-shares.ts';
import { writeFolderWhole } from '#main/files/write-whole.ts';
import { today } from '#main/results/read-context.ts';
import { newReportToken } from '#main/store/reports.ts';
import {
  insertShare,
  listShares,
  removeExpiredShares,
  removeShare,
  type ReportShareRow,
} from '#main/store/report-shares.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { requireCustomer } from '../ownership.ts';
import { addressOfReport, reportAddress } from '../report-address.ts';
import { makeReport, requireReport } from '../make-report.ts';

const compressed = promisify(deflate);

/** Reports for others to read: at addresses of the loopback port, and as a folder for a web host. */
export const reportShareHandlers: HandlersOf<
  'share-report' | 'list-report-shares' | 'revoke-report-share' | 'write-report-site'
> = {
  'share-report': async ({ expiresOn = null, ...request }, context, caller) => {
    const { id: customerId } = requireCustomer(context, caller, request.customerId);
    requireReport(context, caller, request);
    if (expiresOn !== null && expiresOn < today(context)) throw invalidRequest('expiresOn', 'must be today or later');
    const { text, title, from, to } = await makeReport(context, { request, format: 'html', file: null });
    const page = await compressed(text ?? '');
    // It may have been deleted meanwhile.
    requireCustomer(context, caller, customerId);
    const row = {
      ...{ customerId, token: newReportToken(), title, fromDay: from, toDay: to },
      ...{ expiresOn, createdAt: nowIso(context) },
    };
    removeExpiredShares(context.store, today(context));
    return shown(context, { ...row, id: insertShare(context.store, { ...row, page }) });
  },

  'list-report-shares': ({ customerId }, context, caller) => {
    const customer = requireCustomer(context, caller, customerId);
    return {
      shares: listShares(context.store, customerId).map((row) => shown(context, row)),
      alwaysNewest: customer.reportToken !== null,
      newestUrl: reportAddress(context, customer),
      portOn: context.host.apiBaseUrl() !== null,
    };
  },

  'revoke-report-share': ({ customerId, shareId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    if (!removeShare(context.store, customerId, shareId)) throw notFound('shared report', shareId);
    return { shareId };
  },

  'write-report-site': async ({ folder, ...request }, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    requireReport(context, caller, request);
    if (!path.isAbsolute(folder)) throw invalidRequest('folder', 'must be an absolute path');
    if (existsSync(folder)) throw invalidRequest('folder', `${folder} exists already; choose a new one`);
    const sizes = await writeFolderWhole(folder, path.dirname(context.store.db.name), async (temporary) => {
      await makeReport(context, { request, format: 'html', file: temporary, asFolder: true });
    });
    context.host.shell?.exported(folder);
    return { folder, ...sizes };
  },
};

const shown = (context: ServiceContext, row: ReportShareRow): ReportShare => ({
  shareId: row.id,
  customerId: row.customerId,
  title: row.title,
  from: row.fromDay,
  to: row.toDay,
  createdAt: row.createdAt,
  expiresOn: row.expiresOn,
  expired: row.expiresOn !== null && row.expiresOn < today(context),
  url: addressOfReport(context, row.token),
});
