import type { InputOf } from '#shared/contract/index.ts';
import { domainCategories } from '#shared/domain/domain-categories.ts';
import { viewScope } from '../../api/scope.ts';
import type { Filters } from '../../app/address.ts';
import { checkKind, checkKinds, type Article, type CheckKind } from './check-words.ts';
import { sides } from './source-split.ts';

export type SourcesRequest = InputOf<'list-sources'>;

/** What the view lists: sites, pages, or pages that name competitors but not the client. */
const sourceParts = ['domains', 'pages', 'without'] as const;

/** The view's own parameters in the address; malformed ones are ignored. */
export function sourceParameters(parameters: URLSearchParams) {
  return {
    part: sourceParts.find((name) => name === parameters.get('show')) ?? 'domains',
    owner: sides.find((name) => name === parameters.get('owner')) ?? null,
    category: domainCategories.find((name) => name === parameters.get('category')) ?? null,
    check: checkKinds.find((name) => name === parameters.get('check')) ?? null,
    search: parameters.get('q')?.trim() ?? '',
  };
}
export type SourceParameters = ReturnType<typeof sourceParameters>;

const states = {
  named: 'checked',
  not_named: 'checked',
  not_checked: 'not_checked',
  unreachable: 'unreachable',
} as const;

/** The request, from the filters and the view's own parameters. */
export const sourcesRequest = (
  customerId: number,
  filters: Filters,
  { part, owner, category, check }: SourceParameters,
): SourcesRequest => ({
  ...viewScope(customerId, filters),
  ...(owner === null ? {} : { owner }),
  ...(category === null ? {} : { category }),
  ...(part === 'pages' && check !== null ? { state: states[check] } : {}),
  ...(part === 'without' ? { competitorsWithoutUs: true } : {}),
});

/** Whether rows are filtered here rather than by the service: then all of them must be loaded. */
export const isNarrowedHere = ({ part, check, search }: SourceParameters): boolean =>
  search !== '' || (part === 'pages' && (check === 'named' || check === 'not_named'));

const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

/** The domains that match the search. */
export const shownDomains = <Row extends { domain: string }>(rows: readonly Row[], search: string): readonly Row[] =>
  search === '' ? rows : rows.filter((row) => holds(row.domain, search));

/** The pages that match the search and the kind of check. */
export function shownArticles(
  rows: readonly Article[],
  { part, check, search }: Pick<SourceParameters, 'part' | 'check' | 'search'>,
): readonly Article[] {
  const kind: CheckKind | null = part === 'pages' ? check : null;
  if (kind === null && search === '') return rows;
  return rows.filter(
    (row) =>
      (kind === null || checkKind(row.check) === kind) &&
      (search === '' || holds(row.url, search) || holds(row.title, search)),
  );
}
