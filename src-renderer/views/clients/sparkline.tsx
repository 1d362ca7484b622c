import { useComputedColorScheme } from '@mantine/core';
import type { Day } from '#shared/domain/dates.ts';
import { platformColour } from '../../charts/palette.ts';
import { formatDay } from '../../format/dates.ts';
import { formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { sparklinePath } from './sparkline-path.ts';

const [width, height] = [92, 22];

/** The 30-day scores of a year as a line on a scale from 0 to 100, the last one marked. */
export function Sparkline({
  platform,
  line,
}: {
  platform: string;
  line: readonly { readonly date: Day; readonly score: number }[];
}) {
  const scheme = useComputedColorScheme('light');
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return <span className="dim">–</span>;
  const colour = platformColour(platform, scheme);
  const { path, end } = sparklinePath(line, { width, height });
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('From {first} on {firstDay} to {last} on {lastDay}', {
        first: formatScore(first.score),
        firstDay: formatDay(first.date),
        last: formatScore(last.score),
        lastDay: formatDay(last.date),
      })}
    >
      <path d={path} fill="none" stroke={colour} strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={end.x} cy={end.y} r="2.1" fill={colour} />
    </svg>
  );
}
