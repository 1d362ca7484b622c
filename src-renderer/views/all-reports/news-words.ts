import type { ReportNews } from '#shared/contract/workspace/report-runs.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { formatPoints, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

/** Whether a report has something that is not chance: a change beyond noise, an alert, an effect. */
export const isWorthReading = ({ changes, alerts, effects }: ReportNews): boolean =>
  changes.length + alerts.length + effects.length > 0;

/** Those with something worth reading first, then by name. */
export const worthFirst = (a: ReportNews, b: ReportNews): number =>
  Number(isWorthReading(b)) - Number(isWorthReading(a)) || (a.customerName < b.customerName ? -1 : 1);

/** `ChatGPT rose by 4.2 points (1.1 to 7.3)` */
export function changeWords({ platform, verdict, difference, low, high }: ReportNews['changes'][number]): string {
  const name = platformLabel(platform);
  if (difference === null || low === null || high === null)
    return verdict === 'rose' ? t('{platform} rose', { platform: name }) : t('{platform} fell', { platform: name });
  const values = {
    platform: name,
    points: formatScore(Math.abs(difference)),
    low: formatPoints(low),
    high: formatPoints(high),
  };
  return verdict === 'rose'
    ? t('{platform} rose by {points} points ({low} to {high})', { ...values })
    : t('{platform} fell by {points} points ({low} to {high})', { ...values });
}

/** What a report without news has, in words. */
export function quietWords({ answered, won, lost }: ReportNews): string {
  if (answered === 0) return t('Nothing was measured in this month.');
  if (won + lost === 0) return t('Nothing beyond noise.');
  return t(
    'Nothing beyond noise; {won, number} won and {lost, number} lost since the scan before, which may be chance.',
    {
      won,
      lost,
    },
  );
}
