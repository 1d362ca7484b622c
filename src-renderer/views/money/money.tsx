import { Button, SegmentedControl } from '@mantine/core';
import { IconAdjustmentsDollar } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import { addDays } from '#shared/domain/dates.ts';
import { useOperation } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { CsvButton } from '../../components/download.tsx';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatCount, formatDollars, plural } from '../../format/numbers.ts';
import { Meter } from './meter.tsx';
import './money.css';
import { usePlannedMonth } from './use-planned.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthLabel = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** This month’s caps: the workspace, this client, and every platform with costs or a cap. */
function Caps({ customerId }: { customerId: number }) {
  const { budget, planned } = usePlannedMonth();
  const data = budget.data;
  if (data === undefined && budget.isError)
    return <Failure title="The caps could not be loaded" error={budget.error} retry={() => void budget.refetch()} />;
  if (data === undefined)
    return (
      <>
        <LoadingNote what="the caps" />
        <PanelSkeleton height="14rem" />
      </>
    );
  const unknown = (planned?.unknownRuns ?? 0) > 0;
  const plannedOf = (usd: number | undefined) => (unknown && usd === 0 ? null : (usd ?? 0));
  const client = data.customers.find((customer) => customer.customerId === customerId);
  const platforms = data.platforms.filter(
    (platform) =>
      platform.capUsd !== null ||
      platform.spentUsd > 0 ||
      platform.unconfirmedUsd > 0 ||
      (planned?.platformsUsd.get(platform.platform) ?? 0) > 0,
  );
  const positions = [data.workspace, ...(client === undefined ? [] : [client]), ...platforms];
  const anyCapped = positions.some((entry) => entry.capUsd !== null);
  const anyUncapped = positions.some((entry) => entry.capUsd === null);
  return (
    <Panel
      title="This month and its caps"
      note={`${monthLabel(data.month)} · resets on ${formatDay(data.renewsOn)}`}
      actions={
        <Button
          component={Link}
          href="/settings?part=money"
          variant="default"
          leftSection={<IconAdjustmentsDollar size={14} />}
        >
          Change caps
        </Button>
      }
    >
      <p className="meter-key">
        {anyCapped && (
          <span>
            <i className="meter-spent" aria-hidden="true" /> spent
          </span>
        )}
        {anyUncapped && (
          <span>
            <i className="meter-spent meter-open" aria-hidden="true" /> {anyCapped ? 'spent, no cap' : 'spent'}
          </span>
        )}
        <span>
          <i className="meter-held" aria-hidden="true" /> not yet billed
        </span>
        <span>
          <i className="meter-planned" aria-hidden="true" /> planned until {formatDay(addDays(data.renewsOn, -1))}
        </span>
      </p>
      <div className="meters">
        <div className="meter-row">
          <b>Total</b>
          <Meter name="Total" position={data.workspace} plannedUsd={plannedOf(planned?.workspaceUsd)} />
        </div>
        {client !== undefined && (
          <div className="meter-row">
            <bdi className="truncate">{client.customerName}</bdi>
            <Meter
              name={client.customerName}
              position={client}
              plannedUsd={plannedOf(planned?.customersUsd.get(customerId))}
            />
          </div>
        )}
        {platforms.map((entry) => (
          <div key={entry.platform} className="meter-row">
            <PlatformMark platform={entry.platform} />
            <Meter
              name={platformLabel(entry.platform)}
              position={entry}
              plannedUsd={plannedOf(planned?.platformsUsd.get(entry.platform))}
            />
          </div>
        ))}
      </div>
      {planned !== null && planned.unknownRuns > 0 && (
        <p className="warn small" style={{ marginTop: '0.9rem' }}>
          {plural(planned.unknownRuns, 'planned scan')} not included: price unknown. Set it in the settings.
        </p>
      )}
    </Panel>
  );
}

/** Eleven months before the current one: twelve in total. */
const monthsBack = 11;

/** Costs of AI models outside scans belong to no platform. */
const isOutsideScans = (platform: string): boolean => platform === 'analysis';
const spentOn = (platform: string): string =>
  isOutsideScans(platform) ? 'AI models outside scans' : platformLabel(platform);
const noClient = 'no client (tests, drafts)';

/** Spend by month and platform, for this client or all clients. */
function Spent({ customerId }: { customerId: number }) {
  const [clients, setClients] = useState('client');
  const allClients = clients === 'all';
  const today = useToday();
  const from = useMemo(() => {
    const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - monthsBack);
    return date.toISOString().slice(0, 10);
  }, [today]);
  const spend = useOperation(
    'spend-report',
    { ...(allClients ? {} : { customerId }), from, to: today },
    { keepPrevious: true },
  );
  const rows = spend.data?.rows ?? [];
  const textColumns = allClients ? ['Month', 'Client', 'Platform'] : ['Month', 'Platform'];
  const header = [...textColumns, 'Requests', 'Cost', 'Unconfirmed cost (maximum)'];
  return (
    <Panel
      title="Spend"
      note={spend.data === undefined ? undefined : `${formatDollars(spend.data.costUsd)} in twelve months`}
      actions={
        <>
          <SegmentedControl
            size="xs"
            aria-label="Clients"
            value={clients}
            onChange={setClients}
            data={[
              { value: 'client', label: 'This client' },
              { value: 'all', label: 'All clients' },
            ]}
          />
          <CsvButton
            table={{
              name: 'Spend',
              header,
              rows: rows.map((row) => [
                row.month,
                ...(allClients ? [row.customerName ?? noClient] : []),
                spentOn(row.platform),
                row.requests,
                row.costUsd,
                row.unconfirmedUsd,
              ]),
            }}
          />
        </>
      }
    >
      {spend.isPending && (
        <>
          <LoadingNote what="the spend" />
          <Lines count={4} />
        </>
      )}
      {spend.isError && spend.data === undefined && (
        <Failure compact title="The spend could not be loaded" error={spend.error} retry={() => void spend.refetch()} />
      )}
      {spend.data !== undefined && rows.length === 0 && (
        <Empty compact title={allClients ? 'Nothing spent yet' : 'Nothing spent on this client yet'}>
          Imported and simulated answers cost nothing.
        </Empty>
      )}
      {rows.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              {header.map((name, index) => (
                <th key={name} className={index >= textColumns.length ? 'figure' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.month}-${row.platform}-${row.customerId ?? 0}`}>
                <td>{monthLabel(row.month)}</td>
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
                <td className="figure">{formatDollars(row.costUsd)}</td>
                <td className="figure dim">{row.unconfirmedUsd === 0 ? '–' : formatDollars(row.unconfirmedUsd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

/** Costs: this month against its caps with what is planned, and the spend of the last twelve months. */
export function Money({ customerId }: { customerId: number }) {
  return (
    <>
      <Caps customerId={customerId} />
      <Spent customerId={customerId} />
    </>
  );
}
