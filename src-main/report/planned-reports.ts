import path from 'node:path';
import type { ReportFormat } from '#shared/contract/workspace/reports.ts';
import { listAllCustomers } from '#main/store/customers.ts';
import type { ReadStore } from '#main/store/open.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { reportPaths } from './report-file-names.ts';

/** Which reports of a month are written, and where. */
export interface ReportPlan {
  /** `2026-10` */
  readonly month: string;
  readonly folder: string;
  readonly pattern: string;
  readonly formats: readonly ReportFormat[];
  readonly draft: boolean;
  /** Null: all that are not archived. */
  readonly only: readonly number[] | null;
}

/** The files of one client. */
export interface PlannedClient {
  readonly customerId: number;
  readonly customerName: string;
  readonly files: readonly { readonly format: ReportFormat; readonly file: string }[];
  /** The draft of an e-mail; null for none. */
  readonly draft: string | null;
}

/** The files that the reports of a month are written to, by the name of the client. */
export function plannedReports(store: ReadStore, plan: ReportPlan): PlannedClient[] {
  const all = listAllCustomers(store).map((customer) => ({
    ...customer,
    organization: findOrganization(store, customer.organizationId)?.name ?? '',
  }));
  const paths = reportPaths(plan.pattern, plan.month, all);
  return all
    .filter(({ id, archivedAt }) => plan.only?.includes(id) ?? archivedAt === null)
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
    .map(({ id, name }) => {
      const stem = path.join(plan.folder, paths.get(id) ?? `client ${id}`);
      return {
        customerId: id,
        customerName: name,
        files: plan.formats.map((format) => ({ format, file: `${stem}.${format}` })),
        draft: plan.draft ? `${stem}.eml` : null,
      };
    });
}
