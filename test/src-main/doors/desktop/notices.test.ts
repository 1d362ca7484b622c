import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExecutionState } from '#shared/domain/execution-states.ts';
import { createNotices, type AlertNews, type Notice, type ScanNews } from '#main/doors/desktop/notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scan = (executionId: number, change: Partial<ScanNews> = {}): ScanNews => ({
  executionId,
  customerId: 3,
  customerName: 'Aurora Bank',
  groupName: 'Accounts',
  platform: 'chatgpt',
  state: 'Done',
  score: 41.66,
  failed: 0,
  waitingFor: null,
  ...change,
});

function stage() {
  const shown: Notice[] = [];
  const scans = new Map<number, ScanNews>();
  const alerts: AlertNews[] = [];
  let wanted = true;
  const notices = createNotices({
    read: async (id) => scans.get(id) ?? null,
    readAlerts: async () => alerts,
    show: (notice) => void shown.push(notice),
    wanted: () => wanted,
  });
  return {
    shown,
    alert: async (...news: Partial<AlertNews>[]) => {
      for (const each of news)
        alerts.push({
          ...{ alertId: alerts.length + 1, customerId: 3, sentence: 'Aurora Bank is named in fewer answers.' },
          ...{ toldAt: '2099-01-01T00:00:00Z', link: '/customers/3/answers' },
          ...each,
        });
      notices.hear({ kind: 'changed', topic: 'alerts', customerId: null });
      await vi.advanceTimersByTimeAsync(5_000);
    },
    want: (value: boolean) => void (wanted = value),
    hear: async (...heard: ScanNews[]) => {
      for (const each of heard) {
        scans.set(each.executionId, each);
        const { executionId, customerId, platform } = each;
        const state = each.state as ExecutionState;
        notices.hear({
          ...{ kind: 'execution', executionId, customerId, queryGroupId: 1, platform, state },
          ...{ total: 1, completed: 1, etaHours: 0 },
        });
      }
      await vi.advanceTimersByTimeAsync(5_000);
    },
  };
}

describe('notifications', () => {
  it('tell a finished scan once, with the place to open', async () => {
    const { hear, shown } = stage();
    await hear(scan(1), scan(1));
    await hear(scan(1));
    expect(shown).toEqual([
      {
        title: 'Aurora Bank: scan finished',
        body: 'Accounts, ChatGPT. This scan: 41.7 %.',
        address: '/customers/3/scans',
      },
    ]);
    await hear(scan(1, { state: 'In Progress' }));
    await hear(scan(1, { failed: 2 }));
    expect(shown.at(-1)?.body).toBe('Accounts, ChatGPT. This scan: 41.7 %. 2 queries failed.');
  });

  it('tell a new alert once, with its answers to open, and several in one', async () => {
    const { alert, shown } = stage();
    await alert({ toldAt: '2001-01-01T00:00:00Z' });
    expect(shown).toEqual([]);
    await alert({});
    await alert();
    expect(shown).toEqual([
      { title: 'Answerscope alert', body: 'Aurora Bank is named in fewer answers.', address: '/customers/3/answers' },
    ]);
    await alert({}, { customerId: 4 });
    expect(shown.at(-1)).toMatchObject({ title: '2 alerts', address: '/alerts' });
  });

  it('tell scans that end together in one', async () => {
    const { hear, shown } = stage();
    await hear(
      scan(1),
      scan(2, { customerName: 'B' }),
      scan(3, { customerName: 'C' }),
      scan(4, { customerName: 'D' }),
      scan(5, { state: 'Pending', waitingFor: 'OPENAI_API_KEY is missing.' }),
    );
    expect(shown).toMatchObject([{ title: '4 scans finished, 1 waiting', body: 'Aurora Bank, B, C and 1 more' }]);
  });

  it('tell what a scan waits for once, and not what passes by itself', async () => {
    const { hear, shown } = stage();
    await hear(scan(1, { state: 'Pending', waitingFor: 'The monthly cap of $20.00 is reached.' }));
    await hear(scan(1, { state: 'Pending', waitingFor: 'The monthly cap of $20.00 is reached.' }));
    await hear(scan(2, { state: 'Pending', waitingFor: 'Waiting for the network: offline' }));
    await hear(scan(3, { state: 'Pending', waitingFor: 'The computer is asleep.' }));
    await hear(scan(4, { state: 'Pending', waitingFor: 'All scans are paused. Resume them to continue.' }));
    expect(shown.map(({ body }) => body)).toEqual(['Accounts, ChatGPT. The monthly cap of $20.00 is reached.']);
  });

  it('say nothing of what the person did or sees, and shorten long names', async () => {
    const { hear, shown, want } = stage();
    await hear(scan(1, { state: 'Cancelled' }));
    want(false);
    await hear(scan(2));
    want(true);
    expect(shown).toEqual([]);
    await hear(scan(3, { customerName: 'N'.repeat(200), state: 'Failed', score: null }));
    expect(shown[0]?.title).toBe(`${'N'.repeat(59)}…: scan failed`);
    expect(shown[0]?.body).toBe('Accounts, ChatGPT. No score.');
  });
});
