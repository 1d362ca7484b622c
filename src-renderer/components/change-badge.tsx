import { IconArrowDownRight, IconArrowUpRight, IconClock, IconMinus } from '@tabler/icons-react';
import type { RateChange, ScoreWindow } from '#shared/contract/workspace/measures.ts';
import { formatDay, formatPeriod } from '../format/dates.ts';
import { formatPoints, formatScore } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { Hint } from './hint.tsx';
import './change-badge.css';

const verdicts = {
  rose: { icon: IconArrowUpRight, className: 'change change-up', word: t('rose') },
  fell: { icon: IconArrowDownRight, className: 'change change-down', word: t('fell') },
  within_noise: { icon: IconMinus, className: 'change', word: t('within noise') },
  too_early_to_tell: { icon: IconClock, className: 'change', word: t('too early to tell') },
} as const;

/** What a score is compared with: its score, answers and days. */
export const comparedWith = ({ from, to, score }: ScoreWindow): string =>
  t('{score} in {count, plural, one {# answer} other {# answers}} of {period}', {
    score: formatScore(score.value),
    count: score.n,
    period: formatPeriod(from, to),
  });

/** Why the change of a score is called what it is called. */
function explanation({ verdict, difference, low, high, pairedQueries, unpairedQueries }: RateChange): string[] {
  if (difference === null) return [t('No query was answered in both periods.')];
  const over = t(
    '{points} points over {paired, plural, one {# query} other {# queries}} answered in both{unpaired, plural, =0 {} one {; # query in only one does not count} other {; # queries in only one do not count}}.',
    { points: formatPoints(difference), paired: pairedQueries, unpaired: unpairedQueries },
  );
  if (low === null || high === null)
    return [over, t('It takes eight scans, or more if they vary much, to tell a change from chance.')];
  const interval = { low: formatPoints(low), high: formatPoints(high) };
  return [
    over,
    verdict === 'within_noise'
      ? t('The interval ({low} to {high} points) includes 0: this may be chance.', interval)
      : t('The interval ({low} to {high} points) allows for looking after every scan.', interval),
  ];
}

/** Models replaced in the days compared. */
const replacedWords = ({ models = [] }: RateChange): string[] =>
  models.map(({ day, from, to }) =>
    t('{to} replaced {from} on {day}: the change may come from that.', { to, from, day: formatDay(day) }),
  );

/** Whether a score changed, in words, with the difference in points. */
export function ChangeBadge({ change, against }: { change: RateChange; against: string }) {
  const verdict = verdicts[change.verdict];
  return (
    <Hint
      label={[t('Compared with {before}:', { before: against }), ...explanation(change), ...replacedWords(change)].join(
        ' ',
      )}
    >
      <span className={verdict.className} tabIndex={0}>
        <verdict.icon size={13} stroke={2} aria-hidden="true" />
        {change.difference !== null && change.low !== null && (
          <span className="num">{formatPoints(change.difference)}</span>
        )}
        <span className="change-word">{verdict.word}</span>
        {change.models !== undefined && (change.verdict === 'rose' || change.verdict === 'fell') && (
          <span className="change-word dim">{t('model replaced')}</span>
        )}
      </span>
    </Hint>
  );
}
