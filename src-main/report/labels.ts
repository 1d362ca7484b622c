import type { RateChange, RateMeasure } from '#shared/contract/workspace/measures.ts';
import type { Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportModel } from './report-model.ts';

const wholeNumbers = new Intl.NumberFormat('en');
// Day before month, the month in letters: read the same way everywhere.
const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const longDays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

export const count = (value: number): string => wholeNumbers.format(value);
export const counted = (value: number, noun: string, plural = `${noun}s`): string =>
  `${count(value)} ${value === 1 ? noun : plural}`;
/** Percent, one decimal; "–" if there are no answers. */
export const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} %`);
export const oneDecimal = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
/** `20 Nov 2026` */
export const dayLabel = (day: Day): string => days.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
/** `20 November 2026` */
export const longDayLabel = (day: Day): string => longDays.format(new Date(`${day}T00:00:00Z`));
export const periodLabel = ({ from, to }: { from: Day; to: Day }): string => `${dayLabel(from)} to ${dayLabel(to)}`;

export const intervalLabel = (measure: RateMeasure): string =>
  measure.low === null || measure.high === null
    ? 'no answers'
    : `${measure.low.toFixed(1)} to ${measure.high.toFixed(1)} %`;

export const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.abs(value).toFixed(1)}`;

const verdictLabels = {
  rose: 'rose',
  fell: 'fell',
  within_noise: 'within noise',
  too_early_to_tell: 'too early to tell',
} as const satisfies Record<RateChange['verdict'], string>;

/** The change of a score in words; "within noise" instead of a direction if it may be chance; a rise or fall with the models replaced meanwhile. */
export function changeLabel({ verdict, difference, low, high, models = [] }: RateChange): string {
  const said = verdict === 'rose' || verdict === 'fell' ? models : [];
  const replaced = said.map(({ day, from, to }) => `; ${to} replaced ${from} on ${dayLabel(day)}`).join('');
  if (difference === null || low === null || high === null) return `${verdictLabels[verdict]}${replaced}`;
  return `${verdictLabels[verdict]}: ${signed(difference)} points (${signed(low)} to ${signed(high)})${replaced}`;
}

export const sampleWarning = 'Simulated data: nothing in this report is real.';

/** The scope of the report in one line: customer, group, platform, days. */
export function scopeLabel(model: ReportModel): string {
  const parts = [
    model.customer.name,
    ...(model.queryGroup === null ? [] : [model.queryGroup]),
    ...(model.platform === null ? [] : [platformLabel(model.platform)]),
    ...(model.queries === '' ? [] : [model.queries]),
    periodLabel(model.period),
  ];
  return parts.join(' · ');
}

export const outcomeLabels = { answered: 'answered', no_overview: 'no overview', refused: 'refused' } as const;
export const checkLabels = {
  mentioned: 'names the customer',
  not_mentioned: 'does not',
  unreachable: 'unreachable',
} as const;
