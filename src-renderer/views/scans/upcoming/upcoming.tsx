import { SegmentedControl } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useOperation } from '../../../api/hooks.ts';
import type { Filters } from '../../../app/address.ts';
import { useToday } from '../../../app/use-today.ts';
import { ClientChoice } from '../../../components/client-choice.tsx';
import { SaveTable } from '../../../components/save-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Query } from '../../../components/query.tsx';
import { PanelSkeleton } from '../../../components/skeletons.tsx';
import { Empty } from '../../../components/states.tsx';
import { Scrolls } from '../../../components/scrolls.tsx';
import { aboutSum } from '../../../format/money.ts';
import { formatCount, plural } from '../../../format/numbers.ts';
import { calendarDays } from './calendar-days.ts';
import { allPricesKnown, DayList, Weeks } from './coming-days.tsx';
import './upcoming.css';

/** Scheduled scans by day, as a calendar and as a list with expected costs. */
export function Upcoming({ customerId, filters }: { customerId: number; filters: Filters }) {
  const today = useToday();
  const [span, setSpan] = useState('30');
  const [allClients, setAllClients] = useState(false);
  const calendar = useOperation(
    'get-calendar',
    { days: Number(span), ...(allClients ? {} : { customerId }) },
    { keepPrevious: true },
  );
  const timeZone = calendar.data?.timeZone ?? 'UTC';
  const runs = useMemo(
    () =>
      (calendar.data?.runs ?? []).filter(
        (run) =>
          (allClients || filters.group === null || run.queryGroupId === filters.group) &&
          (filters.platform === null || run.platforms.includes(filters.platform)),
      ),
    [calendar.data, allClients, filters.group, filters.platform],
  );
  const days = useMemo(() => calendarDays(runs, timeZone, today), [runs, timeZone, today]);
  const byDay = useMemo(() => new Map(days.map((entry) => [entry.day, entry])), [days]);
  const expectedUsd = runs.reduce((sum, run) => sum + (run.expectedUsd ?? 0), 0);
  return (
    <Panel
      title="Upcoming scans"
      note={
        calendar.data === undefined
          ? undefined
          : `${plural(runs.length, 'scan')}, ${aboutSum(expectedUsd, allPricesKnown(runs))} · times in ${timeZone}`
      }
      actions={
        <>
          <ClientChoice label="Clients" allClients={allClients} change={setAllClients} />
          <SegmentedControl
            size="xs"
            aria-label="How far ahead"
            value={span}
            onChange={setSpan}
            data={[
              { value: '7', label: '7 days' },
              { value: '30', label: '30 days' },
              { value: '90', label: '90 days' },
            ]}
          />
          <SaveTable
            table={{
              name: 'Upcoming scans',
              header: ['Time', 'Client', 'Query group', 'Platforms', 'Answers', 'Expected cost (USD)'],
              rows: runs.map((run) => [
                run.at,
                run.customerName,
                run.queryGroupName,
                run.platforms.join(' '),
                run.questions,
                run.expectedUsd,
              ]),
            }}
          />
        </>
      }
    >
      <Query
        of={calendar}
        what="the calendar"
        loading={<PanelSkeleton height="18rem" />}
        isEmpty={() => runs.length === 0}
        empty={
          <Empty
            compact
            icon={<IconCalendarOff size={26} stroke={1.4} />}
            title={`No scans scheduled in the next ${formatCount(Number(span))} days`}
          >
            Open a query group to give it a schedule, or scan now.
          </Empty>
        }
      >
        {() => (
          <>
            <Scrolls label="Coming weeks" className="weeks-scroll">
              <Weeks days={byDay} today={today} span={Math.min(Number(span), 42)} />
            </Scrolls>
            {days.map((day) => (
              <DayList key={day.day} day={day} today={today} timeZone={timeZone} allClients={allClients} />
            ))}
          </>
        )}
      </Query>
    </Panel>
  );
}
