import type { RateChange, RateMeasure } from '#shared/contract/workspace/measures.ts';
import type { Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { Translate } from '#shared/language/translate.ts';
import { languageTexts } from '#main/files/language-texts.ts';
import type { ReportModel } from './report-model.ts';

/** The texts and formats of a report's language. */
export const reportTexts = ({ language }: Pick<ReportModel, 'language'>): Texts => languageTexts(language);

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** `1 Nov 2026 to 20 Nov 2026` */
export const periodLabel = ({ t, day }: Texts, { from, to }: Days): string =>
  t('{from} to {to}', { from: day(from), to: day(to) }, 'days');

/** `1 November 2026 to 20 November 2026` */
export const longPeriodLabel = ({ t, longDay }: Texts, { from, to }: Days): string =>
  t('{from} to {to}', { from: longDay(from), to: longDay(to) }, 'days');

/** `88.0 to 96.5 %` */
export const intervalLabel = ({ t, decimal }: Texts, { low, high }: RateMeasure): string =>
  low === null || high === null
    ? t('no answers')
    : t('{low} to {high} %', { low: decimal(low), high: decimal(high) }, 'interval');

const verdictLabels: Readonly<Record<RateChange['verdict'], MarkedText>> = {
  rose: mark('rose'),
  fell: mark('fell'),
  within_noise: mark('within noise'),
  too_early_to_tell: mark('too early to tell'),
};

/** The change of a score in words; "within noise" instead of a direction if it may be chance; a rise or fall with the models replaced meanwhile. */
export function changeLabel(texts: Texts, { verdict, difference, low, high, models = [] }: RateChange): string {
  const { t, points } = texts;
  const said = verdict === 'rose' || verdict === 'fell' ? models : [];
  const replaced = said.map((model) => replacedLabel(texts, model));
  const label = t.marked(verdictLabels[verdict]);
  const change =
    difference === null || low === null || high === null
      ? label
      : t('{verdict}: {difference} points ({low} to {high})', {
          verdict: label,
          difference: points(difference),
          low: points(low),
          high: points(high),
        });
  return [change, ...replaced].join('; ');
}

/** `gpt-6 replaced gpt-5 on 3 Nov 2026` */
export const replacedLabel = (
  { t, day }: Texts,
  model: { readonly from: string; readonly to: string; readonly day: Day },
): string => t('{to} replaced {from} on {day}', { to: model.to, from: model.from, day: day(model.day) });

/** What is said of a score under 50 answers, beside its change. */
export const scoreNote = (texts: Texts, change: RateChange, exploratory: boolean): string =>
  [changeLabel(texts, change), ...(exploratory ? [texts.t('exploratory: under 50 answers')] : [])].join('; ');

export const sampleWarning = mark('Simulated data: nothing in this report is real.');
export const noScans = mark('There is no finished scan in this period.');

/** The scope of the report in one line: customer, group, platform, days. */
export function scopeLabel(model: ReportModel): string {
  const parts = [
    model.customer.name,
    ...(model.queryGroup === null ? [] : [model.queryGroup]),
    ...(model.platform === null ? [] : [platformLabel(model.platform)]),
    ...(model.queries === '' ? [] : [model.queries]),
    periodLabel(reportTexts(model), model.period),
  ];
  return parts.join(' · ');
}

export const outcomeLabels = {
  answered: mark('answered'),
  no_overview: mark('no overview'),
  refused: mark('refused'),
} as const;
export const checkLabels = {
  mentioned: mark('names the customer'),
  not_mentioned: mark('does not'),
  unreachable: mark('unreachable'),
} as const;
const stateLabels: Readonly<Record<string, MarkedText>> = {
  New: mark('New', 'recommendation'),
  'In Progress': mark('In Progress', 'recommendation'),
  Done: mark('Done', 'recommendation'),
  Dismissed: mark('Dismissed', 'recommendation'),
};

/** The state of a recommendation in words. */
export function stateLabel(t: Translate, state: string): string {
  const label = stateLabels[state];
  return label === undefined ? state : t.marked(label);
}
