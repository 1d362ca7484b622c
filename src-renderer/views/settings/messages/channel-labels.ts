import type { OutputOf } from '#shared/contract/index.ts';
import { formatInstant } from '../../../format/dates.ts';
import { weekdays } from '../../group/schedule-labels.ts';

export type Settings = OutputOf<'get-message-settings'>;
export type Channel = Settings['channels'][number];
export type MailServer = NonNullable<Settings['mailServer']>;

export const weekdayChoice = weekdays.map((name, index) => ({ value: String(index + 1), label: name }));

export const formatChoice = [
  { value: 'json', label: 'JSON, signed' },
  { value: 'slack', label: 'Slack' },
  { value: 'teams', label: 'Microsoft Teams' },
] as const;

/** Where a channel leads, in words. */
export function whereTo({ kind, recipients, format, host }: Channel): string {
  if (kind === 'webhook') {
    const what = formatChoice.find(({ value }) => value === format)?.label ?? format;
    return host === '' ? `Webhook (${what})` : `Webhook at ${host} (${what})`;
  }
  const [first = '', second, ...more] = recipients;
  const others = second === undefined ? '' : more.length === 0 ? ` and ${second}` : ` and ${more.length + 1} more`;
  return `E-mail to ${first}${others}`;
}

/** What a channel is told, and when. */
export function whatIsTold(channel: Channel, clientName: string | undefined, timeZone: string): string {
  const { alerts, digest, digestDay, digestTime, nextDigestAt, active, customerId } = channel;
  const next = nextDigestAt === null ? '' : `, next ${formatInstant(nextDigestAt, timeZone)}`;
  const when = `${weekdays[digestDay - 1] ?? ''}s at ${digestTime}${next}`;
  const digestWords = digest === 'all' && customerId === null ? 'a digest of all clients' : 'a digest for each client';
  const told = [
    ...(alerts ? ['alerts'] : []),
    ...(digest === 'off' ? [] : [`${customerId === null ? digestWords : 'a digest'} on ${when}`]),
  ];
  const about = customerId === null ? '' : ` about ${clientName ?? 'one client'}`;
  const words = told.length === 0 ? 'nothing yet' : `${told.join(', and ')}${about}`;
  return `${active ? '' : 'Paused. '}${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
