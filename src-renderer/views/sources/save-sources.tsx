import { useState } from 'react';
import { mark } from '#shared/language/text-key.ts';
import type { Column } from '../../components/data-table.tsx';
import { SaveMenu, useSaveTable } from '../../components/save-table.tsx';
import type { CsvValue } from '../../format/csv.ts';
import type { TableData } from '../../format/table-data.ts';
import { tableOf, type TableFormat } from '../../format/table-file.ts';
import { t } from '../../language/current.ts';
import { reasonWords, type Article } from './check-words.ts';
import type { Domain } from './source-columns.tsx';
import { shownArticles, type SourceParameters, type SourcesRequest } from './source-parameters.ts';
import { readAllArticles } from './use-sources.ts';

/** The columns of the file beyond those of the table of pages. */
const furtherColumns: readonly { title: string; value: (row: Article) => CsvValue }[] = [
  { title: mark('Title'), value: (row) => row.title },
  { title: mark('Domain'), value: (row) => row.domain },
  { title: mark('Checked at'), value: (row) => row.check.checkedAt },
  { title: mark('Why unreachable'), value: (row) => reasonWords(row.check) },
  { title: mark('Sentence naming the client'), value: (row) => row.check.evidence },
];

/** Saves every row of the table of domains or pages, loaded or not. */
export function SaveSources({
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
  const [saving, setSaving] = useState(false);
  const saveTable = useSaveTable();
  const read = async (): Promise<TableData> => {
    if (chosen.part === 'domains') return tableOf(t('{client} cited domains', { client: name }), domainTable, domains);
    const rows = shownArticles(await readAllArticles(request), chosen);
    const title =
      chosen.part === 'pages'
        ? t('{client} cited pages', { client: name })
        : t('{client} pages naming competitors only', { client: name });
    return tableOf(title, [...articleTable, ...furtherColumns], rows);
  };
  const save = async (format: TableFormat) => {
    setSaving(true);
    await saveTable(format, read);
    setSaving(false);
  };
  return (
    <SaveMenu
      name={chosen.part === 'domains' ? t('the domains') : t('the pages')}
      loading={saving}
      disabled={disabled}
      save={(format) => void save(format)}
    />
  );
}
