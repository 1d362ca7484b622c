import { SegmentedControl } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useOperation } from '../../../api/hooks.ts';
import { itemAddress, type Filters } from '../../../app/address.ts';
import { useToday } from '../../../app/use-today.ts';
import { CsvButton } from '../../../components/download.tsx';
import { Panel } from '../../../components/panel.tsx';
import { PlatformMark, PlatformShape } from '../../../components/platform-mark.tsx';
import { PanelSkeleton } from '../../../components/skeletons.tsx';
import { Empty, Failure, LoadingNote } from '../../../components/states.tsx';
import { formatDay, formatInstant, formatShortDay } from '../../../format/dates.ts';
import { aboutDollars, aboutSum } from '../../../format/money.ts';
import { formatCount, plural } from '../../../format/numbers.ts';
import { calendarDays, calendarWeeks, nearDay, type CalendarDay, type Run } from './calendar-days.ts';
import './upcoming.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const runsInCell = 3;
const allPricesKnown = (runs: readonly Run[]) => runs.every((run) => run.expectedUsd !== null);

const timeOf = (run: Run, timeZone: string) => formatInstant(run.at, timeZone).split(', ').at(-1) ?? '';

/** A calendar of the coming weeks. */
function Weeks({ days, today, span }: { days: ReadonlyMap<string, CalendarDay>; today: string; span: number }) {
  return (
    <table className="weeks" aria-label="Calendar">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(today, span).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const runs = days.get(day)?.runs ?? [];
              return (
                <td key={day} className={day === today ? 'weeks-today' : day < today ? 'weeks-past' : undefined}>
                  <span className="weeks-day num">
                    {day.endsWith('-01') ? formatShortDay(day) : Number(day.slice(8))}
                    <span className="visually-hidden"> {formatDay(day)}</span>
                  </span>
                  {runs.slice(0, runsInCell).map((run) => (
                    <span
                      key={`${run.at}-${run.queryGroupId}`}
                      className="weeks-run truncate"
                      title={run.queryGroupName}
                    >
                      {run.platforms.map((platform) => (
                        <PlatformShape key={platform} platform={platform} size={8} />
                      ))}
                      <bdi className="truncate">{run.queryGroupName}</bdi>
                    </span>
                  ))}
                  {runs.length > runsInCell && <span className="dim small">and {runs.length - runsInCell} more</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayList({
  day,
  today,
  timeZone,
  allClients,
}: {
  day: CalendarDay;
  today: string;
  timeZone: string;
  allClients: boolean;
}) {
  const near = nearDay(day.day, today);
  return (
    <section className="day" aria-label={formatDay(day.day)}>
      <h3>
        {near ?? weekdayName.format(new Date(`${day.day}T00:00:00Z`))} <span className="dim">{formatDay(day.day)}</span>
        <span className="day-sum dim num">{aboutSum(day.expectedUsd, allPricesKnown(day.runs))}</span>
      </h3>
      <ul>
        {day.runs.map((run) => (
          <li key={`${run.at}-${run.queryGroupId}`}>
            <span className="num dim">{run.overdue ? 'due now' : timeOf(run, timeZone)}</span>
            <span className="truncate">
              <Link className="text-link day-group" href={itemAddress(run.customerId, 'groups', run.queryGroupId)}>
                <bdi>{run.queryGroupName}</bdi>
              </Link>
              {allClients && (
                <span className="dim">
                  {' '}
                  · <bdi>{run.customerName}</bdi>
                </span>
              )}
            </span>
            <span className="day-platforms">
              {run.platforms.map((platform) => (
                <PlatformMark key={platform} platform={platform} short />
              ))}
            </span>
            <span className="num dim">{plural(run.questions, 'answer')}</span>
            <span className="num">{run.expectedUsd === null ? 'price unknown' : aboutDollars(run.expectedUsd)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scheduled scans by day, as a calendar and as a list with expected costs. */
export function Upcoming({ customerId, filters }: { customerId: number; filters: Filters }) {
  const today = useToday();
  const [span, setSpan] = useState('30');
  const [clients, setClients] = useState('client');
  const allClients = clients === 'all';
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
          <CsvButton
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
      {calendar.isPending && (
        <>
          <LoadingNote what="the calendar" />
          <PanelSkeleton height="18rem" />
        </>
      )}
      {calendar.isError && calendar.data === undefined && (
        <Failure
          title="The calendar could not be loaded"
          error={calendar.error}
          retry={() => void calendar.refetch()}
        />
      )}
      {calendar.data !== undefined && runs.length === 0 && (
        <Empty
          compact
          icon={<IconCalendarOff size={26} stroke={1.4} />}
          title={`No scans scheduled in the next ${formatCount(Number(span))} days`}
        >
          Open a query group to give it a schedule, or scan now.
        </Empty>
      )}
      {days.length > 0 && (
        <>
          <div className="weeks-scroll" tabIndex={0} role="region" aria-label="Coming weeks">
            <Weeks days={byDay} today={today} span={Math.min(Number(span), 42)} />
          </div>
          {days.map((day) => (
            <DayList key={day.day} day={day} today={today} timeZone={timeZone} allClients={allClients} />
          ))}
        </>
      )}
    </Panel>
  );
}
