import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { findCountry } from '#shared/domain/countries.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { findGroupByName } from '#main/store/query-groups.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { createGroup, requireCredit } from '../create-group.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';
import type { ParsedOf } from '#shared/contract/index.ts';
import type { Caller } from '../service.ts';

/** Recorded answers from files. */
export const importHandlers: HandlersOf<'import-answers'> = {
  'import-answers': async (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    const known = existingGroup(request, context, caller, customer);
    const { groupName } = request;
    if (known === null) requireCredit(context, customer);
    if (request.dryRun) return run(context, request, known ?? undefined);
    // A dry run first: a file that cannot be read to its end leaves nothing half imported, no empty group, no spent credit.
    const check = await run(context, { ...request, dryRun: true }, known ?? undefined);
    const brings = check.imported + check.queriesOnly;
    if (check.needs === null && brings === 0 && (known === null || check.alreadyThere === 0))
      throw invalidRequest('file', nothingToImport(check));
    const isNew = known === null && groupName !== undefined && check.needs === null;
    return run(context, request, isNew ? newGroup(context, customer, groupName, request) : (known ?? undefined));
  },
};

function existingGroup(
  request: ParsedOf<'import-answers'>,
  context: ServiceContext,
  caller: Caller,
  customer: CustomerRow,
): number | null {
  if (request.queryGroupId !== undefined && request.groupName !== undefined)
    throw invalidRequest('groupName', 'must not be given together with queryGroupId: answers go into one group');
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
  const lost = check.notCarriedOver.filter(({ rows }) => rows !== null);
  if (first === undefined && lost.length > 0)
    return `the file holds nothing that can be imported by itself: ${lost.map(({ what, why, rows }) => `${rows} ${what}, but ${why}`).join('; ')}. Put the files of an export into one folder, and import the folder`;
  if (first === undefined) return 'the file holds no rows';
  const example = first.example === null ? '' : ` ("${first.example}")`;
  const place = `${check.countedIn === 'rows' ? 'row' : 'line'} ${first.lines[0] ?? 1}`;
  const others = check.problems.slice(1).map(({ message, count }) => `; ${count} × ${message}`);
  return `no row can be imported; ${first.count === 1 ? place : `${first.count} rows, first ${place}`}: ${first.message}${example}${others.join('')}`;
};
