import { IconArrowDownRight, IconArrowUpRight, IconClock, IconMinus } from '@tabler/icons-react';
import type { RateChange, ScoreWindow } from '#shared/contract/workspace/measures.ts';
import { formatDay, formatPeriod } from '../format/dates.ts';
import { formatPoints, formatScore, plural } from '../format/numbers.ts';
import { Hint } from './hint.tsx';
import './change-badge.css';

const verdicts = {
  rose: { icon: IconArrowUpRight, className: 'change change-up', word: 'rose' },
  fell: { icon: IconArrowDownRight, className: 'change change-down', word: 'fell' },
  within_noise: { icon: IconMinus, className: 'change', word: 'within noise' },
  too_early_to_tell: { icon: IconClock, className: 'change', word: 'too early to tell' },
} as const;

/** What a score is compared with: its score, answers and days. */
export const comparedWith = ({ from, to, score }: ScoreWindow): string =>
  `${formatScore(score.value)} in ${plural(score.n, 'answer')} of ${formatPeriod(from, to)}`;

/** Why the change of a score is called what it is called. */
function explanation({ verdict, difference, low, high, pairedQueries, unpairedQueries }: RateChange): string {
  if (difference === null) return 'No query was answered in both periods.';
  const over = `${formatPoints(difference)} points over ${plural(pairedQueries, 'query', 'queries')} answered in both`;
  const others =
    unpairedQueries === 0 ? '' : `; ${plural(unpairedQueries, 'query', 'queries')} in only one do not count`;
  if (low === null || high === null)
    return `${over}${others}. It takes eight scans, or more if they vary much, to tell a change from chance.`;
  const interval = `${formatPoints(low)} to ${formatPoints(high)} points`;
  return verdict === 'within_noise'
    ? `${over}${others}. The interval (${interval}) includes 0: this may be chance.`
    : `${over}${others}. The interval (${interval}) allows for looking after every scan.`;
}

/** Models replaced in the days compared. */
const replacedWords = ({ models = [] }: RateChange): string =>
  models
    .map(({ day, from, to }) => ` ${to} replaced ${from} on ${formatDay(day)}: the change may come from that.`)
    .join('');

/** Whether a score changed, in words, with the difference in points. */
export function ChangeBadge({ change, against }: { change: RateChange; against: string }) {
  const verdict = verdicts[change.verdict];
  return (
    <Hint label={`Compared with ${against}: ${explanation(change)}${replacedWords(change)}`}>
      <span className={verdict.className} tabIndex={0}>
        <verdict.icon size={13} stroke={2} aria-hidden="true" />
        {change.difference !== null && change.low !== null && (
          <span className="num">{formatPoints(change.difference)}</span>
        )}
        <span className="change-word">{verdict.word}</span>
        {change.models !== undefined && (change.verdict === 'rose' || change.verdict === 'fell') && (
          <span className="change-word dim">model replaced</span>
        )}
      </span>
    </Hint>
  );
}
