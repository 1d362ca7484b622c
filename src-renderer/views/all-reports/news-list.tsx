import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ReportNews } from '#shared/contract/workspace/report-runs.ts';
import { effectSentence } from '#shared/wording/effects.ts';
import { daysOfMonth } from '#shared/domain/months.ts';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { Scrolls } from '../../components/scrolls.tsx';
import { formatInstant, formatShortDay } from '../../format/dates.ts';
import { t, texts } from '../../language/current.ts';
import { alertSentence } from '../../wording/alerts.ts';
import { serviceText } from '../../wording/service.ts';
import { changeWords, isWorthReading, quietWords, worthFirst } from './news-words.ts';

type Run = OutputOf<'list-report-runs'>[number];

/** Most alerts, and most effects, that are spelled out for a client. */
const mostShown = 3;

function What({ news }: { readonly news: ReportNews }) {
  if (!isWorthReading(news)) return <span className="dim">{quietWords(news)}</span>;
  const { changes, alerts, effects, customerId } = news;
  const more = Math.max(0, alerts.length - mostShown) + Math.max(0, effects.length - mostShown);
  return (
    <ul className="news">
      {changes.map((one) => (
        <li key={one.platform} className="news-change">
          {changeWords(one)}
        </li>
      ))}
      {effects.slice(0, mostShown).map(({ actionId, title, platform, figures }) => (
        <li key={`${actionId} ${platform}`}>
          <Link href={itemAddress(customerId, 'actions', actionId)} className="accent-link">
            <bdi>{title}</bdi>
          </Link>
          : {effectSentence(figures, texts())}
        </li>
      ))}
      {alerts.slice(0, mostShown).map(({ alertId, day, sentence }) => (
        <li key={alertId}>
          <span className="dim">{formatShortDay(day)}</span> <bdi>{alertSentence(sentence)}</bdi>
        </li>
      ))}
      {more > 0 && <li className="dim">{t('and {count, number} more', { count: more })}</li>}
    </ul>
  );
}

const endings: Readonly<Record<Run['state'], string>> = {
  written: t('Written'),
  kept: t('Was there already'),
  empty: t('Not written'),
  failed: t('Not written'),
};

function LastRun({ run, timeZone }: { readonly run: Run | undefined; readonly timeZone: string }) {
  if (run === undefined) return <span className="dim">–</span>;
  const isBad = run.state === 'failed';
  return (
    <span className={isBad ? 'bad' : undefined}>
      {isBad ? (
        <IconAlertTriangle size={13} aria-hidden="true" />
      ) : (
        run.state === 'written' && <IconCheck size={13} aria-hidden="true" />
      )}{' '}
      {endings[run.state]} <span className="dim small nowrap">{formatInstant(run.endedAt, timeZone)}</span>
      {run.message !== '' && <span className="small news-problem">{serviceText(run.message)}</span>}
    </span>
  );
}

/** The name of a client, which leads to its report of the month. */
function ClientReport({ news, month }: { readonly news: ReportNews; readonly month: string }) {
  const filters = { ...noFilters, ...daysOfMonth(month) };
  return (
    <Link href={viewAddress(news.customerId, 'reports', filters)} className="accent-link">
      <bdi>{news.customerName}</bdi>
    </Link>
  );
}

/** A row per client: what its report has to say, and whether it is written. */
export function NewsList({
  month,
  news,
  runs,
}: {
  readonly month: string;
  readonly news: readonly ReportNews[];
  readonly runs: readonly Run[];
}) {
  const timeZone = useTimeZone();
  if (news.length === 0)
    return <p className="dim small">{t('No client’s report has anything beyond noise in this month.')}</p>;
  return (
    <Scrolls label={t('Reports of all clients')}>
      <table className="plain-table news-table">
        <thead>
          <tr>
            <th>{t('Client')}</th>
            <th>{t('What it says')}</th>
            <th>{t('Report')}</th>
          </tr>
        </thead>
        <tbody>
          {news.toSorted(worthFirst).map((one) => (
            <tr key={one.customerId}>
              <td>
                <ClientReport news={one} month={month} />
              </td>
              <td>
                <What news={one} />
              </td>
              <td>
                <LastRun run={runs.find(({ customerId }) => customerId === one.customerId)} timeZone={timeZone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolls>
  );
}
