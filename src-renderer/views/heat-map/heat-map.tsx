import { Switch, useComputedColorScheme } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { withPeriod, type Filters } from '../../app/address.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Query } from '../../components/query.tsx';
import { Empty } from '../../components/states.tsx';
import { comparedDays, comparedWords, periodOf } from '../../app/period.ts';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { t } from '../../language/current.ts';
import { heatRows, heatShare, namedInstead, sharesOfMap, type HeatBefore, type HeatOrder } from './heat-rows.ts';
import { HeatTable } from './heat-table.tsx';
import './heat-map.css';

/** Rows of a picture, which should fit a page. */
const pictureRows = 40;

/** One decimal, as percentages are shown. */
const rounded = (share: number | null) => (share === null ? null : Math.round(share * 10) / 10);

/** The most companies that one request may count. */
const mostCompanies = 30;

/** Which queries name whom: one row per query, one column per company, darker where more of the answers name it. */
export function HeatMap({ customerId, filters }: { customerId: number; filters: Filters }) {
  const matrix = useOperation(
    'get-query-companies',
    { ...viewScope(customerId, filters), companies: 10 },
    { keepPrevious: true },
  );
  const days = comparedDays(filters, withPeriod(filters, matrix.data?.period ?? null));
  // All companies that can be asked for: one of this period's ten may have been named less in the days before.
  const earlier = useOperation(
    'get-query-companies',
    days === null ? null : { ...viewScope(customerId, { ...filters, ...days }), companies: mostCompanies },
    { keepPrevious: true },
  ).data;
  const isCompared = days !== null;
  const before = useMemo(
    () => (isCompared && earlier !== undefined ? sharesOfMap(earlier) : null),
    [isCompared, earlier],
  );
  return (
    <Query
      of={matrix}
      what={t('the queries and companies')}
      loading={<PanelSkeleton height="30rem" lines={14} />}
      isEmpty={(data) => data.queries.length === 0}
      empty={
        <NothingYet
          customerId={customerId}
          view="competitors"
          filters={filters}
          title={t('No query has an answer yet')}
        >
          {t('Rows appear here as soon as a scan returns answers.')}
        </NothingYet>
      }
    >
      {(data) => <HeatPanel data={data} before={before} days={days} customerId={customerId} filters={filters} />}
    </Query>
  );
}

function HeatPanel({
  data,
  before,
  days,
  customerId,
  filters,
}: {
  data: OutputOf<'get-query-companies'>;
  /** The shares in the days before; null where none are compared. */
  before: HeatBefore | null;
  days: ReturnType<typeof comparedDays>;
  customerId: number;
  filters: Filters;
}) {
  const scheme = useComputedColorScheme('light');
  const client = useCustomer(customerId)?.name ?? '';
  const [order, setOrder] = useState<HeatOrder>('gap');
  const [onlyInstead, setOnlyInstead] = useState(false);
  const covered = withPeriod(filters, data.period);
  const rows = useMemo(() => heatRows(data, order, onlyInstead), [data, order, onlyInstead]);
  const own = data.companies.findIndex((company) => company.own);
  const instead = data.queries.filter((query) => query.answered > 0 && namedInstead(query, own)).length;
  return (
    <Panel
      title={t('Queries and companies')}
      note={`${t('percentage of the answers to each query that name a company')} · ${
        data.executions === data.executionsInScope
          ? t('{count, plural, one {# scan} other {# scans}}', { count: data.executions })
          : t('the newest {shown, number} of {count, plural, one {# scan} other {# scans}}', {
              shown: data.executions,
              count: data.executionsInScope,
            })
      }${comparedWords(days)}`}
      actions={
        <>
          <PictureButton
            picture={{
              title: t('Queries and companies'),
              client,
              period: periodOf(covered),
              note: [
                t('percentage of the answers to each query that name a company'),
                ...(rows.length > pictureRows
                  ? [
                      t('{part, number} of {count, plural, one {# query} other {# queries}}', {
                        part: pictureRows,
                        count: rows.length,
                      }),
                    ]
                  : []),
              ].join(' · '),
              legend: [],
              body: {
                kind: 'grid',
                columns: data.companies.map((company) => company.name),
                rows: rows.slice(0, pictureRows).map((row) => ({
                  label: row.query,
                  shares: row.named.map((named) => heatShare(named, row.answered)),
                })),
              },
              scheme,
            }}
          />
          <SaveTable
            table={{
              name: t('Queries and companies'),
              header: [
                mark('Query'),
                mark('Query group'),
                mark('Answers'),
                ...data.companies.map((company) => company.name),
                ...(before === null ? [] : data.companies.map((company) => `${company.name}, before (%)`)),
              ],
              rows: rows.map((row) => [
                row.query,
                row.queryGroupName,
                row.answered,
                ...row.named,
                ...(before === null
                  ? []
                  : data.companies.map((company) => rounded(before(row.queryId, company.brandId)))),
              ]),
            }}
          />
        </>
      }
    >
      <div className="heat-tools">
        <Switch
          size="xs"
          label={t('Only where others are named instead ({count, number})', { count: instead })}
          checked={onlyInstead}
          onChange={(event) => setOnlyInstead(event.currentTarget.checked)}
        />
        <Segments
          size="xs"
          aria-label={t('Order', {}, 'sorting')}
          value={order}
          onChange={(value) => setOrder(value)}
          data={[
            { value: 'gap', label: t('Furthest behind') },
            { value: 'least-own', label: t('Client least named') },
            { value: 'group', label: t('By group') },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <Empty
          compact
          icon={<IconGridDots size={24} stroke={1.4} />}
          title={t('No one is named instead of the client')}
        >
          {t('Every query that names a competitor also names the client.')}
        </Empty>
      ) : (
        <HeatTable data={data} rows={rows} before={before} covered={covered} customerId={customerId} />
      )}
    </Panel>
  );
}
