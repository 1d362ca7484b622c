import { queryWords } from '#shared/domain/query-words.ts';
import { useCustomer } from '../api/hooks.ts';
import type { Filters } from '../app/address.ts';

/** Which queries a score covers, in words, where it is not all of them: beside every score of a client. */
export function useScoredQueries(customerId: number | null, filters?: Filters): string {
  const customer = useCustomer(customerId);
  return scoredQueries(customer?.withoutBranded === true, filters);
}

/** The same, of a client whose setting is known; '' for all queries. */
export const scoredQueries = (withoutBranded: boolean, filters?: Filters): string =>
  queryWords({
    tags: filters?.tags,
    intents: filters?.intents,
    branded: filters?.branded ?? (withoutBranded ? 'without' : 'with'),
  });
