import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { notFound } from '#shared/contract/errors.ts';
import { customers, groups, platforms, queriesOf, today } from './world.ts';

type ScanSettings = OutputOf<'get-scan-settings'>;
type Provider = OutputOf<'list-providers'>[number]['providers'][number];

const nextRunAt = '2026-11-24T05:00:00Z';
const usdPerAnswer = { chatgpt: 0.0132, aioverview: 0.015 } as const;
const position = (capUsd: number | null, spentUsd: number) => ({
  capUsd,
  spentUsd,
  unconfirmedUsd: 0.4,
  unpricedRequests: 0,
  reservedUsd: 0,
});

const provider = (part: Partial<Provider> & Pick<Provider, 'id' | 'label'>): Provider => ({
  surface: 'api',
  active: true,
  default: true,
  missing: null,
  credentials: [{ name: 'OPENAI_API_KEY', present: true }],
  model: 'gpt-5-mini',
  modelVariable: 'OPENAI_MODEL',
  baseUrlVariable: 'OPENAI_BASE_URL',
  concurrency: 4,
  requestsPerMinute: 60,
  expectedUsdPerAnswer: usdPerAnswer.chatgpt,
  ...part,
});

/** Platforms, schedules, providers and costs: settings that can be changed while the double runs. */
export function createMeasuring() {
  const settings = new Map<number, ScanSettings>(
    groups.map((group) => [
      group.id,
      {
        queryGroupId: group.id,
        schedule: { kind: 'weekly', days: [2], time: '06:00' },
        samples: 1,
        platforms: [...platforms],
        nextRunAt: group.status === 'Active' ? nextRunAt : null,
        lastScanAt: '2026-11-17T05:40:00Z',
        timeZone: 'Europe/Berlin',
      },
    ]),
  );
  let caps = { workspace: 25 as number | null };
  const settingsOf = (queryGroupId: number): ScanSettings => {
    const found = settings.get(queryGroupId);
    if (found === undefined) throw notFound('query group', queryGroupId);
    return found;
  };
  const change = (queryGroupId: number, part: Partial<ScanSettings>): ScanSettings => {
    const changed = { ...settingsOf(queryGroupId), ...part };
    settings.set(queryGroupId, changed);
    return changed;
  };

  return {
    scanSettings: settingsOf,
    setSchedule: ({ queryGroupId, schedule }: InputOf<'set-schedule'>) =>
      change(queryGroupId, {
        schedule: schedule.kind === 'every-two-weeks' ? { ...schedule, from: schedule.from ?? today } : schedule,
      }),
    setSamples: ({ queryGroupId, samples }: InputOf<'set-samples'>) => change(queryGroupId, { samples }),
    setPlatforms: ({ queryGroupId, platforms: chosen }: InputOf<'set-group-platforms'>) =>
      change(queryGroupId, { platforms: [...chosen] }),
    estimate(request: InputOf<'estimate-scan'>): OutputOf<'estimate-scan'> {
      const group = settingsOf(request.queryGroupId ?? 11);
      const questions = (request.queries ?? 40) * (request.samples ?? group.samples);
      const estimates = (
        request.platform === undefined ? (request.platforms ?? group.platforms) : [request.platform]
      ).map((platform) => {
        const each = platform === 'chatgpt' ? usdPerAnswer.chatgpt : usdPerAnswer.aioverview;
        return {
          platform,
          provider: platform === 'chatgpt' ? 'openai' : 'serpapi',
          questions,
          expectedUsd: questions * each,
          highestUsd: questions * each * 2,
          missing: platform === 'chatgpt' ? null : 'SERPAPI_API_KEY is not set',
        };
      });
      const expectedUsd = estimates.reduce((sum, estimate) => sum + estimate.expectedUsd, 0);
      return {
        platforms: estimates,
        expectedUsd,
        highestUsd: expectedUsd * 2,
        complete: true,
        scansPerMonth: 4.3,
        expectedUsdPerMonth: expectedUsd * 4.3,
        leftUsd: 6.58,
      };
    },
    calendar: ({ customerId }: InputOf<'get-calendar'>): OutputOf<'get-calendar'> => {
      const runs = groups
        .filter((group) => group.status === 'Active' && (customerId === undefined || group.customerId === customerId))
        .map((group) => ({
          at: nextRunAt,
          overdue: false,
          customerId: group.customerId,
          customerName: customers.find((customer) => customer.id === group.customerId)?.name ?? '',
          queryGroupId: group.id,
          queryGroupName: group.name,
          platforms: [...platforms],
          questions: 80,
          expectedUsd: 1.13,
          costs: [
            { platform: 'chatgpt', expectedUsd: 0.53 },
            { platform: 'aioverview', expectedUsd: 0.6 },
          ],
        }));
      return { timeZone: 'Europe/Berlin', runs, expectedUsd: 1.13 * runs.length, complete: true };
    },
    budget: (): OutputOf<'get-budget'> => ({
      month: '2026-11',
      renewsOn: '2026-12-01',
      workspace: position(caps.workspace, 18.42),
      customers: customers.map((customer, index) => ({
        customerId: customer.id,
        customerName: customer.name,
        ...position(index === 0 ? 5 : null, 4.2 + index),
      })),
      platforms: platforms.map((platform, index) => ({ platform, ...position(null, 9 + index) })),
    }),
    setBudget({ subject, capUsd }: InputOf<'set-budget'>): OutputOf<'set-budget'> {
      if (subject.kind === 'workspace') caps = { workspace: capUsd };
      return { capUsd };
    },
    spend: (): OutputOf<'spend-report'> => ({
      rows: ['2026-11', '2026-10'].flatMap((month) =>
        platforms.map((platform) => ({
          month,
          customerId: 3,
          customerName: 'Tessel CRM',
          platform,
          requests: 480,
          costUsd: 6.3,
          unconfirmedUsd: 0.2,
          unpricedRequests: 0,
        })),
      ),
      costUsd: 25.2,
      unconfirmedUsd: 0.8,
      unpricedRequests: 0,
    }),
    prices: (): OutputOf<'get-prices'> => ({
      asOf: today,
      entries: [
        {
          provider: 'openai',
          model: 'gpt-5-mini',
          from: '2026-01-01',
          inputPerMillion: 0.25,
          outputPerMillion: 2,
          perSearch: 0.01,
          own: false,
        },
        { provider: 'serpapi', model: null, from: '2026-01-01', perSearch: 0.015, own: true },
      ],
      typicalUsage: { openai: { inputTokens: 9_000, outputTokens: 600, searches: 1 } },
    }),
    providers: (): OutputOf<'list-providers'> => [
      {
        platform: 'chatgpt',
        label: 'ChatGPT',
        published: true,
        note: null,
        ready: true,
        providers: [provider({ id: 'openai', label: 'OpenAI' })],
      },
      {
        platform: 'aioverview',
        label: 'Google AI Overview',
        published: true,
        note: null,
        ready: false,
        providers: [
          provider({
            id: 'serpapi',
            label: 'SerpApi',
            surface: 'serp',
            missing: 'SERPAPI_API_KEY is not set',
            credentials: [{ name: 'SERPAPI_API_KEY', present: false }],
            model: null,
            modelVariable: null,
            baseUrlVariable: 'SERPAPI_BASE_URL',
            expectedUsdPerAnswer: usdPerAnswer.aioverview,
          }),
        ],
      },
    ],
    definitions: ({ queryGroupId }: InputOf<'get-queries-definitions'>): OutputOf<'get-queries-definitions'> =>
      queriesOf(queryGroupId).map(({ id, text }) => ({
        query_id: id,
        query: text,
        query_group_id: queryGroupId,
        date: '2025-11-01T09:00:00Z',
        is_deleted: 0,
      })),
    revisions: ({ queryGroupId }: InputOf<'list-query-revisions'>): OutputOf<'list-query-revisions'> => [
      {
        revisionId: 2,
        at: '2026-09-02T09:00:00Z',
        comments: 'Gmail asked about more often',
        added: ['Which CRM works inside Gmail?'],
        deleted: ['Which CRM has a fax number?'],
      },
      {
        revisionId: 1,
        at: '2025-11-01T09:00:00Z',
        comments: '',
        added: queriesOf(queryGroupId).map(({ text }) => text),
        deleted: [],
      },
    ],
  };
}
