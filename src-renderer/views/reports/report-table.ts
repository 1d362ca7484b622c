import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { tableOf } from '../../format/table-file.ts';

type Report = OutputOf<'list-reports'>[number];

/** The reports created so far as a file. */
export const reportTable = (name: string, reports: readonly Report[]): TableData =>
  tableOf(
    name,
    [
      { title: mark('Created'), value: ({ createdAt }) => createdAt },
      { title: mark('Title'), value: ({ title }) => title },
      { title: mark('Format'), value: ({ format }) => format },
      { title: mark('From', 'date'), value: ({ from }) => from },
      { title: mark('To', 'date'), value: ({ to }) => to },
      { title: mark('Answers'), value: ({ answers }) => answers },
      { title: mark('Bytes'), value: ({ bytes }) => bytes },
      { title: mark('File'), value: ({ file, present }) => (present ? file : null) },
    ],
    reports,
  );
