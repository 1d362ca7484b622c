import { z } from 'zod';
import { alertKinds, type AlertKind } from '#shared/contract/workspace/alerts.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { AlertContent } from './message-content.ts';
import { alertTexts } from './texts/alert-texts.ts';

interface AlertFormats {
  readonly percent: (value: number) => string;
  /** Of a calendar day, yyyy-mm-dd. */
  readonly date: (day: string) => string;
}

/** What an alert's line uses of the figures stored with it. */
const figures = z.object({
  before: z.object({ value: z.number() }).nullable().catch(null),
  after: z.object({ value: z.number() }).nullable().catch(null),
  changed: z.object({ on: z.string() }).nullable().catch(null),
  models: z.array(z.object({ day: z.string() })).catch([]),
});
const none = { before: null, after: null, changed: null, models: [] };

const isKind = (kind: string): kind is AlertKind => (alertKinds as readonly string[]).includes(kind);

/** An alert in a language, made of its stored figures; its stored sentence in English, and where a language has no words for it. */
export function alertLine(alert: AlertContent, code: string, { percent, date }: AlertFormats): string {
  const texts = alertTexts[code];
  if (texts === undefined || !isKind(alert.alert)) return alert.sentence;
  const { before, after, changed, models } = figures.catch(none).parse(alert.figures);
  const about = [texts.kinds[alert.alert], alert.subject].filter((part) => part != null && part !== '').join(': ');
  const where = alert.platform == null ? '' : `, ${platformLabel(alert.platform)}`;
  if (before === null || after === null) return `${about}${where}`;
  const since = changed === null ? '' : `, ${texts.since.replace('{day}', date(changed.on))}`;
  // A change across a replaced model is never told without it.
  const days = models.map(({ day }) => date(day)).join('; ');
  const replaced = days === '' ? '' : ` (${texts.kinds.model_replaced}: ${days})`;
  return `${about}${where}: ${percent(before.value)} → ${percent(after.value)}${since}${replaced}`;
}
