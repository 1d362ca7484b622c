import { useCustomer } from '../api/hooks.ts';
import type { Filters } from '../app/address.ts';
import { scoredQueries } from './scored-queries.ts';

/** Which queries the scores of a view cover, in words, where it is not all of them; '' otherwise. */
export const useScoredQueries = (customerId: number | null, filters?: Filters): string =>
  scoredQueries(useCustomer(customerId)?.withoutBranded === true, filters);
