import { Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconBulb,
  IconChecklist,
  IconClockPause,
  IconLoader,
  IconMoodSmile,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { formatDay, formatInstant, formatPeriod, formatRelative } from '../../format/dates.ts';
import { spentDollars } from '../../format/money.ts';
import { formatDollars, formatInterval, formatPercent, formatScore, noFigure, plural } from '../../format/numbers.ts';
import { scoredQueries } from '../../labels/scored-queries.ts';
import { capShare, type Client, type ClientPlatform } from './client-rows.ts';
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
        {client.queryGroups === 0 ? 'no query group yet' : plural(client.queryGroups, 'query group')}
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
    <Tooltip
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
    </Tooltip>
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
    <Tooltip
      label={`In the newest scans ${plural(won, 'query', 'queries')} began and ${plural(lost, 'query', 'queries')} ceased to name the client, compared with the scans before (${formatDay(day)}). Single answers vary by chance: a list to read, not a change.`}
    >
      <Link
        className="text-link num client-moved"
        href={viewAddress(client.customerId, 'overview', noFilters, { at: 'movements' })}
      >
        <span>
          {won} <span className="dim small">won</span>
        </span>
        <span>
          {lost} <span className="dim small">lost</span>
        </span>
      </Link>
    </Tooltip>
  );
}

interface Decision {
  readonly count: number;
  readonly words: string;
  readonly icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly href: string;
}

function decisionsOf({ customerId, waiting }: Client): Decision[] {
  return [
    {
      count: waiting.alerts,
      words: plural(waiting.alerts, 'alert'),
      icon: IconBell,
      href: `/alerts?client=${customerId}`,
    },
    {
      count: waiting.recommendations,
      words: plural(waiting.recommendations, 'new recommendation'),
      icon: IconBulb,
      href: viewAddress(customerId, 'recommendations'),
    },
    {
      count: waiting.candidates,
      words: `${plural(waiting.candidates, 'company', 'companies')} found in answers to confirm or ignore`,
      icon: IconUserQuestion,
      href: viewAddress(customerId, 'competitors', noFilters, { show: 'book' }),
    },
    {
      count: waiting.mentions,
      words: `${plural(waiting.mentions, 'mention')} to review`,
      icon: IconChecklist,
      href: viewAddress(customerId, 'review'),
    },
    {
      count: waiting.portrayals,
      words: `${plural(waiting.portrayals, 'portrayal')} to review`,
      icon: IconMoodSmile,
      href: viewAddress(customerId, 'review', noFilters, { show: 'portrayal' }),
    },
  ].filter(({ count }) => count > 0);
}

/** What waits for a person, each kind leading to its place. */
export function Decisions({ client }: { client: Client }) {
  const decisions = decisionsOf(client);
  if (decisions.length === 0) return <span className="dim small">nothing</span>;
  return (
    <span className="client-decisions">
      {decisions.map(({ count, words, icon: Icon, href }) => (
        <Tooltip key={href} label={words}>
          <Link className="text-link client-decision num" href={href} aria-label={words}>
            <Icon size={14} stroke={1.6} />
            {count}
          </Link>
        </Tooltip>
      ))}
    </span>
  );
}

const scanKinds = [
  { state: 'failed', icon: IconAlertTriangle, className: 'bad' },
  { state: 'waiting', icon: IconClockPause, className: 'warn' },
  { state: 'running', icon: IconLoader, className: 'dim' },
] as const;

/** Why the scans of a state wait or failed, a line each. */
const reasons = ({ scans }: Client, state: (typeof scanKinds)[number]['state']): string =>
  scans.problems
    .filter((scan) => scan.state === state)
    .map((scan) => `${scan.queryGroupName}, ${platformLabel(scan.platform)}: ${scan.why || 'no reason given'}`)
    .join('\n');

/** Where the scans of a state are: the only one itself. */
function scansPlace({ customerId, scans }: Client, state: (typeof scanKinds)[number]['state']): string {
  const [first] = scans.problems.filter((scan) => scan.state === state);
  return first !== undefined && scans[state] === 1
    ? itemAddress(customerId, 'scans', first.executionId)
    : viewAddress(customerId, 'scans');
}

/** Failed, waiting and running scans with why, and the next one. */
export function Scans({ client, now }: { client: Client; now: Date }) {
  const timeZone = useTimeZone();
  const present = scanKinds.filter(({ state }) => client.scans[state] > 0);
  const isOverdue = client.nextRunAt !== null && Date.parse(client.nextRunAt) < now.getTime();
  return (
    <span className="client-scans">
      {present.length > 0 && (
        <span className="client-scan-kinds">
          {present.map(({ state, icon: Icon, className }) => {
            const words = `${plural(client.scans[state], 'scan')} ${state}`;
            const why = reasons(client, state);
            return (
              <Tooltip
                key={state}
                label={<span className="client-why">{why === '' ? words : `${words}\n${why}`}</span>}
              >
                <Link className="text-link" href={scansPlace(client, state)}>
                  <span className={`client-scan num ${className}`}>
                    <Icon size={14} stroke={1.7} aria-hidden="true" />
                    {client.scans[state]}{' '}
                    <span className={present.length > 1 ? 'visually-hidden' : undefined}>{state}</span>
                  </span>
                </Link>
              </Tooltip>
            );
          })}
        </span>
      )}
      <Tooltip
        label={
          client.nextRunAt === null
            ? 'No query group of this client has a schedule.'
            : `Next scan: ${formatInstant(client.nextRunAt, timeZone)}`
        }
      >
        <Link
          className="text-link"
          href={
            client.nextRunAt === null
              ? viewAddress(client.customerId, 'groups')
              : viewAddress(client.customerId, 'scans', noFilters, { show: 'upcoming' })
          }
        >
          <span className="dim small">
            {client.nextRunAt === null
              ? 'none planned'
              : isOverdue
                ? 'due now'
                : `next ${formatRelative(client.nextRunAt, now)}`}
          </span>
        </Link>
      </Tooltip>
    </span>
  );
}

/** What was spent this month, of the cap. */
export function Spend({ client }: { client: Client }) {
  const { spentUsd, unconfirmedUsd, reservedUsd, capUsd, unpricedRequests } = client.spend;
  const share = capShare(client);
  const held = unconfirmedUsd + reservedUsd;
  const words = `${spentDollars(spentUsd, unpricedRequests)} spent this month${held > 0 ? `, up to ${formatDollars(held)} not yet billed` : ''}, ${capUsd === null ? 'no cap' : `of a cap of ${formatDollars(capUsd)}`}`;
  return (
    <Tooltip label={words}>
      <Link className="text-link num client-spend" href="/settings?part=money">
        <span>
          {spentDollars(spentUsd, unpricedRequests)}
          <span className="visually-hidden"> spent this month</span>
        </span>
        {capUsd !== null && <span className="dim small">of {formatDollars(capUsd)}</span>}
        {share !== null && (
          <span className="client-cap" aria-hidden="true">
            <span
              className={share >= 1 ? 'client-cap-full' : share >= 0.9 ? 'client-cap-tight' : undefined}
              style={{ width: `${Math.min(100, 100 * share)}%` }}
            />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
