import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { notFound } from '#shared/contract/errors.ts';
import { today } from '#main/results/read-context.ts';
import { readSharedPage } from '#main/store/report-shares.ts';
import type { ServiceContext } from './context.ts';
import { reportOfAddress } from './handlers/reports.ts';
import { reportAt } from './report-address.ts';

const decompressed = promisify(inflate);

/** The pages behind the addresses of reports. */
export interface ReportPages {
  /** Throws `ServiceError` not_found if the address is unknown, revoked or expired. */
  page(token: string): Promise<string>;
}

/** Creates the pages; requests for a report that is being made share it. */
export function createReportPages(context: ServiceContext): ReportPages {
  const making = new Map<number, Promise<string>>();
  const newest = (customerId: number): Promise<string> => {
    const running =
      making.get(customerId) ?? reportOfAddress(context, customerId).finally(() => making.delete(customerId));
    making.set(customerId, running);
    return running;
  };
  const shared = async (shareId: number): Promise<string> => {
    const page = readSharedPage(context.store, shareId);
    if (page === undefined) throw notFound('shared report');
    return (await decompressed(page)).toString('utf8');
  };
  return {
    page: async (token) => {
      const found = reportAt(context.store, token, today(context));
      if (found === null) throw notFound('shared report');
      return found.kind === 'newest' ? newest(found.customerId) : shared(found.shareId);
    },
  };
}
