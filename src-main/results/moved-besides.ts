import type { Action } from '#shared/contract/workspace/actions.ts';
import type { Besides } from '#shared/contract/workspace/effects.ts';
import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
import { normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import { listBrandRows } from '#main/store/brands.ts';
import type { ReadStore } from '#main/store/open.ts';
import { withQueriesOnly } from '#main/store/queries-only.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import { pageCitations } from '#main/store/statistics/page-citations.ts';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { companyFigures } from './companies.ts';
import type { EffectReader } from './effects.ts';

/** Days before an action that its figures are compared with, at most. */
const mostDays = 182;

/**
 * What moved besides the share of answers since an action: citations of its pages, and share of voice and position in the
 * answers to its queries, since then and in as many days before.
 */
export function readBesides(reader: EffectReader, action: Action): Besides {
  const { store, customerId, points } = reader;
  const queryIds = action.steps.flatMap(({ queries }) => queries.map(({ queryId }) => queryId));
  const groups = new Set(action.steps.flatMap(({ queries }) => queries.map(({ queryGroupId }) => queryGroupId)));
  const last = points.at(-1)?.date ?? null;
  const platforms = [
    ...new Set(points.filter(({ queryGroupId }) => groups.has(queryGroupId)).map(({ platform }) => platform)),
  ].toSorted((a, b) => (a < b ? 1 : -1));
  const own = withQueriesOnly(store, customerId, queryIds, 1);
  return {
    pages: action.pages.map((url) => ({ url, platforms: citationsOf(store, customerId, url, action.day) })),
    platforms:
      last === null || last < action.day
        ? []
        : platforms.map((platform) => {
            const days = Math.min(mostDays, daysBetween(action.day, last) + 1);
            const after = { from: action.day, to: last };
            const before = { from: addDays(action.day, -days), to: addDays(action.day, -1) };
            const [was, is] = [before, after].map((period) => ownFigures(own, { customerId, platform, ...period }));
            return {
              ...{ platform, before, after },
              shareOfVoice: { before: was?.shareOfVoice ?? null, after: is?.shareOfVoice ?? null },
              position: { before: was?.averagePosition ?? null, after: is?.averagePosition ?? null },
            };
          }),
  };
}

const citationsOf = (store: ReadStore, customerId: number, url: string, day: Day) =>
  pageCitations(store, { customerId, address: normaliseUrl(url) ?? url, day });

function ownFigures(
  store: ReadStore,
  { customerId, platform, from, to }: { customerId: number; platform: string; from: Day; to: Day },
) {
  const scope = resolveScope(store, { customerId, groupId: null, platform, from, to, includeNotActive: true });
  const competitors = listBrandRows(store, customerId).filter(
    ({ kind, state }) => kind === 'competitor' && state === 'confirmed',
  );
  const counts = executionCounts(store, scope);
  const figures = companyFigures(store, { scope, counts, most: 0, confirmedCompetitors: competitors.length });
  return figures.find((company) => company.own);
}
