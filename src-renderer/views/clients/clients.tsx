import { ActionIcon, Button, MultiSelect, Select, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPhoto, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { messageOf } from '../../api/call-error.ts';
import { useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { useNow, useToday } from '../../app/use-today.ts';
import { ColumnChoice, useHiddenColumns } from '../../components/column-choice.tsx';
import { DataTable, preloadTable } from '../../components/data-table.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { downloadFile } from '../../components/download.tsx';
import { NoClientYet } from '../../components/no-client-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import type { Sort } from '../../components/sorting.ts';
import { Empty } from '../../components/states.tsx';
import { formatDay, formatMonth } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { scoredQueries } from '../../labels/scored-queries.ts';
import { clientColumns } from './client-columns.tsx';
import {
  clientFilters,
  clientTable,
  formatSort,
  parseSort,
  searchClients,
  sortClients,
  type Client,
  type ClientFilter,
} from './client-rows.ts';
import './clients.css';

type Portfolio = OutputOf<'get-portfolio'>;

// The first thing many people see: its table is loaded beside its figures.
preloadTable();

const byName: Sort = { column: 'client', descending: false };
const lineHeight = 27;
const rowHeight = ({ platforms }: Client): number => Math.max(2, platforms.length) * lineHeight + 12;

/** Saves the list as PNG; drawn by code that is loaded when it is first needed. */
async function savePng(clients: readonly Client[], note: string, simulated: boolean): Promise<void> {
  const [{ clientsPicture }, { embeddedFonts }, { toPng }] = await Promise.all([
    import('./clients-picture.ts'),
    import('../../pictures/embedded-fonts.ts'),
    import('../../pictures/save-picture.ts'),
  ]);
  const { svg } = clientsPicture(clients, note, simulated);
  const fonts = await embeddedFonts(svg);
  downloadFile(`${t('Clients')}.png`, await toPng(svg.replace(/<\/svg>$/, () => `<style>${fonts}</style></svg>`)));
}

/** All clients beside each other: which one moved, and what waits for me. */
export default function Clients() {
  const portfolio = useOperation('get-portfolio', {}, { keepPrevious: true });
  useEffect(() => {
    document.title = `${t('Clients')} · Answerscope`;
  }, []);
  return (
    <Query
      of={portfolio}
      what={t('the clients')}
      loading={
        <div className="page page-full">
          <PageTitle title={t('Clients')} />
          <TableSkeleton rows={9} />
        </div>
      }
      isEmpty={({ customers }) => customers.length === 0}
      empty={
        <NoClientYet>{t('Every client appears here with its scores, what waits for you, and its scans.')}</NoClientYet>
      }
    >
      {(data) => <ClientList portfolio={data} />}
    </Query>
  );
}

function ClientList({ portfolio }: { portfolio: Portfolio }) {
  const now = useNow();
  const simulated = useWorkspaceStatus().data?.env === 'sample';
  const today = useToday();
  const [parameters, change] = useViewParameters();
  const hidden = useHiddenColumns('clients');
  const search = parameters.get('search') ?? '';
  const platforms = [
    ...new Set(portfolio.customers.flatMap((client) => client.platforms.map((entry) => entry.platform))),
  ];
  const platform = platforms.find((name) => name === parameters.get('platform')) ?? null;
  const filter: ClientFilter = clientFilters.find(({ id }) => id === parameters.get('show'))?.id ?? 'all';
  const sort = parseSort(parameters.get('sort')) ?? byName;
  const columns = useMemo(() => clientColumns(now), [now]);
  const knownTags = [...new Set(portfolio.customers.flatMap(({ tags }) => tags))].toSorted(texts().compare);
  const tags = (parameters.get('tags') ?? '').split(',').filter((tag) => knownTags.includes(tag));
  const found = searchClients(portfolio.customers, search, platform, tags);
  const rows = sortClients(
    found.filter((client) => clientFilters.find(({ id }) => id === filter)?.includes(client)),
    sort,
  );
  const starred = rows.some(({ withoutBranded }) => withoutBranded)
    ? t('* {queries}.', { queries: scoredQueries(true) })
    : '';
  const note = t('{count, plural, one {# client} other {# clients}}, {day}', {
    count: rows.length,
    day: formatDay(today),
  });
  const save = () =>
    savePng(
      rows,
      `${t('{note}. 30-day scores with 95 % intervals; changes against the 90 days before.', { note })} ${starred}`.trim(),
      simulated,
    ).catch((error: unknown) => {
      notifications.show({ color: 'red', title: t('The picture was not saved'), message: messageOf(error) });
    });
  return (
    <div className="page page-full clients">
      <PageTitle
        title={t('Clients')}
        note={t('{count, plural, one {# client} other {# clients}}', { count: portfolio.customers.length })}
      >
        <SearchBox label={t('Find a client')} value={search} change={(text) => change({ search: text })} />
        <ColumnChoice table="clients" columns={columns} hidden={hidden} />
        <SaveTable table={clientTable(rows)} />
        <Tooltip label={t('Save as PNG')}>
          <ActionIcon aria-label={t('Save Clients as PNG')} disabled={rows.length === 0} onClick={() => void save()}>
            <IconPhoto size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Button component={Link} href="/start" leftSection={<IconPlus size={14} />}>
          {t('New client')}
        </Button>
      </PageTitle>
      <div className="clients-filters">
        <Segments
          size="xs"
          aria-label={t('Show')}
          value={filter}
          onChange={(value) => change({ show: value === 'all' ? null : value })}
          data={clientFilters.map(({ id, label, includes }) => ({
            value: id,
            label: `${label} ${formatCount(found.filter(includes).length)}`,
          }))}
        />
        {platforms.length > 1 && (
          <Select
            size="xs"
            w="9rem"
            aria-label={t('Platform')}
            placeholder={t('All platforms')}
            clearable
            value={platform}
            onChange={(value) => change({ platform: value })}
            data={platforms.map((name) => ({ value: name, label: platformLabel(name) }))}
          />
        )}
        {knownTags.length > 0 && (
          <MultiSelect
            size="xs"
            miw="8rem"
            flex="1 1 8rem"
            maw="12rem"
            aria-label={t('Tags')}
            placeholder={tags.length === 0 ? t('All tags') : undefined}
            clearable
            searchable
            value={tags}
            onChange={(value) => change({ tags: value.length === 0 ? null : value.join(',') })}
            data={knownTags}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <Empty
          title={t('No client matches')}
          action={
            <Button variant="default" onClick={() => change({ search: null, show: null, platform: null, tags: null })}>
              {t('Show all clients')}
            </Button>
          }
        >
          {search !== ''
            ? t('Nothing matches “{search}”.', { search })
            : tags.length > 0
              ? t('No client with these tags is in this state.')
              : t('No client is in this state: nothing to do here.')}
        </Empty>
      ) : (
        <DataTable
          label={t('Clients')}
          rows={rows}
          columns={columns}
          hidden={hidden}
          rowKey={({ customerId }) => customerId}
          rowHeight={rowHeight}
          stickyFirst
          sort={sort}
          onSort={(next) => change({ sort: formatSort(next) })}
          footer={
            <span>
              {t(
                '30-day scores with 95 % intervals; a change compares them with the 90 days before, and at most one client of thirty shows a false one in half a year. Spend of {month}.',
                { month: formatMonth(portfolio.month) },
              )}
              {starred !== '' && ` ${starred}`}
            </span>
          }
        />
      )}
    </div>
  );
}
