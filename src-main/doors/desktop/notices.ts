import type { ServiceEvent } from '#shared/contract/events.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { alertSentenceIn } from '#shared/wording/alerts.ts';
import { serviceTextIn } from '#shared/wording/service/service-text.ts';
import { shorten } from '#shared/domain/shorten.ts';
import { desktopTexts } from './desktop-texts.ts';

/** What an execution was when it ended or came to a stop. */
export interface ScanNews {
  readonly executionId: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly groupName: string;
  readonly platform: string;
  readonly state: string;
  readonly score: number | null;
  readonly failed: number;
  /** Why it waits, in words; null if it does not. */
  readonly waitingFor: string | null;
}

/** A notification of the system, and the place it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

/** An alert as a notification needs it. */
export interface AlertNews {
  readonly alertId: number;
  readonly customerId: number | null;
  readonly sentence: string;
  readonly toldAt: string | null;
  readonly link: string;
}

/** One notification about one or several alerts. */
function alertNotice(alerts: readonly AlertNews[]): Notice | null {
  const texts = desktopTexts();
  const { t } = texts;
  const [first] = alerts;
  if (first === undefined) return null;
  const body = alertSentenceIn(first.sentence, texts);
  if (alerts.length === 1) return { title: t('Answerscope alert'), body, address: first.link };
  const client = alerts.every(({ customerId }) => customerId === first.customerId) ? first.customerId : null;
  return {
    title: t('{count, plural, one {# alert} other {# alerts}}', { count: alerts.length }),
    body,
    address: client === null ? '/alerts' : `/alerts?client=${client}`,
  };
}

/** Says that a newer version can be installed. */
export const updateNotice = (version: string): Notice => ({
  title: desktopTexts().t('Answerscope {version} is ready', { version }),
  body: desktopTexts().t('It is installed when you say so in Settings, after running scans.'),
  address: '/settings',
});

/** How long news is collected, so that scans that end together are one notification. */
const collectMs = 3_000;
const longestName = 60;

const short = (name: string): string => shorten(name, longestName);

/** One notification about one or several scans. */
function noticeAbout(news: readonly ScanNews[]): Notice | null {
  const texts = desktopTexts();
  const { t, series, percent } = texts;
  const [first] = news;
  if (first === undefined) return null;
  const address = `/customers/${first.customerId}/scans`;
  if (news.length > 1) {
    const waiting = news.filter(({ waitingFor }) => waitingFor !== null).length;
    const ended = news.length - waiting;
    const clients = [...new Set(news.map(({ customerName }) => short(customerName)))];
    return {
      title: series([
        ...(ended > 0 ? [t('{count, plural, one {# scan} other {# scans}} finished', { count: ended })] : []),
        ...(waiting > 0 ? [t('{count, number} waiting', { count: waiting }, 'scans')] : []),
      ]),
      body:
        clients.length > 3
          ? t('{clients} and {count, number} more', { clients: series(clients.slice(0, 3)), count: clients.length - 3 })
          : series(clients),
      address,
    };
  }
  const client = short(first.customerName);
  const what = `${short(first.groupName)}, ${platformLabel(first.platform)}`;
  if (first.waitingFor !== null)
    return {
      title: t('{client}: a scan is waiting', { client }),
      body: `${what}. ${serviceTextIn(first.waitingFor, texts)}`,
      address,
    };
  if (first.state === 'Cancelled') return null;
  const failures =
    first.failed === 0
      ? ''
      : ` ${t('{count, plural, one {# query} other {# queries}} failed.', { count: first.failed })}`;
  const score = first.score === null ? t('No score.') : t('This scan: {score}.', { score: percent(first.score) });
  const title =
    first.state === 'Failed' ? t('{client}: scan failed', { client }) : t('{client}: scan finished', { client });
  return { title, body: `${what}. ${score}${failures}`, address };
}

export interface NoticeSource {
  /** Reads what an execution has come to; null if it is gone. */
  readonly read: (executionId: number) => Promise<ScanNews | null>;
  /** Reads the alerts that are new, newest first. */
  readonly readAlerts: () => Promise<readonly AlertNews[]>;
  readonly show: (notice: Notice) => void;
  /** Whether the person wants notifications, and is not looking at the window. */
  readonly wanted: () => boolean;
}

/**
 * Turns events into notifications: a scan that ended, or one that waits for the person. What it waits for is told once;
 * sleep, a pause and the network pass by themselves and are not told.
 */
export function createNotices(source: NoticeSource): { hear(event: ServiceEvent): void; close(): void } {
  const pending = new Set<number>();
  const toldWaiting = new Map<number, string>();
  const ended = new Set<number>();
  let timer: NodeJS.Timeout | null = null;
  const startedAt = isoInstant(new Date());
  const toldAlerts = new Set<number>();
  let alertsChanged = false;

  const flushAlerts = async (): Promise<void> => {
    if (!alertsChanged) return;
    alertsChanged = false;
    const alerts = (await source.readAlerts().catch(() => [])).filter(
      ({ alertId, toldAt }) => toldAt !== null && toldAt >= startedAt && !toldAlerts.has(alertId),
    );
    for (const { alertId } of alerts) toldAlerts.add(alertId);
    const notice = alertNotice(alerts);
    if (notice !== null) source.show(notice);
  };

  const flush = async (): Promise<void> => {
    timer = null;
    const ids = [...pending];
    pending.clear();
    if (!source.wanted()) return;
    await flushAlerts();
    const news: ScanNews[] = [];
    for (const id of ids) {
      const each = await source.read(id).catch(() => null);
      if (each === null || each.state === 'In Progress' || each.state === 'Cancelled') continue;
      if (each.state === 'Pending') {
        if (each.waitingFor === null || passesByItself(each.waitingFor)) continue;
        if (toldWaiting.get(id) === each.waitingFor) continue;
        toldWaiting.set(id, each.waitingFor);
      } else if (ended.has(id)) continue;
      else ended.add(id);
      news.push(each);
    }
    const notice = noticeAbout(news);
    if (notice !== null) source.show(notice);
  };

  return {
    hear: (event) => {
      if (event.kind === 'changed' && event.topic === 'alerts') {
        alertsChanged = true;
        timer ??= setTimeout(() => void flush(), collectMs);
      }
      if (event.kind !== 'execution') return;
      if (event.state === 'In Progress') {
        ended.delete(event.executionId);
        return;
      }
      if (event.state !== 'Pending') toldWaiting.delete(event.executionId);
      pending.add(event.executionId);
      timer ??= setTimeout(() => void flush(), collectMs);
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const passesByItself = (reason: string): boolean =>
  /^(?:The computer is asleep|All scans are paused|Waiting for |It continues)/.test(reason);
