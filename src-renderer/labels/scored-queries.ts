import { queryWords } from '#shared/domain/query-words.ts';
import type { Filters } from '../app/address.ts';
import { texts } from '../language/current.ts';

/** Which queries the score of a client covers, in words; '' for all queries. */
export const scoredQueries = (withoutBranded: boolean, filters?: Filters): string =>
  queryWords(
    {
      tags: filters?.tags,
      intents: filters?.intents,
      branded: filters?.branded ?? (withoutBranded ? 'without' : 'with'),
    },
    texts(),
  );
