import { notFound } from '#shared/contract/errors.ts';
import type { ServiceContext } from './context.ts';
import { reportOfAddress } from './handlers/reports.ts';
import { customerOfReport } from './report-address.ts';

/** The pages behind the addresses of reports. */
export interface ReportPages {
  /** Throws `ServiceError` not_found if the address is unknown or revoked. */
  page(token: string): Promise<string>;
}

/** Creates the pages; requests for a report that is being made share it. */
export function createReportPages(context: ServiceContext): ReportPages {
  const making = new Map<number, Promise<string>>();
  return {
    page: async (token) => {
      const customerId = customerOfReport(context.store, token);
      if (customerId === null) throw notFound('customer');
      const running =
        making.get(customerId) ?? reportOfAddress(context, customerId).finally(() => making.delete(customerId));
      making.set(customerId, running);
      return running;
    },
  };
}
