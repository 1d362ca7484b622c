import type { ReportNews } from '#shared/contract/workspace/report-runs.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { formatPoints } from '../../format/numbers.ts';

/** Whether a report has something that is not chance: a change beyond noise, an alert, an effect. */
export const isWorthReading = ({ changes, alerts, effects }: ReportNews): boolean =>
  changes.length + alerts.length + effects.length > 0;

/** Those with something worth reading first, then by name. */
export const worthFirst = (a: ReportNews, b: ReportNews): number =>
  Number(isWorthReading(b)) - Number(isWorthReading(a)) || (a.customerName < b.customerName ? -1 : 1);

/** `ChatGPT rose by 4.2 points (1.1 to 7.3)` */
export function changeWords({ platform, verdict, difference, low, high }: ReportNews['changes'][number]): string {
  const by = difference === null ? '' : ` by ${formatPoints(Math.abs(difference)).replace(/^\+/, '')} points`;
  const between = low === null || high === null ? '' : ` (${formatPoints(low)} to ${formatPoints(high)})`;
  return `${platformLabel(platform)} ${verdict}${by}${between}`;
}

/** What a report without news has, in words. */
export function quietWords({ answered, won, lost }: ReportNews): string {
  if (answered === 0) return 'Nothing was measured in this month.';
  if (won + lost === 0) return 'Nothing beyond noise.';
  return `Nothing beyond noise; ${won} won and ${lost} lost since the scan before, which may be chance.`;
}
