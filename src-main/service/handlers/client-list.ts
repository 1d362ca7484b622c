import type { OutputOf } from '#shared/contract/index.ts';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { ClientListRow } from '#shared/contract/workspace/client-list.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { requireFilePath } from '#main/files/write-whole.ts';
import { readClients } from '#main/import/read-clients.ts';
import { listAllCustomers } from '#main/store/customers.ts';
import { findOrganization } from '#main/store/organizations.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createCustomer } from '../create-customer.ts';

/** Lists of clients from files. */
export const clientListHandlers: HandlersOf<'import-customers'> = {
  'import-customers': async ({ file, organizationId, skipBad = false, dryRun = false }, context) => {
    const { store } = context;
    if (!findOrganization(store, organizationId)) throw notFound('organization', organizationId);
    const { rows: read, columns, unusedColumns } = await readClients(requireFilePath(file));
    return store.transaction((): OutputOf<'import-customers'> => {
      const rows = compare(read, context);
      const bad = rows.filter(({ result }) => result === 'bad');
      const [first] = bad;
      if (!dryRun && !skipBad && first !== undefined)
        throw invalidRequest(
          'file',
          `line ${first.line}: ${first.message}${bad.length > 1 ? `; ${bad.length - 1} more lines cannot be read` : ''}. Nothing was imported`,
        );
      const done = dryRun
        ? rows
        : rows.map((row) =>
            row.result === 'new' ? { ...row, customerId: createCustomer(context, { organizationId, ...row }) } : row,
          );
      return {
        imported: dryRun ? 0 : done.filter(({ result }) => result === 'new').length,
        rows: done,
        columns,
        unusedColumns: [...unusedColumns],
        dryRun,
      };
    });
  },
};

const hostOf = (websiteUrl: string): string => new URL(websiteUrl).hostname.replace(/^www\./, '');

/** Marks the clients that exist, by name or website, and those that an earlier line has. */
function compare(rows: readonly ClientListRow[], { store }: ServiceContext): ClientListRow[] {
  const existing = listAllCustomers(store);
  const byName = new Map(existing.map((customer) => [companyKey(customer.name), customer]));
  const byHost = new Map(existing.map((customer) => [hostOf(customer.websiteUrl), customer]));
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.result !== 'new') return row;
    const [name, host] = [companyKey(row.name), hostOf(row.websiteUrl)];
    const known = byName.get(name) ?? byHost.get(host);
    if (known !== undefined) {
      const same = byName.has(name) ? 'name' : 'website';
      const archived = known.archivedAt === null ? '' : ', which is archived';
      return {
        ...row,
        result: 'exists',
        message: `has the same ${same} as the client ${known.name}${archived}`,
        customerId: known.id,
      };
    }
    const [sameName, sameHost] = [seen.get(`name ${name}`), seen.get(`host ${host}`)];
    const earlier = sameName ?? sameHost;
    if (earlier !== undefined)
      return {
        ...row,
        result: 'repeated',
        message: `has the same ${sameName === undefined ? 'website' : 'name'} as line ${earlier}`,
      };
    seen.set(`name ${name}`, row.line);
    seen.set(`host ${host}`, row.line);
    return row;
  });
}
