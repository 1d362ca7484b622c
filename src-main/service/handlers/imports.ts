import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { findCountry } from '#shared/domain/countries.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { findGroupByName } from '#main/store/query-groups.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createGroup } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';
import type { ParsedOf } from '#shared/contract/index.ts';
import type { Caller } from '../service.ts';

/** Recorded answers from files. */
export const importHandlers: HandlersOf<'import-answers'> = {
  'import-answers': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    const known = existingGroup(request, context, caller, customer);
    const { groupName } = request;
    // A dry run first: an unreadable file must not leave an empty group and a spent credit.
    if (known === null && groupName !== undefined && !request.dryRun) {
      const check = await run(context, { ...request, dryRun: true }, undefined);
      if (check.imported === 0) throw invalidRequest('file', nothingToImport(check));
      return run(context, request, newGroup(context, customer, groupName, request));
    }
    return run(context, request, known ?? undefined);
  },
};

function existingGroup(
  request: ParsedOf<'import-answers'>,
  context: ServiceContext,
  caller: Caller,
  customer: CustomerRow,
): number | null {
  if (request.queryGroupId !== undefined) {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
    if (group.customerId !== customer.id) throw notFound('query group', request.queryGroupId);
    return group.id;
  }
  if (request.groupName === undefined)
    throw invalidRequest('queryGroupId', 'name the group to import into: queryGroupId, or groupName for a new one');
  return findGroupByName(context.store, customer.id, request.groupName)?.id ?? null;
}

async function run(
  context: ServiceContext,
  request: ParsedOf<'import-answers'>,
  groupId: number | undefined,
): Promise<OutcomeOf<'import'>> {
  const outcome = await context.jobs.start('import', { ...request, queryGroupId: groupId }).finished;
  if (!outcome.dryRun) context.recomputeInBackground([request.customerId]);
  return outcome;
}

const newGroup = (
  context: ServiceContext,
  customer: CustomerRow,
  name: string,
  request: ParsedOf<'import-answers'>,
): number =>
  createGroup(context, customer, {
    name,
    type: 'original',
    parentId: null,
    websiteUrl: customer.websiteUrl,
    keywords: [name.replaceAll(',', ' ')],
    language: request.language ?? 'English',
    country: findCountry(request.countryCode ?? 'us') ?? 'us',
    queries: [],
    platforms: [request.platform ?? 'chatgpt'],
    comments: 'Created by an import.',
    schedule: 'off',
  });

const nothingToImport = (check: OutcomeOf<'import'>): string => {
  const [first] = check.problems;
  if (first) return `no row can be imported; line ${first.line}: ${first.message}`;
  return 'the file holds no rows';
};
