import { ActionIcon, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/call-error.ts';
import type { Column } from '../../components/data-table.tsx';
import { downloadText } from '../../components/download.tsx';
import { csvName, toCsv, type CsvValue } from '../../format/csv.ts';
import { reasonWords, type Article } from './check-words.ts';
import type { Domain } from './source-columns.tsx';
import { shownArticles, type SourceParameters, type SourcesRequest } from './source-parameters.ts';
import { readAllArticles } from './use-sources.ts';

/** The columns of the file beyond those of the table of pages. */
const furtherColumns: readonly { title: string; value: (row: Article) => CsvValue }[] = [
  { title: 'Title', value: (row) => row.title },
  { title: 'Domain', value: (row) => row.domain },
  { title: 'Checked at', value: (row) => row.check.checkedAt },
  { title: 'Why unreachable', value: (row) => reasonWords(row.check) },
  { title: 'Sentence naming the client', value: (row) => row.check.evidence },
];

/** Saves every row of the table, loaded or not. */
export function SourceCsv({
  name,
  chosen,
  request,
  domains,
  domainTable,
  articleTable,
  disabled,
}: {
  name: string;
  chosen: SourceParameters;
  request: SourcesRequest;
  domains: readonly Domain[];
  domainTable: readonly Column<Domain>[];
  articleTable: readonly Column<Article>[];
  disabled: boolean;
}) {
  const save = useMutation({
    mutationFn: async () => {
      if (chosen.part === 'domains') {
        downloadText(
          csvName(`${name} cited domains`),
          toCsv(
            domainTable.map((column) => column.title),
            domains.map((row) => domainTable.map((column) => column.value(row))),
          ),
        );
        return;
      }
      const columns = [...articleTable, ...furtherColumns];
      const rows = shownArticles(await readAllArticles(request), chosen);
      downloadText(
        csvName(chosen.part === 'pages' ? `${name} cited pages` : `${name} pages naming competitors only`),
        toCsv(
          columns.map((column) => column.title),
          rows.map((row) => columns.map((column) => column.value(row))),
        ),
      );
    },
    meta: { quiet: true },
    onError: (error) =>
      notifications.show({ color: 'red', title: 'The sources could not be saved', message: messageOf(error) }),
  });
  return (
    <Tooltip label="Save as CSV">
      <ActionIcon
        aria-label={`Save the ${chosen.part === 'domains' ? 'domains' : 'pages'} as CSV`}
        loading={save.isPending}
        disabled={disabled}
        onClick={() => save.mutate()}
      >
        <IconDownload size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
