import type { ReactNode } from 'react';
import type { InputOf } from '#shared/contract/index.ts';
import { addDays } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { scaleOf, type Position } from '../money/cap-position.ts';
import { Meter } from '../money/meter.tsx';
import { usePlannedMonth } from '../money/use-planned.ts';
import { CapEditor } from './cap-editor.tsx';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly mark: ReactNode;
  readonly subject: InputOf<'set-budget'>['subject'];
  readonly position: Position;
  readonly plannedUsd: number | null;
}

/** Rows whose bars share one scale. */
function CapRows({ rows }: { rows: readonly Row[] }) {
  const scaleUsd = scaleOf(rows);
  return rows.map((row) => (
    <div key={row.key} className="cap-row">
      <span className="truncate">{row.mark}</span>
      <Meter name={row.name} position={row.position} plannedUsd={row.plannedUsd} scaleUsd={scaleUsd} />
      <CapEditor key={row.position.capUsd} subject={row.subject} name={row.name} capUsd={row.position.capUsd} />
    </div>
  ));
}

/** Monthly caps for the workspace, each client and each platform. Scans beyond a cap wait. */
export function Budgets() {
  const { budget, planned, plannedUsd } = usePlannedMonth();
  return (
    <Panel
      title={t('Budgets')}
      note={
        budget.data === undefined
          ? t('per calendar month')
          : t('per calendar month; the current one ends {day}', {
              day: formatDay(addDays(budget.data.renewsOn, -1)),
            })
      }
    >
      <Query of={budget} what={t('the budgets')} compact loading={<Lines count={4} />}>
        {(data) => (
          <>
            <p className="small dim settings-note">
              {t(
                'Every request is checked against the cap, including requests in flight, so the cap is never exceeded. Scans beyond it wait until the cap resets or is raised.',
              )}
            </p>
            <div className="cap-rows">
              <CapRows
                rows={[
                  {
                    key: 'workspace',
                    name: t('Total'),
                    mark: <b>{t('Total')}</b>,
                    subject: { kind: 'workspace' },
                    position: data.workspace,
                    plannedUsd: plannedUsd(planned?.workspaceUsd),
                  },
                ]}
              />
              <h3>{t('By client')}</h3>
              <CapRows
                rows={data.customers.map((customer) => ({
                  key: String(customer.customerId),
                  name: customer.customerName,
                  mark: <bdi>{customer.customerName}</bdi>,
                  subject: { kind: 'customer', customerId: customer.customerId },
                  position: customer,
                  plannedUsd: plannedUsd(planned?.customersUsd.get(customer.customerId)),
                }))}
              />
              <h3>{t('By platform')}</h3>
              <CapRows
                rows={data.platforms.map((entry) => ({
                  key: entry.platform,
                  name: platformLabel(entry.platform),
                  mark: <PlatformMark platform={entry.platform} />,
                  subject: { kind: 'platform', platform: entry.platform },
                  position: entry,
                  plannedUsd: plannedUsd(planned?.platformsUsd.get(entry.platform)),
                }))}
              />
            </div>
          </>
        )}
      </Query>
    </Panel>
  );
}
