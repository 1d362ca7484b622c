import type { InputOf } from '#shared/contract/index.ts';
import { viewScope } from '../../api/scope.ts';
import type { Filters } from '../../app/address.ts';
import type { Sort } from '../../components/sorting.ts';

const outcomes = ['answered', 'no_overview', 'refused'] as const;
const sortable = ['date', 'query', 'position', 'competitors', 'citations'] as const;

export type AnswersRequest = InputOf<'list-answers'>;

const number = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** The request of the Answers view, from the filters and the view's own parameters in the address. */
export function answersRequest(customerId: number, filters: Filters, parameters: URLSearchParams): AnswersRequest {
  const outcome = outcomes.find((name) => name === parameters.get('outcome'));
  const byQuery = parameters.get('by') === 'query';
  const sort = byQuery ? 'query' : sortable.find((name) => name === parameters.get('sort'));
  const named = parameters.get('named');
  const executionId = number(parameters.get('execution'));
  const queryId = number(parameters.get('query'));
  const brandId = number(parameters.get('brand'));
  const search = parameters.get('q')?.trim().slice(0, 200) ?? '';
  const domain = parameters.get('domain') ?? '';
  const article = parameters.get('article') ?? '';
  const cites = (['any', 'own'] as const).find((name) => name === parameters.get('cites'));
  const others = parameters.get('others');
  const ids = (parameters.get('ids') ?? '').split(',').flatMap((id) => number(id) ?? []);
  return {
    ...viewScope(customerId, filters),
    ...(executionId === undefined ? {} : { executionId }),
    ...(queryId === undefined ? {} : { queryId }),
    ...(brandId === undefined ? {} : { brandId }),
    ...(domain === '' ? {} : { domain }),
    ...(article === '' ? {} : { article: article.slice(0, 4_000) }),
    ...(search === '' ? {} : { search }),
    ...(cites === undefined ? {} : { cites }),
    ...(others === 'yes' || others === 'no' ? { namesOthers: others === 'yes' } : {}),
    ...(ids.length === 0 ? {} : { answerIds: ids }),
    ...(named === 'yes'
      ? { mentioned: true }
      : named === 'no'
        ? { mentioned: false, outcome: 'answered' as const }
        : {}),
    ...(outcome === undefined || named === 'no' ? {} : { outcome }),
    ...(sort === undefined ? {} : { sort, descending: !byQuery && parameters.get('desc') === '1' }),
  };
}

const narrowing = ['named', 'brand', 'domain', 'article', 'cites', 'others', 'ids', 'execution', 'query', 'outcome'];

/** Whether an address asks for some of the answers of its scope only; a search in the queries aside. */
export const isNarrowed = (parameters: URLSearchParams): boolean => narrowing.some((name) => parameters.has(name));

/** The sort an address asks for. */
export function sortOf(parameters: URLSearchParams): Sort | null {
  const column = sortable.find((name) => name === parameters.get('sort'));
  return column === undefined ? null : { column, descending: parameters.get('desc') === '1' };
}
