import { IconCalendarOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { mark } from '#shared/language/text-key.ts';
import { useOperation } from '../../../api/hooks.ts';
import type { Filters } from '../../../app/address.ts';
import { useToday } from '../../../app/use-today.ts';
import { ClientChoice } from '../../../components/client-choice.tsx';
import { SaveTable } from '../../../components/save-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Query } from '../../../components/query.tsx';
import { Segments } from '../../../components/segments.tsx';
import { PanelSkeleton } from '../../../components/skeletons.tsx';
import { Empty } from '../../../components/states.tsx';
import { Scrolls } from '../../../components/scrolls.tsx';
import { aboutSum } from '../../../format/money.ts';
import { t } from '../../../language/current.ts';
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
      title={t('Upcoming scans')}
      note={
        calendar.data === undefined
          ? undefined
          : t('{count, plural, one {# scan} other {# scans}}, {cost} · times in {timeZone}', {
              count: runs.length,
              cost: aboutSum(expectedUsd, allPricesKnown(runs)),
              timeZone,
            })
      }
      actions={
        <>
          <ClientChoice label={t('Clients')} allClients={allClients} change={setAllClients} />
          <Segments
            size="xs"
            aria-label={t('How far ahead')}
            value={span}
            onChange={setSpan}
            data={[7, 30, 90].map((count) => ({
              value: String(count),
              label: t('{count, plural, one {# day} other {# days}}', { count }),
            }))}
          />
          <SaveTable
            table={{
              name: t('Upcoming scans'),
              header: [
                mark('Time'),
                mark('Client'),
                mark('Query group'),
                mark('Platforms'),
                mark('Answers'),
                mark('Expected cost (USD)'),
              ],
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
        what={t('the calendar')}
        loading={<PanelSkeleton height="18rem" />}
        isEmpty={() => runs.length === 0}
        empty={
          <Empty
            compact
            icon={<IconCalendarOff size={26} stroke={1.4} />}
            title={t('No scans scheduled in the next {count, plural, one {# day} other {# days}}', {
              count: Number(span),
            })}
          >
            {t('Open a query group to give it a schedule, or scan now.')}
          </Empty>
        }
      >
        {() => (
          <>
            <Scrolls label={t('Coming weeks')} className="weeks-scroll">
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
