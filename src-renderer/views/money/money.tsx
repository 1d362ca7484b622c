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
const monthWords = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** This month against its caps: of the workspace, of this client, of every platform that costs or is capped. */
function Caps({ customerId }: { customerId: number }) {
  const { budget, planned } = usePlannedMonth();
  const data = budget.data;
  if (data === undefined && budget.isError)
    return <Failure title="The caps could not be read" error={budget.error} retry={() => void budget.refetch()} />;
  if (data === undefined)
    return (
      <>
        <LoadingNote what="the caps" />
        <PanelSkeleton height="14rem" />
      </>
    );
  const unknown = (planned?.unknownRuns ?? 0) > 0;
  const plannedOf = (usd: number | undefined) => (unknown && usd === 0 ? null : (usd ?? 0));
  const client = data.customers.find((one) => one.customerId === customerId);
  const platforms = data.platforms.filter(
    (one) =>
      one.capUsd !== null ||
      one.spentUsd > 0 ||
      one.unconfirmedUsd > 0 ||
      (planned?.platformsUsd.get(one.platform) ?? 0) > 0,
  );
  const shown = [data.workspace, ...(client === undefined ? [] : [client]), ...platforms];
  const capped = shown.some((one) => one.capUsd !== null);
  const open = shown.some((one) => one.capUsd === null);
  return (
    <Panel
      title="This month against the caps"
      note={`${monthWords(data.month)} · begins anew on ${formatDay(data.renewsOn)}`}
      actions={
        <Button
          component={Link}
          href="/settings?part=money"
          variant="default"
          leftSection={<IconAdjustmentsDollar size={14} />}
        >
          Change the caps
        </Button>
      }
    >
      <p className="meter-key">
        {capped && (
          <span>
            <i className="meter-spent" aria-hidden="true" /> spent
          </span>
        )}
        {open && (
          <span>
            <i className="meter-spent meter-open" aria-hidden="true" /> {capped ? 'spent, no cap' : 'spent'}
          </span>
        )}
        <span>
          <i className="meter-held" aria-hidden="true" /> asked, not yet billed
        </span>
        <span>
          <i className="meter-planned" aria-hidden="true" /> planned until {formatDay(addDays(data.renewsOn, -1))}
        </span>
      </p>
      <div className="meters">
        <div className="meter-row">
          <b>Everything</b>
          <Meter name="Everything" position={data.workspace} plannedUsd={plannedOf(planned?.workspaceUsd)} />
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
        {platforms.map((one) => (
          <div key={one.platform} className="meter-row">
            <PlatformMark platform={one.platform} />
            <Meter
              name={platformLabel(one.platform)}
              position={one}
              plannedUsd={plannedOf(planned?.platformsUsd.get(one.platform))}
            />
          </div>
        ))}
      </div>
      {planned !== null && planned.unknownRuns > 0 && (
        <p className="warn small" style={{ marginTop: '0.9rem' }}>
          {plural(planned.unknownRuns, 'planned scan')} left out: a price is not known. Set it in the settings.
        </p>
      )}
    </Panel>
  );
}

/** Twelve months back, the current one included. */
const monthsBack = 11;

/** What was spent beside the scans has no mark of a platform. */
const isBesideScans = (platform: string): boolean => platform === 'analysis';
const spentOn = (platform: string): string =>
  isBesideScans(platform) ? 'Models beside scans' : platformLabel(platform);
const nobody = 'no client (tests, drafts)';

/** What was spent, by month and platform, of this client or of everybody. */
function Spent({ customerId }: { customerId: number }) {
  const [who, setWho] = useState('client');
  const everyone = who === 'all';
  const today = useToday();
  const from = useMemo(() => {
    const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - monthsBack);
    return date.toISOString().slice(0, 10);
  }, [today]);
  const spend = useOperation(
    'spend-report',
    { ...(everyone ? {} : { customerId }), from, to: today },
    { keepPrevious: true },
  );
  const rows = spend.data?.rows ?? [];
  const words = everyone ? ['Month', 'Client', 'Platform'] : ['Month', 'Platform'];
  const header = [...words, 'Requests', 'Cost', 'Billed without a figure, at most'];
  return (
    <Panel
      title="What was spent"
      note={spend.data === undefined ? undefined : `${formatDollars(spend.data.costUsd)} in twelve months`}
      actions={
        <>
          <SegmentedControl
            size="xs"
            aria-label="Whose spend"
            value={who}
            onChange={setWho}
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
                ...(everyone ? [row.customerName ?? nobody] : []),
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
          <LoadingNote what="what was spent" />
          <Lines count={4} />
        </>
      )}
      {spend.isError && spend.data === undefined && (
        <Failure
          compact
          title="What was spent could not be read"
          error={spend.error}
          retry={() => void spend.refetch()}
        />
      )}
      {spend.data !== undefined && rows.length === 0 && (
        <Empty compact title={everyone ? 'Nothing was spent' : 'Nothing was spent on this client'}>
          Imported and simulated answers cost nothing.
        </Empty>
      )}
      {rows.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              {header.map((name, index) => (
                <th key={name} className={index >= words.length ? 'figure' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.month}-${row.platform}-${row.customerId ?? 0}`}>
                <td>{monthWords(row.month)}</td>
                {everyone && (
                  <td>
                    {row.customerName === null ? <span className="dim">{nobody}</span> : <bdi>{row.customerName}</bdi>}
                  </td>
                )}
                <td>
                  {isBesideScans(row.platform) ? spentOn(row.platform) : <PlatformMark platform={row.platform} />}
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

/** Money: the month against its caps, the rest of the month as planned, and what was spent before. */
export function Money({ customerId }: { customerId: number }) {
  return (
    <>
      <Caps customerId={customerId} />
      <Spent customerId={customerId} />
    </>
  );
}
