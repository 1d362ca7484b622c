import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { tableOf } from '../../format/table-file.ts';
import { t } from '../../language/current.ts';

type Key = OutputOf<'list-keys'>[number];

/** The API keys as a file, by name and first characters: keys themselves are stored nowhere. */
export const keyTable = (keys: readonly Key[]): TableData =>
  tableOf(
    t('API keys'),
    [
      { title: mark('Name'), value: ({ name }) => name },
      { title: mark('Starts with'), value: ({ prefix }) => prefix },
      { title: mark('May', 'what an API key may do'), value: ({ scopes }) => scopes.join(' ') },
      { title: mark('US dollars a day'), value: ({ dailyCapUsd }) => dailyCapUsd },
      { title: mark('Committed today (USD)'), value: ({ committedTodayUsd }) => committedTodayUsd },
      { title: mark('Created', 'API key'), value: ({ createdAt }) => createdAt },
      { title: mark('Last day'), value: ({ expiresOn }) => expiresOn },
      { title: mark('Last used'), value: ({ lastUsedAt }) => lastUsedAt },
      { title: mark('Revoked', 'API key'), value: ({ revokedAt }) => revokedAt },
    ],
    keys,
  );
