import { Link } from 'wouter';
import { itemAddress } from '../../../app/address.ts';
import { PlatformMark, PlatformShape } from '../../../components/platform-mark.tsx';
import { formatDay, formatShortDay, formatTime } from '../../../format/dates.ts';
import { aboutDollars, aboutSum } from '../../../format/money.ts';
import { t } from '../../../language/current.ts';
import { weekdays, weekdaysInShort } from '../../group/schedule-labels.ts';
import { calendarWeeks, nearDay, weekdayOf, type CalendarDay, type Run } from './calendar-days.ts';
import './upcoming.css';

/** Runs named in a cell of the calendar; the rest are counted. */
const runsInCell = 3;

/** Whether the price of every run is known. */
export const allPricesKnown = (runs: readonly Run[]): boolean => runs.every((run) => run.expectedUsd !== null);

/** A calendar of the coming weeks. */
export function Weeks({ days, today, span }: { days: ReadonlyMap<string, CalendarDay>; today: string; span: number }) {
  return (
    <table className="weeks" aria-label={t('Calendar')}>
      <thead>
        <tr>
          {weekdaysInShort.map((name) => (
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
                  {runs.length > runsInCell && (
                    <span className="dim small">
                      {t('and {count, number} more', { count: runs.length - runsInCell })}
                    </span>
                  )}
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
        {near ?? weekdays[weekdayOf(day.day) - 1]} <span className="dim">{formatDay(day.day)}</span>
        <span className="day-sum dim num">{aboutSum(day.expectedUsd, allPricesKnown(day.runs))}</span>
      </h3>
      <ul>
        {day.runs.map((run) => (
          <li key={`${run.at}-${run.queryGroupId}`}>
            <span className="num dim">{run.overdue ? t('due now') : formatTime(run.at, timeZone)}</span>
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
            <span className="num dim">
              {t('{count, plural, one {# answer} other {# answers}}', { count: run.questions })}
            </span>
            <span className="num">{aboutDollars(run.expectedUsd)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
