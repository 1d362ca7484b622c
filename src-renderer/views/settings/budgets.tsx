import type { ReactNode } from 'react';
import type { InputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import type { Position } from '../money/cap-position.ts';
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

function CapRows({ rows }: { rows: readonly Row[] }) {
  return rows.map((row) => (
    <div key={row.key} className="cap-row">
      <span className="truncate">{row.mark}</span>
      <Meter name={row.name} position={row.position} plannedUsd={row.plannedUsd} />
      <CapEditor key={row.position.capUsd} subject={row.subject} name={row.name} capUsd={row.position.capUsd} />
    </div>
  ));
}

/** What may be spent in a month: altogether, for a client, on a platform. What does not fit waits, nothing is lost. */
export function Budgets() {
  const { budget, planned } = usePlannedMonth();
  const data = budget.data;
  const unknown = (planned?.unknownRuns ?? 0) > 0;
  const plannedOf = (usd: number | undefined) => (unknown && usd === 0 ? null : (usd ?? 0));
  return (
    <Panel
      title="Budgets"
      note={
        data === undefined
          ? 'per calendar month'
          : `per calendar month; this one ends on the eve of ${formatDay(data.renewsOn)}`
      }
    >
      {data === undefined && budget.isPending && (
        <>
          <LoadingNote what="the budgets" />
          <Lines count={4} />
        </>
      )}
      {data === undefined && budget.isError && (
        <Failure
          compact
          title="The budgets could not be read"
          error={budget.error}
          retry={() => void budget.refetch()}
        />
      )}
      {data !== undefined && (
        <>
          <p className="small dim settings-note">
            A cap is checked before every request, those that are out included, so it is never exceeded. Scans that do
            not fit wait, and go on when the month begins anew or the cap is raised.
          </p>
          <div className="cap-rows">
            <CapRows
              rows={[
                {
                  key: 'workspace',
                  name: 'Everything',
                  mark: <b>Everything</b>,
                  subject: { kind: 'workspace' },
                  position: data.workspace,
                  plannedUsd: plannedOf(planned?.workspaceUsd),
                },
              ]}
            />
            <h3>By client</h3>
            <CapRows
              rows={data.customers.map((one) => ({
                key: String(one.customerId),
                name: one.customerName,
                mark: <bdi>{one.customerName}</bdi>,
                subject: { kind: 'customer', customerId: one.customerId },
                position: one,
                plannedUsd: plannedOf(planned?.customersUsd.get(one.customerId)),
              }))}
            />
            <h3>By platform</h3>
            <CapRows
              rows={data.platforms.map((one) => ({
                key: one.platform,
                name: platformLabel(one.platform),
                mark: <PlatformMark platform={one.platform} />,
                subject: { kind: 'platform', platform: one.platform },
                position: one,
                plannedUsd: plannedOf(planned?.platformsUsd.get(one.platform)),
              }))}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
