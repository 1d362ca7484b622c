import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { ParsedOf } from '#shared/contract/index.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import {
  addBrandName,
  findBrand,
  findBrandByKey,
  insertBrand,
  listBrandFigures,
  listBrandNames,
  listBrandRows,
  mergeTargets,
  removeBrandNames,
  updateBrand,
  type BrandRow,
} from '#main/store/brands.ts';
import { otherMeanings } from '#main/findings/word-table.ts';
import { renameCustomer } from '#main/store/customers.ts';
import { findDomain, overrideCategory } from '#main/store/domains.ts';
import { findExecutionListing } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { listReanalysisRows, recordDecision } from '#main/store/reanalyses.ts';
import { raiseBrandRevision } from '#main/store/revisions.ts';
import { domainCategoriesFor } from '#main/store/statistics/domain-categories.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { requireCustomer } from '../ownership.ts';

const shownReanalyses = 20;

/** The brand book: names, decisions, merges, categories. Every change recomputes the history. */
export const brandHandlers: HandlersOf<
  'list-brands' | 'save-brand' | 'merge-brands' | 'set-domain-category' | 'list-reanalyses'
> = {
  'list-brands': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const names = Map.groupBy(listBrandNames(context.store, request.customerId), (name) => name.brandId);
    const figures = new Map(listBrandFigures(context.store, request.customerId).map((row) => [row.brandId, row]));
    return listBrandRows(context.store, request.customerId).map((row) => {
      const valuesOf = (kind: 'alias' | 'exclude' | 'domain') =>
        (names.get(row.id) ?? []).filter((name) => name.kind === kind).map((name) => name.value);
      return {
        brandId: row.id,
        name: row.name,
        own: row.kind === 'own',
        state: row.state,
        mergedIntoId: row.mergedInto,
        aliases: valuesOf('alias'),
        excludes: valuesOf('exclude'),
        domains: valuesOf('domain'),
        commonWord: row.commonWord === null ? null : row.commonWord === 1,
        ...(row.state === 'confirmed' || row.state === 'candidate'
          ? otherMeanings([row.name, ...valuesOf('alias')])
          : { wordIn: [], firstName: false }),
        productOfId: row.productOf,
        probability: row.probability,
        answers: figures.get(row.id)?.answers ?? 0,
        lastNamed: figures.get(row.id)?.lastNamed ?? null,
      };
    });
  },

  'save-brand': (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    return decide(context, customer.id, () => {
      if (request.brandId === undefined) return addCompetitor(context, request);
      const row = requireBrand(context, customer.id, request.brandId);
      if (row.kind === 'own' && request.state !== undefined && request.state !== 'confirmed')
        throw invalidRequest('state', "the customer's own brand is always confirmed");
      updateBrand(context.store, row.id, {
        ...(request.name !== undefined && { name: request.name }),
        ...(request.commonWord !== undefined && { commonWord: request.commonWord }),
        ...(request.state !== undefined && { state: request.state, mergedInto: null }),
      });
      setNames(context, row.id, request);
      // One company has one name, in the list of clients too.
      if (row.kind === 'own' && request.name !== undefined) renameCustomer(context.store, customer.id, request.name);
      // A user's name for a company takes precedence over the one discovery finds next week.
      if (request.name !== undefined && request.name !== row.name) {
        addBrandName(context.store, row.id, 'alias', row.name);
        dropAlias(context.store, customer.id, row.id, request.name);
      }
      const after = request.name ?? row.name;
      const verb =
        request.state === undefined || request.state === row.state
          ? 'Changed'
          : { confirmed: 'Confirmed', candidate: 'Reopened', ignored: 'Ignored' }[request.state];
      return {
        brandId: row.id,
        description: after === row.name ? `${verb} ${row.name}.` : `Renamed ${row.name} to ${after}.`,
      };
    });
  },

  'merge-brands': (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    return decide(context, customer.id, () => {
      const from = requireBrand(context, customer.id, request.brandId);
      const into = requireBrand(context, customer.id, request.intoBrandId);
      if (from.kind === 'own')
        throw invalidRequest(
          'brandId',
          "the customer's own brand cannot be merged into another; merge the other brand into it",
        );
      const target = mergeTargets(listBrandRows(context.store, customer.id))(into.id);
      if (target === from.id) throw invalidRequest('intoBrandId', `${into.name} is already a name of ${from.name}`);
      updateBrand(context.store, from.id, { state: 'merged', mergedInto: target });
      return { brandId: target, description: `Merged ${from.name} into ${into.name}.` };
    });
  },

  'set-domain-category': (request, context, caller) => {
    const customer = requireCustomer(context, caller, request.customerId);
    const domain = findDomain(context.store, request.domain);
    if (!domain)
      throw invalidRequest(
        'domain',
        `no answer cites ${request.domain}; name a registrable domain such as example.com`,
      );
    overrideCategory(context.store, customer.id, domain.id, request.category);
    return {
      domain: request.domain,
      category: domainCategoriesFor(context.store, customer.id, [domain.id]).get(domain.id) ?? domain.category,
    };
  },

  'list-reanalyses': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    return listReanalysisRows(context.store, request.customerId, request.limit ?? shownReanalyses).map((row) => ({
      id: row.id,
      revision: row.brandRevision,
      analysisVersion: row.analysisVersion,
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      reason: row.reason,
      answers: row.answers,
      changes: row.changes.map(({ executionId, before, after }) => {
        const execution = findExecutionListing(context.store, executionId);
        return {
          executionId,
          queryGroupName: execution?.groupName ?? '',
          platform: execution?.platform ?? '',
          date: execution?.executionDate ?? '',
          scoreBefore: percentage(before.mentioned, before.answered),
          scoreAfter: percentage(after.mentioned, after.answered),
        };
      }),
    }));
  },
};

/** Makes a decision about the brand book in one transaction, and recomputes the history in the background. */
function decide(
  context: ServiceContext,
  customerId: number,
  work: () => { brandId: number; description: string },
): { brandId: number; revision: number } {
  const decided = context.store.transaction(() => {
    const { brandId, description } = work();
    const revision = raiseBrandRevision(context.store, customerId);
    recordDecision(context.store, customerId, revision, nowIso(context), description);
    return { brandId, revision };
  });
  context.recomputeInBackground([customerId]);
  return decided;
}

/** Drops a name from the other names of a brand that has it as its own again. */
function dropAlias(store: Store, customerId: number, brandId: number, name: string): void {
  const aliases = listBrandNames(store, customerId).filter((one) => one.brandId === brandId && one.kind === 'alias');
  const left = aliases.filter(({ value }) => companyKey(value) !== companyKey(name));
  if (left.length === aliases.length) return;
  removeBrandNames(store, brandId, 'alias');
  for (const { value } of left) addBrandName(store, brandId, 'alias', value);
}

function requireBrand(context: ServiceContext, customerId: number, brandId: number): BrandRow {
  const row = findBrand(context.store, brandId);
  if (!row || row.customerId !== customerId) throw notFound('brand', brandId);
  return row;
}

function addCompetitor(
  context: ServiceContext,
  request: ParsedOf<'save-brand'>,
): { brandId: number; description: string } {
  if (request.name === undefined) throw invalidRequest('name', 'is required for a new brand');
  const key = companyKey(request.name);
  const known = findBrandByKey(context.store, request.customerId, key);
  if (known) throw invalidRequest('name', `${known.name} is already in the brand book (${known.state})`);
  const brandId = insertBrand(context.store, {
    customerId: request.customerId,
    kind: 'competitor',
    name: request.name,
    key,
    state: request.state ?? 'confirmed',
    commonWord: request.commonWord ?? null,
    createdAt: nowIso(context),
  });
  setNames(context, brandId, request);
  return { brandId, description: `Added ${request.name}.` };
}

function setNames(context: ServiceContext, brandId: number, request: ParsedOf<'save-brand'>): void {
  for (const [kind, values] of [
    ['alias', request.aliases],
    ['exclude', request.excludes],
    ['domain', request.domains],
  ] as const) {
    if (values === undefined) continue;
    removeBrandNames(context.store, brandId, kind);
    for (const value of values) addBrandName(context.store, brandId, kind, value);
  }
}
