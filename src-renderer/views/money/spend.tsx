import { useMemo, useState } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { useOperation } from '../../api/hooks.ts';
import { given } from '../../api/scope.ts';
import type { Filters } from '../../app/address.ts';
import { useToday } from '../../app/use-today.ts';
import { ClientChoice } from '../../components/client-choice.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { formatMonth } from '../../format/dates.ts';
import { spentDollars } from '../../format/money.ts';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

/** Eleven months before the current one: twelve in total. */
const monthsBack = 11;

/** Costs of AI models outside scans belong to no platform. */
const isOutsideScans = (platform: string): boolean => platform === 'analysis';
const spentOn = (platform: string): string =>
  isOutsideScans(platform) ? t('AI models outside scans') : platformLabel(platform);
const noClient = t('no client (tests, drafts)');

/** What was spent in a period, with the requests that the sum leaves out. */
function spentWords({ costUsd, unpricedRequests }: OutputOf<'spend-report'>, isChosen: boolean): string {
  const spent = { cost: formatDollars(costUsd), unpriced: unpricedRequests };
  return isChosen
    ? t(
        '{cost} in this period{unpriced, plural, =0 {} one {, # request without a price} other {, # requests without a price}}',
        spent,
      )
    : t(
        '{cost} in twelve months{unpriced, plural, =0 {} one {, # request without a price} other {, # requests without a price}}',
        spent,
      );
}

/** Spend by month and platform in the chosen period or twelve months, for this client or all clients. */
export function Spend({ customerId, filters }: { customerId: number; filters: Filters }) {
  const [allClients, setAllClients] = useState(false);
  const today = useToday();
  const yearAgo = useMemo(() => {
    const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - monthsBack);
    return date.toISOString().slice(0, 10);
  }, [today]);
  const isChosen = filters.from !== null || filters.to !== null;
  const period = isChosen ? given({ from: filters.from, to: filters.to }) : { from: yearAgo, to: today };
  const spend = useOperation(
    'spend-report',
    { ...(allClients ? {} : { customerId }), ...period },
    { keepPrevious: true },
  );
  const rows = spend.data?.rows ?? [];
  const textColumns = [mark('Month'), ...(allClients ? [mark('Client')] : []), mark('Platform')];
  const header = [...textColumns, mark('Requests'), mark('Cost'), mark('Unconfirmed cost (maximum)')];
  return (
    <Panel
      title={t('Spend')}
      note={spend.data === undefined ? undefined : spentWords(spend.data, isChosen)}
      actions={
        <>
          <ClientChoice label={t('Clients')} allClients={allClients} change={setAllClients} />
          <SaveTable
            table={{
              name: t('Spend'),
              header: [...header, mark('Requests without a price')],
              rows: rows.map((row) => [
                row.month,
                ...(allClients ? [row.customerName ?? noClient] : []),
                spentOn(row.platform),
                row.requests,
                row.costUsd,
                row.unconfirmedUsd,
                row.unpricedRequests,
              ]),
            }}
          />
        </>
      }
    >
      <Query
        of={spend}
        what={t('the spend')}
        compact
        loading={<Lines count={4} />}
        isEmpty={() => rows.length === 0}
        empty={
          <Empty compact title={allClients ? t('Nothing spent yet') : t('Nothing spent on this client yet')}>
            {t('Imported and simulated answers cost nothing.')}
          </Empty>
        }
      >
        {() => (
          <table className="plain-table">
            <thead>
              <tr>
                {header.map((name, index) => (
                  <th key={name} className={index >= textColumns.length ? 'figure' : undefined}>
                    {t.marked(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.month}-${row.platform}-${row.customerId ?? 0}`}>
                  <td>{formatMonth(row.month)}</td>
                  {allClients && (
                    <td>
                      {row.customerName === null ? (
                        <span className="dim">{noClient}</span>
                      ) : (
                        <bdi>{row.customerName}</bdi>
                      )}
                    </td>
                  )}
                  <td>
                    {isOutsideScans(row.platform) ? spentOn(row.platform) : <PlatformMark platform={row.platform} />}
                  </td>
                  <td className="figure">{formatCount(row.requests)}</td>
                  <td className="figure">{spentDollars(row.costUsd, row.unpricedRequests)}</td>
                  <td className="figure dim">{row.unconfirmedUsd === 0 ? '–' : formatDollars(row.unconfirmedUsd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Query>
    </Panel>
  );
}
