import { Tooltip, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { platformColour } from '../../charts/palette.ts';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { ExploratoryMark } from '../../components/exploratory-mark.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { useScoredQueries } from '../../labels/use-scored-queries.ts';
import { formatDay } from '../../format/dates.ts';
import { formatCount, formatInterval, formatScore, plural } from '../../format/numbers.ts';

type PlatformScore = OutputOf<'get-overview'>['platforms'][number];

const outcomeKinds = [
  { key: 'answered', label: 'answered', className: 'cover-answered', outcome: 'answered' },
  { key: 'noOverview', label: 'no overview', className: 'cover-none', outcome: 'no_overview' },
  { key: 'refused', label: 'refused', className: 'cover-refused', outcome: 'refused' },
  { key: 'failed', label: 'failed', className: 'cover-failed', outcome: null },
] as const;

/** How the questions ended, as a split bar with words: a missing overview is not a missing brand. */
function Coverage({ entry, customerId, filters }: { entry: PlatformScore; customerId: number; filters: Filters }) {
  const { outcomes } = entry;
  const present = outcomeKinds.filter(({ key }) => outcomes[key] > 0);
  return (
    <div className="cover">
      <div className="cover-bar" aria-hidden="true">
        {present.map(({ key, className }) => (
          <span key={key} className={className} style={{ flexGrow: outcomes[key] }} />
        ))}
      </div>
      <p className="cover-words small dim">
        {present.map(({ key, label, outcome, className }) => (
          <Link
            key={key}
            className="text-link cover-word"
            href={
              outcome === null
                ? viewAddress(customerId, 'scans', filters)
                : viewAddress(customerId, 'answers', { ...filters, platform: entry.platform }, { outcome })
            }
          >
            <i className={`cover-key ${className}`} aria-hidden="true" />
            <span className="num">{formatCount(outcomes[key])}</span> {label}
          </Link>
        ))}
        {present.length === 0 && 'nothing asked yet'}
      </p>
    </div>
  );
}

/** The interval on a line from 0 to 100, with the value marked. */
function IntervalLine({ entry }: { entry: PlatformScore }) {
  const scheme = useComputedColorScheme('light');
  const { value, low, high } = entry.latest.score;
  const colour = platformColour(entry.platform, scheme);
  return (
    <div className="interval" aria-hidden="true">
      {low !== null && high !== null && (
        <span
          className="interval-range"
          style={{ insetInlineStart: `${low}%`, width: `${Math.max(0.8, high - low)}%`, background: colour }}
        />
      )}
      {value !== null && (
        <span className="interval-value" style={{ insetInlineStart: `${value}%`, background: colour }} />
      )}
    </div>
  );
}

/** One platform's 30-day score with its interval, n, change and coverage. */
export function ScoreCard({
  entry,
  customerId,
  filters,
  within,
}: {
  entry: PlatformScore;
  customerId: number;
  filters: Filters;
  /** The filters with the days that the outcomes cover. */
  within: Filters;
}) {
  const { latest, before } = entry;
  const { score } = latest;
  const interval = formatInterval(score.low, score.high);
  const scored = useScoredQueries(customerId, filters);
  const scoped = { ...filters, platform: entry.platform, from: latest.from, to: latest.to };
  return (
    <section className="panel score-card" aria-label={`Score on ${entry.platform}`}>
      <div className="score-head">
        <PlatformMark platform={entry.platform} />
        <span className="dim small">
          {entry.lastScanDate === null ? 'never scanned' : `30-day score, to ${formatDay(latest.to)}`}
          {scored !== '' && ` · ${scored}`}
        </span>
      </div>
      <div className="score-figures">
        <Link
          className="score-value num text-link"
          href={viewAddress(customerId, 'answers', scoped, score.value === null ? {} : { named: 'yes' })}
          aria-label={`Score ${formatScore(score.value)}: see the answers`}
        >
          {formatScore(score.value)}
        </Link>
        {filters.compare && before !== null && <ChangeBadge change={entry.change} against={comparedWith(before)} />}
        {score.exploratory && score.n > 0 && <ExploratoryMark />}
      </div>
      <IntervalLine entry={entry} />
      <p className="small dim num score-n">
        {score.value === null ? (
          'No answers in these 30 days'
        ) : (
          <>
            <Link className="text-link" href={viewAddress(customerId, 'answers', scoped, { named: 'yes' })}>
              {formatCount(score.successes)}
            </Link>
            {' of '}
            <Link className="text-link" href={viewAddress(customerId, 'answers', scoped, { outcome: 'answered' })}>
              {plural(score.n, 'answer')}
            </Link>
            {' name the brand'}
            {interval !== '' && (
              <Tooltip label="95 % interval: where the score would be expected if the same questions were answered again.">
                <span tabIndex={0}> · {interval}</span>
              </Tooltip>
            )}
          </>
        )}
      </p>
      <Coverage entry={entry} customerId={customerId} filters={within} />
    </section>
  );
}
