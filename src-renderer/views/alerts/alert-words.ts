import type { OutputOf } from '#shared/contract/index.ts';
import type { AlertKind } from '#shared/contract/workspace/alerts.ts';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatCount, formatInterval, formatPercent, formatPoints } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { alertSentence } from '../../wording/alerts.ts';

export type Alert = OutputOf<'list-alerts'>['alerts'][number];

/** What each kind of alert is called. */
export const kindLabels: Readonly<Record<AlertKind, string>> = {
  score: t('Score'),
  company_share: t('A company’s share'),
  share_of_voice: t('Share of voice'),
  new_company: t('New company'),
  domain: t('Cited domain'),
  article: t('Cited page'),
  own_pages: t('Own pages'),
  query_lost: t('Query lost'),
  scans: t('Scans'),
  cap: t('Budget'),
  model_replaced: t('Model replaced'),
};

/** When each kind of alert is raised, in a sentence. */
export const kindMeanings: Readonly<Record<AlertKind, string>> = {
  score: t('The share of answers that name the client rose or fell.'),
  company_share: t('The share of answers that name a confirmed competitor rose or fell.'),
  share_of_voice: t('The client’s part of the answers that name it or a confirmed competitor rose or fell.'),
  new_company: t('A company is named for the first time.'),
  domain: t('A domain is cited in more or fewer answers, or no longer.'),
  article: t('A page is cited in more or fewer answers, or no longer.'),
  own_pages: t('Pages of the client are cited in fewer answers, or no longer.'),
  query_lost: t('Answers to a query stopped naming the client, for good.'),
  scans: t('A scan failed, or many of its queries failed or were refused.'),
  cap: t('A monthly cap is nearly used.'),
  model_replaced: t('A provider answers with another model than before.'),
};

type Rate = NonNullable<Alert['figures']['before']>;

/** The figure of a period, with its interval, its answers and its scans. */
function rateFigure({ value, low, high, n, scans }: Rate): string {
  const figures = { value: formatPercent(value), interval: formatInterval(low, high), count: n, scans };
  return low === null || high === null
    ? t('{value}; {count, plural, one {# answer} other {# answers}} of {scans, plural, one {# scan} other {# scans}}', {
        value: figures.value,
        count: n,
        scans,
      })
    : t(
        '{value}, 95 % interval {interval}; {count, plural, one {# answer} other {# answers}} of {scans, plural, one {# scan} other {# scans}}',
        { ...figures },
      );
}

/** Why an alert was raised, with the figures of that moment, a line each. */
export function reasonLines({ figures, kind }: Alert): string[] {
  const { before, after, difference, changed, evidence, models, facts } = figures;
  return [
    ...(before === null
      ? []
      : [
          t('Before ({period}): {figure}', {
            period: formatPeriod(before.from, before.to),
            figure: rateFigure(before),
          }),
        ]),
    ...(after === null
      ? []
      : [t('Since ({period}): {figure}', { period: formatPeriod(after.from, after.to), figure: rateFigure(after) })]),
    ...(difference === null
      ? []
      : [
          t('Difference: {points} points ({low} to {high})', {
            points: formatPoints(difference.value),
            low: formatPoints(difference.low),
            high: formatPoints(difference.high),
          }),
        ]),
    ...(changed === null
      ? []
      : [
          changed.from === changed.to
            ? t('Began on {day}', { day: formatDay(changed.on) })
            : t('Began about {day}, with 95 % certainty from {from} to {to}', {
                day: formatDay(changed.on),
                from: formatDay(changed.from),
                to: formatDay(changed.to),
              }),
        ]),
    ...(evidence === null
      ? []
      : [
          t(
            'A change explains the scans {ratio} times as well as none; {needed} times are needed, with at most {alarms, plural, one {# false alarm} other {# false alarms}} a year over {watched, plural, one {# watched series} other {# watched series}}.',
            {
              ratio: formatCount(evidence.ratio),
              needed: formatCount(evidence.needed),
              alarms: evidence.falseAlarmsPerYear,
              watched: evidence.watched,
            },
          ),
        ]),
    ...models.map(({ day, from, to }) => t('On {day} {to} replaced {from}.', { day: formatDay(day), to, from })),
    ...facts.map(alertSentence),
    ...(kind === 'query_lost' ? [t('Judged by whether each scan’s answer names the client.')] : []),
  ];
}
