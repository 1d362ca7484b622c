import type { OutputOf } from '#shared/contract/index.ts';
import type { AlertKind } from '#shared/contract/workspace/alerts.ts';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatCount, formatInterval, formatPercent, formatPoints, plural } from '../../format/numbers.ts';

export type Alert = OutputOf<'list-alerts'>['alerts'][number];

/** What each kind of alert is called. */
export const kindLabels: Readonly<Record<AlertKind, string>> = {
  score: 'Score',
  company_share: 'A company’s share',
  share_of_voice: 'Share of voice',
  new_company: 'New company',
  domain: 'Cited domain',
  article: 'Cited page',
  own_pages: 'Own pages',
  query_lost: 'Query lost',
  scans: 'Scans',
  cap: 'Budget',
  model_replaced: 'Model replaced',
};

/** When each kind of alert is raised, in a sentence. */
export const kindMeanings: Readonly<Record<AlertKind, string>> = {
  score: 'The share of answers that name the client rose or fell.',
  company_share: 'The share of answers that name a confirmed competitor rose or fell.',
  share_of_voice: 'The client’s part of the answers that name it or a confirmed competitor rose or fell.',
  new_company: 'A company is named for the first time.',
  domain: 'A domain is cited in more or fewer answers, or no longer.',
  article: 'A page is cited in more or fewer answers, or no longer.',
  own_pages: 'Pages of the client are cited in fewer answers, or no longer.',
  query_lost: 'Answers to a query stopped naming the client, for good.',
  scans: 'A scan failed, or many of its queries failed or were refused.',
  cap: 'A monthly cap is nearly used.',
  model_replaced: 'A provider answers with another model than before.',
};

type Rate = NonNullable<Alert['figures']['before']>;

const rateLine = (name: string, { value, low, high, n, scans, from, to }: Rate): string =>
  `${name} (${formatPeriod(from, to)}): ${formatPercent(value)}${low === null || high === null ? '' : `, 95 % interval ${formatInterval(low, high)}`}; ${plural(n, 'answer')} of ${plural(scans, 'scan')}`;

/** Why an alert was raised, with the figures of that moment, a line each. */
export function reasonLines({ figures, kind }: Alert): string[] {
  const { before, after, difference, changed, evidence, models, facts } = figures;
  return [
    ...(before === null ? [] : [rateLine('Before', before)]),
    ...(after === null ? [] : [rateLine('Since', after)]),
    ...(difference === null
      ? []
      : [
          `Difference: ${formatPoints(difference.value)} points (${formatPoints(difference.low)} to ${formatPoints(difference.high)})`,
        ]),
    ...(changed === null
      ? []
      : [
          changed.from === changed.to
            ? `Began on ${formatDay(changed.on)}`
            : `Began about ${formatDay(changed.on)}, with 95 % certainty from ${formatDay(changed.from)} to ${formatDay(changed.to)}`,
        ]),
    ...(evidence === null
      ? []
      : [
          `A change explains the scans ${formatCount(evidence.ratio)} times as well as none; ${formatCount(evidence.needed)} times are needed, with at most ${plural(evidence.falseAlarmsPerYear, 'false alarm')} a year over ${plural(evidence.watched, 'watched series', 'watched series')}.`,
        ]),
    ...models.map(({ day, from, to }) => `On ${formatDay(day)} ${to} replaced ${from}.`),
    ...facts,
    ...(kind === 'query_lost' ? ['Judged by whether each scan’s answer names the client.'] : []),
  ];
}
