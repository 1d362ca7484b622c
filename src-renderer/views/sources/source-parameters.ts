import type { InputOf } from '#shared/contract/index.ts';
import { domainCategories } from '#shared/domain/domain-categories.ts';
import { viewScope } from '../../api/scope.ts';
import type { Filters } from '../../app/address.ts';
import { checkKind, checkKinds, type Article, type CheckKind } from './check-words.ts';
import { sides } from './source-split.ts';

export type SourcesRequest = InputOf<'list-sources'>;

/** What the view lists: sites, pages, or the pages that name competitors and not the client. */
export const sourceParts = ['domains', 'pages', 'without'] as const;
export type SourcePart = (typeof sourceParts)[number];

/** The view's own part of the address; what is malformed is left out. */
export function sourceParameters(parameters: URLSearchParams) {
  return {
    part: sourceParts.find((one) => one === parameters.get('show')) ?? 'domains',
    owner: sides.find((one) => one === parameters.get('owner')) ?? null,
    category: domainCategories.find((one) => one === parameters.get('category')) ?? null,
    check: checkKinds.find((one) => one === parameters.get('check')) ?? null,
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

/** What is asked for, from the filters and the view's own part of the address. */
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

/** Whether rows are left out here, after they were read: then all of them must be read. */
export const isNarrowedHere = ({ part, check, search }: SourceParameters): boolean =>
  search !== '' || (part === 'pages' && (check === 'named' || check === 'not_named'));

const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

/** The domains that the search leaves. */
export const shownDomains = <Row extends { domain: string }>(rows: readonly Row[], search: string): readonly Row[] =>
  search === '' ? rows : rows.filter((row) => holds(row.domain, search));

/** The pages that the search and the kind of check leave. */
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
