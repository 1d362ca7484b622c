import { useComputedColorScheme } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { planTableWeeks } from '#shared/domain/actions.ts';
import { lineLook } from '../../charts/compare-options.ts';
import { LineSwatch } from '../../charts/line-swatch.tsx';
import { samplesLabel } from '../../charts/plan-options.ts';
import { formatCount, formatDollars, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

type Curves = OutputOf<'get-plan'>['platforms'][number]['curves'];

/** What is seen by some weeks, and what it costs, a row for each number of samples. */
export function PlanTable({ curves, detect }: { curves: Curves; detect: number | null }) {
  const scheme = useComputedColorScheme('light');
  return (
    <table className="plain-table plan-table">
      <thead>
        <tr>
          <th>{t('Each query, per scan')}</th>
          {planTableWeeks.map((weeks) => (
            <th key={weeks} className="figure">
              {t('{count, plural, one {# week} other {# weeks}}', { count: weeks })}
            </th>
          ))}
          {detect !== null && (
            <th className="figure">
              {t('{points} points seen', {
                points: Number.isInteger(detect) ? formatCount(detect) : formatScore(detect),
              })}
            </th>
          )}
          <th className="figure">{t('A month')}</th>
        </tr>
      </thead>
      <tbody>
        {curves.map(({ samples, points, detects, costPerMonthUsd }, index) => (
          <tr key={samples}>
            <td>
              <LineSwatch look={lineLook(index, scheme)} /> {samplesLabel(samples)}
            </td>
            {planTableWeeks.map((weeks) => (
              <td key={weeks} className="figure">
                {formatScore(points.find((point) => point.weeks === weeks)?.change)}
              </td>
            ))}
            {detect !== null && (
              <td className="figure">
                {detects === null
                  ? t('not in half a year')
                  : t('in {count, plural, one {# week} other {# weeks}}', { count: detects.weeks })}
              </td>
            )}
            <td className="figure">{formatDollars(costPerMonthUsd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
