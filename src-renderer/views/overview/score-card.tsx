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
import { formatInterval, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

type PlatformScore = OutputOf<'get-overview'>['platforms'][number];

const outcomeKinds = [
  { key: 'answered', className: 'cover-answered', outcome: 'answered' },
  { key: 'noOverview', className: 'cover-none', outcome: 'no_overview' },
  { key: 'refused', className: 'cover-refused', outcome: 'refused' },
  { key: 'failed', className: 'cover-failed', outcome: null },
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
        {present.map(({ key, outcome, className }) => (
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
            <T
              message="{kind, select, answered {<figure>{count, number}</figure> answered} noOverview {<figure>{count, number}</figure> no overview} refused {<figure>{count, number}</figure> refused} other {<figure>{count, number}</figure> failed}}"
              values={{ kind: key, count: outcomes[key], figure: (inner) => <span className="num">{inner}</span> }}
            />
          </Link>
        ))}
        {present.length === 0 && t('nothing asked yet')}
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
    <section className="panel score-card" aria-label={t('Score on {platform}', { platform: entry.platform })}>
      <div className="score-head">
        <PlatformMark platform={entry.platform} />
        <span className="dim small">
          {entry.lastScanDate === null
            ? t('never scanned')
            : t('30-day score, to {day}', { day: formatDay(latest.to) })}
          {scored !== '' && ` · ${scored}`}
        </span>
      </div>
      <div className="score-figures">
        <Link
          className="score-value num text-link"
          href={viewAddress(customerId, 'answers', scoped, score.value === null ? {} : { named: 'yes' })}
          aria-label={t('Score {score}: see the answers', { score: formatScore(score.value) })}
        >
          {formatScore(score.value)}
        </Link>
        {filters.compare && before !== null && <ChangeBadge change={entry.change} against={comparedWith(before)} />}
        {score.exploratory && score.n > 0 && <ExploratoryMark />}
      </div>
      <IntervalLine entry={entry} />
      <p className="small dim num score-n">
        {score.value === null ? (
          t('No answers in these 30 days')
        ) : (
          <>
            <T
              message="<named>{successes, number}</named> of <all>{count, plural, one {# answer} other {# answers}}</all> {successes, plural, one {names} other {name}} the brand"
              values={{
                named: (inner) => (
                  <Link className="text-link" href={viewAddress(customerId, 'answers', scoped, { named: 'yes' })}>
                    {inner}
                  </Link>
                ),
                all: (inner) => (
                  <Link
                    className="text-link"
                    href={viewAddress(customerId, 'answers', scoped, { outcome: 'answered' })}
                  >
                    {inner}
                  </Link>
                ),
                successes: score.successes,
                count: score.n,
              }}
            />
            {interval !== '' && (
              <Tooltip
                label={t('95 % interval: where the score would be expected if the same questions were answered again.')}
              >
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
