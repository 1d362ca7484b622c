import type { ReactNode } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { CellLink as Link } from '../../components/cell-link.tsx';
import { Hint } from '../../components/hint.tsx';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatInterval, formatPercent, formatScore, noFigure } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
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
    <span className="dim small client-order" title={texts().list(client.tags)}>
      <Link className="text-link" href={viewAddress(client.customerId, 'groups')}>
        {client.queryGroups === 0
          ? t('no query group yet')
          : t('{count, plural, one {# query group} other {# query groups}}', { count: client.queryGroups })}
      </Link>
      {client.tags.length > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <span className="client-tags" dir="auto">
            {texts().list(client.tags)}
          </span>
        </>
      )}
    </span>
  </span>
);

/** The 30-day score with interval and n, leading to its answers. */
export const ScoreLine = ({ client, entry }: { client: Client; entry: ClientPlatform }) => {
  const { from, to, score } = entry.latest;
  const interval = formatInterval(score.low, score.high);
  return (
    <Hint
      label={t(
        '{platform}, {period}: {naming, number} of {count, plural, one {# answer} other {# answers}} name the client{exploratory, select, yes {. Exploratory: fewer than 50 answers} other {}}{some, select, yes {, {queries}} other {}}',
        {
          platform: platformLabel(entry.platform),
          period: formatPeriod(from, to),
          naming: score.successes,
          count: score.n,
          exploratory: score.exploratory && score.n > 0 ? 'yes' : 'no',
          some: client.withoutBranded ? 'yes' : 'no',
          queries: scoredQueries(true),
        },
      )}
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
    className="text-link client-change"
    href={viewAddress(client.customerId, 'growth', { ...noFilters, platform: entry.platform })}
  >
    <ChangeBadge
      change={entry.change}
      against={
        entry.before === null ? t('the 90 days before, in which nothing was scanned') : comparedWith(entry.before)
      }
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
        {t('{figure}, confirm competitors first', { figure: noFigure })}
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
      label={t(
        'In the newest scans {won, plural, one {# query} other {# queries}} began and {lost, plural, one {# query} other {# queries}} ceased to name the client, compared with the scans before ({day}). Single answers vary by chance: a list to read, not a change.',
        { won, lost, day: formatDay(day) },
      )}
    >
      <Link
        className="text-link num client-moved"
        href={viewAddress(client.customerId, 'overview', noFilters, { at: 'movements' })}
      >
        <span>
          <T
            message="{count, number} <quiet>won</quiet>"
            values={{ count: won, quiet: (inner) => <span className="dim small">{inner}</span> }}
          />
        </span>
        <span>
          <T
            message="{count, number} <quiet>lost</quiet>"
            values={{ count: lost, quiet: (inner) => <span className="dim small">{inner}</span> }}
          />
        </span>
      </Link>
    </Hint>
  );
}
