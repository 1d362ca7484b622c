import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { formatInstant } from '../../../format/dates.ts';
import { t, texts } from '../../../language/current.ts';
import { weekdays } from '../../group/schedule-labels.ts';

export type Settings = OutputOf<'get-message-settings'>;
export type Channel = Settings['channels'][number];
export type MailServer = NonNullable<Settings['mailServer']>;

export const weekdayChoice = weekdays.map((name, index) => ({ value: String(index + 1), label: name }));

export const formatChoice = [
  { value: 'json', label: t('JSON, signed') },
  { value: 'slack', label: 'Slack' },
  { value: 'teams', label: 'Microsoft Teams' },
] as const;

/** Where a channel leads, in words. */
export function whereTo({ kind, recipients, format, host }: Channel): string {
  if (kind === 'webhook') {
    const what = formatChoice.find(({ value }) => value === format)?.label ?? format;
    return host === ''
      ? t('Webhook ({format})', { format: what })
      : t('Webhook at {host} ({format})', { host, format: what });
  }
  const [first = '', second, ...more] = recipients;
  if (second === undefined || more.length === 0)
    return t('E-mail to {addresses}', { addresses: texts().list(recipients) });
  return t('E-mail to {address} and {count, plural, one {# more} other {# more}}', {
    address: first,
    count: more.length + 1,
  });
}

/** When a weekly digest is sent, by the day of the week. */
const everyWeek = [
  mark('on Mondays at {time}'),
  mark('on Tuesdays at {time}'),
  mark('on Wednesdays at {time}'),
  mark('on Thursdays at {time}'),
  mark('on Fridays at {time}'),
  mark('on Saturdays at {time}'),
  mark('on Sundays at {time}'),
] as const;

type Told = Pick<Channel, 'alerts' | 'digest'>;

function toldOfAll({ alerts, digest }: Told, when: string): string {
  if (digest === 'off') return alerts ? t('Alerts') : t('Nothing yet');
  if (digest === 'all')
    return alerts
      ? t('Alerts, and a digest of all clients {when}', { when })
      : t('A digest of all clients {when}', { when });
  return alerts
    ? t('Alerts, and a digest for each client {when}', { when })
    : t('A digest for each client {when}', { when });
}

function toldOfOne({ alerts, digest }: Told, when: string, name = t('one client')): string {
  if (digest === 'off') return alerts ? t('Alerts about {name}', { name }) : t('Nothing yet');
  return alerts
    ? t('Alerts, and a digest {when} about {name}', { when, name })
    : t('A digest {when} about {name}', { when, name });
}

/** What a channel is told, and when. */
export function whatIsTold(channel: Channel, clientName: string | undefined, timeZone: string): string {
  const { alerts, digest, digestDay, digestTime, nextDigestAt, active, customerId } = channel;
  const weekly = t.marked(everyWeek[digestDay - 1] ?? everyWeek[0], { time: digestTime });
  const when =
    nextDigestAt === null
      ? weekly
      : t('{when}, next {instant}', { when: weekly, instant: formatInstant(nextDigestAt, timeZone) });
  const told =
    customerId === null ? toldOfAll({ alerts, digest }, when) : toldOfOne({ alerts, digest }, when, clientName);
  return active ? told : t('Paused. {told}', { told });
}
