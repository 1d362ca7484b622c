import type { ReactNode } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { CellLink as Link } from '../../components/cell-link.tsx';
import { Hint } from '../../components/hint.tsx';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatInterval, formatPercent, formatScore, noFigure, plural } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { scoredQueries } from '../../labels/scored-queries.ts';
import type { Client, ClientPlatform } from './client-rows.ts';
import { Sparkline } from './sparkline.tsx';

/** One line for each platform, so that the lines of neighbouring columns are level. */
export const PlatformLines = ({
  client,
  none,
  children,
}: {
  client: Client;
  none?: ReactNode;
  children: (entry: ClientPlatform) => ReactNode;
}) => (
  <span className="client-lines">
    {client.platforms.length === 0 && none}
    {client.platforms.map((entry) => (
      <span key={entry.platform} className="client-line">
        {children(entry)}
      </span>
    ))}
  </span>
);

const answersOf = ({ customerId }: Client, { platform, latest }: ClientPlatform) =>
  viewAddress(
    customerId,
    'answers',
    { ...noFilters, platform, from: latest.from, to: latest.to },
    latest.score.value === null ? {} : { outcome: 'answered' },
  );

/** The client, leading to its overview. */
export const ClientName = ({ client }: { client: Client }) => (
  <span className="client-name">
    <Link
      className="text-link client-title"
      href={viewAddress(client.customerId, 'overview')}
      title={client.name}
      dir="auto"
    >
      {client.name}
    </Link>
    <span className="dim small client-order" title={client.tags.join(', ')}>
      <Link className="text-link" href={viewAddress(client.customerId, 'groups')}>
        {client.queryGroups === 0 ? t('no query group yet') : plural(client.queryGroups, 'query group')}
      </Link>
      {client.tags.length > 0 && ` · ${client.tags.join(', ')}`}
    </span>
  </span>
);

/** The 30-day score with interval and n, leading to its answers. */
export const ScoreLine = ({ client, entry }: { client: Client; entry: ClientPlatform }) => {
  const { from, to, score } = entry.latest;
  const interval = formatInterval(score.low, score.high);
  return (
    <Hint
      label={`${platformLabel(entry.platform)}, ${formatPeriod(from, to)}: ${score.successes} of ${plural(score.n, 'answer')} name the client${score.exploratory && score.n > 0 ? '. Exploratory: fewer than 50 answers' : ''}${client.withoutBranded ? `, ${scoredQueries(true)}` : ''}`}
    >
      <Link className="text-link client-score num" href={answersOf(client, entry)}>
        <PlatformShape platform={entry.platform} size={9} />
        <span className="visually-hidden">{platformLabel(entry.platform)}: </span>
        <b className="client-value">{formatScore(score.value)}</b>
        <span className="small dim client-interval">{interval}</span>
        <span className="small dim client-n">
          n {score.n}
          {client.withoutBranded && (
            <>
              <span aria-hidden="true">*</span>
              <span className="visually-hidden">, {scoredQueries(true)}</span>
            </>
          )}
        </span>
      </Link>
    </Hint>
  );
};

export const ChangeLine = ({ client, entry }: { client: Client; entry: ClientPlatform }) => (
  <Link
    className="text-link"
    href={viewAddress(client.customerId, 'growth', { ...noFilters, platform: entry.platform })}
  >
    <ChangeBadge
      change={entry.change}
      against={entry.before === null ? 'the 90 days before, in which nothing was scanned' : comparedWith(entry.before)}
    />
  </Link>
);

export const YearLine = ({ client, entry }: { client: Client; entry: ClientPlatform }) => (
  <Link
    className="client-spark"
    href={viewAddress(client.customerId, 'growth', { ...noFilters, platform: entry.platform })}
  >
    <Sparkline platform={entry.platform} line={entry.line} />
  </Link>
);

/** The share of voice among the tracked, or what it takes to have one. */
export function ShareOfVoice({ client }: { client: Client }) {
  if (client.shareOfVoice === null && client.period !== null && client.confirmedCompetitors === 0)
    return (
      <Link
        className="accent-link small client-confirm"
        href={viewAddress(client.customerId, 'competitors', noFilters, { show: 'book' })}
      >
        {noFigure}, confirm competitors first
      </Link>
    );
  return (
    <Link className="text-link num" href={viewAddress(client.customerId, 'competitors')}>
      {formatPercent(client.shareOfVoice)}
    </Link>
  );
}

/** Queries won and lost in the newest scans: counts to look into, not a change. */
export function Moved({ client }: { client: Client }) {
  const { comparedWith: day, won, lost } = client.movements;
  if (day === null) return <span className="dim">{noFigure}</span>;
  return (
    <Hint
      label={`In the newest scans ${plural(won, 'query', 'queries')} began and ${plural(lost, 'query', 'queries')} ceased to name the client, compared with the scans before (${formatDay(day)}). Single answers vary by chance: a list to read, not a change.`}
    >
      <Link
        className="text-link num client-moved"
        href={viewAddress(client.customerId, 'overview', noFilters, { at: 'movements' })}
      >
        <span>
          {won} <span className="dim small">{t('won')}</span>
        </span>
        <span>
          {lost} <span className="dim small">{t('lost')}</span>
        </span>
      </Link>
    </Hint>
  );
}
