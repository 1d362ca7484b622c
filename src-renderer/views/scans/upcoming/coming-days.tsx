import { Link } from 'wouter';
import { itemAddress } from '../../../app/address.ts';
import { PlatformMark, PlatformShape } from '../../../components/platform-mark.tsx';
import { formatDay, formatInstant, formatShortDay } from '../../../format/dates.ts';
import { aboutDollars, aboutSum } from '../../../format/money.ts';
import { plural } from '../../../format/numbers.ts';
import { calendarWeeks, nearDay, type CalendarDay, type Run } from './calendar-days.ts';
import './upcoming.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
/** Runs named in a cell of the calendar; the rest are counted. */
const runsInCell = 3;

const timeOf = (run: Run, timeZone: string) => formatInstant(run.at, timeZone).split(', ').at(-1) ?? '';

/** Whether the price of every run is known. */
export const allPricesKnown = (runs: readonly Run[]): boolean => runs.every((run) => run.expectedUsd !== null);

/** A calendar of the coming weeks. */
export function Weeks({ days, today, span }: { days: ReadonlyMap<string, CalendarDay>; today: string; span: number }) {
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
                    <span key={`${run.at}-${run.queryGroupId}`} className="weeks-run" title={run.queryGroupName}>
                      {run.platforms.map((platform) => (
                        <PlatformShape key={platform} platform={platform} size={8} />
                      ))}
                      <bdi className="clamped">{run.queryGroupName}</bdi>
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

/** The runs of a day with time, platforms and expected cost. */
export function DayList({
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
