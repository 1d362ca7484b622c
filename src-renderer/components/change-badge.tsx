import { Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import type { RateChange } from '#shared/contract/workspace/measures.ts';
import { formatPoints } from '../format/numbers.ts';
import './change-badge.css';

const verdicts = {
  up: { icon: IconArrowUpRight, className: 'change change-up', word: 'up' },
  down: { icon: IconArrowDownRight, className: 'change change-down', word: 'down' },
  within_noise: { icon: IconMinus, className: 'change', word: 'within noise' },
} as const;

/** A change in points, with “within noise” where its interval includes 0. */
export function ChangeBadge({ change, against }: { change: RateChange; against: string }) {
  const look = verdicts[change.verdict];
  const interval = `${formatPoints(change.low)} to ${formatPoints(change.high)} points`;
  const why =
    change.verdict === 'within_noise'
      ? `The 95 % interval of the difference (${interval}) includes 0: this may be chance.`
      : `95 % interval of the difference: ${interval}.`;
  return (
    <Tooltip label={`${formatPoints(change.difference)} points compared with ${against}. ${why}`}>
      <span className={look.className} tabIndex={0}>
        <look.icon size={13} stroke={2} aria-hidden="true" />
        <span className="num">{formatPoints(change.difference)}</span>
        <span className="change-word">{look.word}</span>
      </span>
    </Tooltip>
  );
}
