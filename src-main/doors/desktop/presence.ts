import type { ServiceEvent } from '#shared/contract/events.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import { createNotices, type AlertNews, type Notice, type ScanNews } from './notices.ts';
import type { TrayState } from './tray-menu.ts';
import { desktopTexts, onDesktopLanguage } from './desktop-texts.ts';

export interface PresenceOptions {
  readonly switcher: WorkspaceSwitcher;
  /** Shows the state; called a second after the start and after changes, at most once a second. */
  readonly update: (state: TrayState) => void;
  readonly notify: (notice: Notice) => void;
  /** Whether notifications are wanted now. */
  readonly wanted: () => boolean;
}

const atMostEveryMs = 1_000;
/** Query groups in the menu, and how many days ahead they are looked for. */
const groupsShown = 10;
const daysAhead = 31;

/** Keeps tray and notifications up to date from the events of the service: nothing is polled. */
export function createPresence({ switcher, update, notify, wanted }: PresenceOptions): { close(): void } {
  let timer: NodeJS.Timeout | null = null;

  const refresh = async (): Promise<void> => {
    timer = null;
    const { call } = switcher.current();
    const [status, waiting, calendar] = await Promise.all([
      call('get-workspace-status', {}, owner),
      call('list-executions', { state: 'Pending', limit: 1 }, owner),
      call('get-calendar', { days: daysAhead }, owner),
    ]);
    if (!status.ok) return;
    const runs = calendar.ok ? calendar.data.runs : [];
    const groups = new Map(
      runs.map((run) => [run.queryGroupId, `${run.customerName} – ${run.queryGroupName}`] as const),
    );
    update({
      running: status.data.scansRunning,
      waiting: waiting.ok ? waiting.data.total : 0,
      paused: status.data.scansPaused,
      nextRun: status.data.nextRun === null ? null : inWords(status.data.nextRun, status.data.timeZone),
      groups: [...groups].slice(0, groupsShown).map(([id, label]) => ({ id, label })),
    });
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void refresh().catch(() => {}), atMostEveryMs);
  };

  const notices = createNotices({
    read: (id) => readNews(switcher, id),
    readAlerts: () => readAlerts(switcher),
    show: notify,
    wanted,
  });
  const unsubscribe = switcher.subscribe((event: ServiceEvent) => {
    if (event.kind === 'job' || event.kind === 'open') return;
    notices.hear(event);
    schedule();
  });
  const unfollow = onDesktopLanguage(schedule);
  // Not at once: the first page asks at the same moment.
  schedule();
  return {
    close: () => {
      unsubscribe();
      unfollow();
      notices.close();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

async function readAlerts(switcher: WorkspaceSwitcher): Promise<AlertNews[]> {
  const reply = await switcher.current().call('list-alerts', { show: 'waiting', limit: 50 }, owner);
  return reply.ok ? reply.data.alerts.filter(({ state }) => state === 'new') : [];
}

async function readNews(switcher: WorkspaceSwitcher, executionId: number): Promise<ScanNews | null> {
  const reply = await switcher.current().call('get-execution', { executionId }, owner);
  if (!reply.ok) return null;
  const { execution, failures } = reply.data;
  return {
    executionId,
    customerId: execution.customerId,
    customerName: execution.customerName,
    groupName: execution.queryGroupName,
    platform: execution.platform,
    state: execution.state,
    score: execution.score,
    failed: failures.length,
    waitingFor: execution.waitingFor,
  };
}

/** English days are written day before month. */
function clockLocale(): string {
  const { code, locale } = desktopTexts().language;
  return code.startsWith('en') ? 'en-GB' : locale;
}

/** `Mon 23 Nov, 09:00`, in the time zone of the workspace. */
const inWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(clockLocale(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
