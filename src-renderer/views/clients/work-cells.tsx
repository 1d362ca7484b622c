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
import type { ComponentType } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { CellLink as Link } from '../../components/cell-link.tsx';
import { Hint } from '../../components/hint.tsx';
import { useTimeZone } from '../../app/use-today.ts';
import { formatInstant, formatRelative } from '../../format/dates.ts';
import { spentDollars } from '../../format/money.ts';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { capShare, type Client } from './client-rows.ts';

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
      words: t('{count, plural, one {# alert} other {# alerts}}', { count: waiting.alerts }),
      icon: IconBell,
      href: `/alerts?client=${customerId}`,
    },
    {
      count: waiting.recommendations,
      words: t('{count, plural, one {# new recommendation} other {# new recommendations}}', {
        count: waiting.recommendations,
      }),
      icon: IconBulb,
      href: viewAddress(customerId, 'recommendations'),
    },
    {
      count: waiting.candidates,
      words: t('{count, plural, one {# company} other {# companies}} found in answers to confirm or ignore', {
        count: waiting.candidates,
      }),
      icon: IconUserQuestion,
      href: viewAddress(customerId, 'competitors', noFilters, { show: 'book' }),
    },
    {
      count: waiting.mentions,
      words: t('{count, plural, one {# mention} other {# mentions}} to review', { count: waiting.mentions }),
      icon: IconChecklist,
      href: viewAddress(customerId, 'review'),
    },
    {
      count: waiting.portrayals,
      words: t('{count, plural, one {# portrayal} other {# portrayals}} to review', { count: waiting.portrayals }),
      icon: IconMoodSmile,
      href: viewAddress(customerId, 'review', noFilters, { show: 'portrayal' }),
    },
  ].filter(({ count }) => count > 0);
}

/** The words with the number that is seen: some languages have a word for two. */
const nameWith = (count: number, words: string): string =>
  words.includes(formatCount(count)) ? words : `${formatCount(count)}: ${words}`;

/** What waits for a person, each kind leading to its place. */
export function Decisions({ client }: { client: Client }) {
  const decisions = decisionsOf(client);
  if (decisions.length === 0) return <span className="dim small">{t('nothing', {}, 'to decide')}</span>;
  return (
    <span className="client-decisions">
      {decisions.map(({ count, words, icon: Icon, href }) => (
        <Hint key={href} label={words}>
          <Link className="text-link client-decision num" href={href} aria-label={nameWith(count, words)}>
            <Icon size={14} stroke={1.6} />
            {count}
          </Link>
        </Hint>
      ))}
    </span>
  );
}

const scanKinds = [
  {
    state: 'failed',
    icon: IconAlertTriangle,
    className: 'bad',
    words: mark('{count, plural, one {# scan failed} other {# scans failed}}'),
    word: mark('{count, plural, one {failed} other {failed}}', 'scans'),
  },
  {
    state: 'waiting',
    icon: IconClockPause,
    className: 'warn',
    words: mark('{count, plural, one {# scan waiting} other {# scans waiting}}'),
    word: mark('{count, plural, one {waiting} other {waiting}}', 'scans'),
  },
  {
    state: 'running',
    icon: IconLoader,
    className: 'dim',
    words: mark('{count, plural, one {# scan running} other {# scans running}}'),
    word: mark('{count, plural, one {running} other {running}}', 'scans'),
  },
] as const;

/** Why the scans of a state wait or failed, a line each. */
const reasons = ({ scans }: Client, state: (typeof scanKinds)[number]['state']): string =>
  scans.problems
    .filter((scan) => scan.state === state)
    .map((scan) =>
      t('{group}, {platform}: {reason}', {
        group: scan.queryGroupName,
        platform: platformLabel(scan.platform),
        reason: serviceText(scan.why) || t('no reason given'),
      }),
    )
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
          {present.map(({ state, icon: Icon, className, ...kind }) => {
            const count = client.scans[state];
            const words = t.marked(kind.words, { count });
            const why = reasons(client, state);
            return (
              <Hint key={state} label={why === '' ? words : `${words}\n${why}`}>
                <Link className="text-link" href={scansPlace(client, state)}>
                  <span className={`client-scan num ${className}`}>
                    <Icon size={14} stroke={1.7} aria-hidden="true" />
                    {formatCount(count)}{' '}
                    <span className={present.length > 1 ? 'visually-hidden' : undefined}>
                      {t.marked(kind.word, { count })}
                    </span>
                  </span>
                </Link>
              </Hint>
            );
          })}
        </span>
      )}
      <Hint
        label={
          client.nextRunAt === null
            ? t('No query group of this client has a schedule.')
            : t('Next scan: {instant}', { instant: formatInstant(client.nextRunAt, timeZone) })
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
              ? t('none planned')
              : isOverdue
                ? t('due now')
                : t('next {when}', { when: formatRelative(client.nextRunAt, now) })}
          </span>
        </Link>
      </Hint>
    </span>
  );
}

/** What was spent this month, of the cap. */
export function Spend({ client }: { client: Client }) {
  const { spentUsd, unconfirmedUsd, reservedUsd, capUsd, unpricedRequests } = client.spend;
  const share = capShare(client);
  const held = unconfirmedUsd + reservedUsd;
  const words = t(
    '{spent} spent this month{isHeld, select, yes {, up to {held} not yet billed} other {}}, {isCapped, select, yes {of a cap of {cap}} other {no cap}}',
    {
      spent: spentDollars(spentUsd, unpricedRequests),
      isHeld: held > 0 ? 'yes' : 'no',
      held: formatDollars(held),
      isCapped: capUsd === null ? 'no' : 'yes',
      cap: formatDollars(capUsd),
    },
  );
  return (
    <Hint label={words}>
      <Link className="text-link num client-spend" href="/settings?part=money">
        <span>
          {spentDollars(spentUsd, unpricedRequests)}
          <span className="visually-hidden"> {t('spent this month')}</span>
        </span>
        {capUsd !== null && <span className="dim small">{t('of {cap}', { cap: formatDollars(capUsd) })}</span>}
        {share !== null && (
          <span className="client-cap" aria-hidden="true">
            <span
              className={share >= 1 ? 'client-cap-full' : share >= 0.9 ? 'client-cap-tight' : undefined}
              style={{ width: `${Math.min(100, 100 * share)}%` }}
            />
          </span>
        )}
      </Link>
    </Hint>
  );
}
