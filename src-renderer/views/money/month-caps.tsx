import { Button } from '@mantine/core';
import { IconAdjustmentsDollar } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { addDays } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { formatDay, formatMonth } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { scaleOf } from './cap-position.ts';
import { Meter } from './meter.tsx';
import './money.css';
import { usePlannedMonth, type PlannedMonth } from './use-planned.ts';

function Caps({
  customerId,
  budget: data,
  planned,
  plannedUsd,
}: { customerId: number; budget: OutputOf<'get-budget'> } & Pick<PlannedMonth, 'planned' | 'plannedUsd'>) {
  const client = data.customers.find((customer) => customer.customerId === customerId);
  const platforms = data.platforms.filter(
    (platform) =>
      platform.capUsd !== null ||
      platform.spentUsd > 0 ||
      platform.unconfirmedUsd > 0 ||
      platform.unpricedRequests > 0 ||
      (planned?.platformsUsd.get(platform.platform) ?? 0) > 0,
  );
  const entries = [
    { position: data.workspace, plannedUsd: plannedUsd(planned?.workspaceUsd) },
    ...(client === undefined
      ? []
      : [{ position: client, plannedUsd: plannedUsd(planned?.customersUsd.get(customerId)) }]),
    ...platforms.map((entry) => ({
      position: entry,
      plannedUsd: plannedUsd(planned?.platformsUsd.get(entry.platform)),
    })),
  ];
  const scaleUsd = scaleOf(entries);
  const positions = entries.map(({ position }) => position);
  const anyCapped = positions.some((entry) => entry.capUsd !== null);
  const anyUncapped = positions.some((entry) => entry.capUsd === null);
  return (
    <Panel
      title={t('This month’s caps')}
      note={`${formatMonth(data.month)} · ${t('resets on {day}', { day: formatDay(data.renewsOn) })}`}
      actions={
        <Button
          component={Link}
          href="/settings?part=money"
          variant="default"
          leftSection={<IconAdjustmentsDollar size={14} />}
        >
          {t('Change caps')}
        </Button>
      }
    >
      <p className="meter-key">
        {anyCapped && (
          <span>
            <i className="meter-spent" aria-hidden="true" /> {t('spent')}
          </span>
        )}
        {anyUncapped && (
          <span>
            <i className="meter-spent meter-open" aria-hidden="true" /> {anyCapped ? t('spent, no cap') : t('spent')}
          </span>
        )}
        <span>
          <i className="meter-held" aria-hidden="true" /> {t('not yet billed')}
        </span>
        <span>
          <i className="meter-planned" aria-hidden="true" />{' '}
          {t('planned until {day}', { day: formatDay(addDays(data.renewsOn, -1)) })}
        </span>
      </p>
      <div className="meters">
        <div className="meter-row">
          <b>{t('Total')}</b>
          <Meter
            name={t('Total')}
            position={data.workspace}
            plannedUsd={plannedUsd(planned?.workspaceUsd)}
            scaleUsd={scaleUsd}
          />
        </div>
        {client !== undefined && (
          <div className="meter-row">
            <bdi className="truncate">{client.customerName}</bdi>
            <Meter
              name={client.customerName}
              position={client}
              plannedUsd={plannedUsd(planned?.customersUsd.get(customerId))}
              scaleUsd={scaleUsd}
            />
          </div>
        )}
        {platforms.map((entry) => (
          <div key={entry.platform} className="meter-row">
            <span className="meter-name">
              <PlatformMark platform={entry.platform} />
              <span className="dim small">{t('All clients')}</span>
            </span>
            <Meter
              name={platformLabel(entry.platform)}
              position={entry}
              plannedUsd={plannedUsd(planned?.platformsUsd.get(entry.platform))}
              scaleUsd={scaleUsd}
            />
          </div>
        ))}
      </div>
      {planned !== null && planned.unknownRuns > 0 && (
        <p className="warn small" style={{ marginTop: '0.9rem' }}>
          {t(
            '{count, plural, one {# planned scan} other {# planned scans}} not included: price unknown. Set it in the settings.',
            { count: planned.unknownRuns },
          )}
        </p>
      )}
    </Panel>
  );
}

/** This month’s caps: the workspace, this client, and every platform with costs or a cap. */
export function MonthCaps({ customerId }: { customerId: number }) {
  const { budget, planned, plannedUsd } = usePlannedMonth();
  return (
    <Query of={budget} what={t('the caps')} loading={<PanelSkeleton height="14rem" />}>
      {(data) => <Caps customerId={customerId} budget={data} planned={planned} plannedUsd={plannedUsd} />}
    </Query>
  );
}
