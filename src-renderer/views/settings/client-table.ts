import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { tableOf } from '../../format/table-file.ts';

type Client = OutputOf<'list-customers'>[number];

/** The clients of the workspace as a file. */
export const clientTable = (name: string, clients: readonly Client[]): TableData =>
  tableOf(
    name,
    [
      { title: mark('Client'), value: (client) => client.name },
      { title: mark('Website'), value: ({ websiteUrl }) => websiteUrl },
      { title: mark('Tags'), value: ({ tags }) => tags.join('; ') },
      { title: mark('Language'), value: ({ language }) => language ?? null },
      { title: mark('Country'), value: ({ countryCode }) => countryCode ?? null },
      { title: mark('Query groups'), value: ({ queryGroups }) => queryGroups },
      { title: mark('Last scan'), value: ({ lastScanAt }) => lastScanAt },
    ],
    clients,
  );
