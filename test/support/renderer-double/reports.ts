import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { defaultPattern } from '#shared/contract/workspace/report-runs.ts';
import { defaultTemplate, type ReportTemplate } from '#shared/contract/workspace/reports.ts';
import { customers } from './world.ts';

type Kept = OutputOf<'get-report-template'>;

const firstClients = customers.map(({ id, name }) => ({ customerId: id, customerName: name }));

/** What the double says of templates, shared reports, and the reports of all clients. */
export function createReports(empty: boolean) {
  const templates = new Map<number, ReportTemplate>([[customers[1]?.id ?? 0, { ...defaultTemplate, author: 'Ada' }]]);
  const revoked = new Set<number>();
  let schedule: OutputOf<'get-report-schedule'> = {
    on: false,
    day: 2,
    folder: '/home/ada/Reports',
    pattern: defaultPattern,
    formats: ['pdf'],
    draft: false,
    nextOn: null,
  };
  const kept = (customerId: number): Kept => ({
    customerId,
    stored: templates.has(customerId),
    template: templates.get(customerId) ?? defaultTemplate,
    logo: null,
    clientLogo: null,
    clientLanguage: 'de',
  });
  const share = (customerId: number): OutputOf<'share-report'> => ({
    shareId: 1,
    customerId,
    title: 'Tessel CRM in AI answers',
    from: '2026-08-18',
    to: '2026-11-16',
    createdAt: '2026-11-16T09:30:00Z',
    expiresOn: '2026-12-31',
    expired: false,
    url: 'http://127.0.0.1:4711/reports/k9',
  });
  return {
    'get-report-template': ({ customerId }: InputOf<'get-report-template'>) => kept(customerId),
    'list-report-templates': (): OutputOf<'list-report-templates'> =>
      firstClients
        .filter(({ customerId }) => !empty && templates.has(customerId))
        .map((client) => ({ ...client, updatedAt: '2026-11-16T09:30:00Z' })),
    'save-report-template': ({ customerId, template }: InputOf<'save-report-template'>) => {
      templates.set(customerId, template);
      return kept(customerId);
    },
    'set-report-logo': ({ customerId }: InputOf<'set-report-logo'>) => kept(customerId),
    'copy-report-template': ({ customerId, toCustomerIds }: InputOf<'copy-report-template'>) => {
      for (const id of toCustomerIds) templates.set(id, templates.get(customerId) ?? defaultTemplate);
      return { copied: toCustomerIds.length };
    },
    'share-report': ({ customerId }: InputOf<'share-report'>) => share(customerId),
    'list-report-shares': ({ customerId }: InputOf<'list-report-shares'>): OutputOf<'list-report-shares'> => ({
      shares: [share(customerId)].filter(({ shareId }) => !empty && !revoked.has(shareId)),
      alwaysNewest: true,
      newestUrl: 'http://127.0.0.1:4711/reports/k1',
      portOn: true,
    }),
    'revoke-report-share': ({ shareId }: InputOf<'revoke-report-share'>) => {
      revoked.add(shareId);
      return { shareId };
    },
    'set-report-link': ({ on }: InputOf<'set-report-link'>) => ({ on, url: null }),
    'write-report-site': ({ folder }: InputOf<'write-report-site'>) => ({ folder, files: 6, bytes: 240_000 }),
    'plan-reports': ({ folder }: InputOf<'plan-reports'>): OutputOf<'plan-reports'> => ({
      problem: null,
      clients: firstClients.map((client, index) => ({
        ...client,
        files: [{ file: `${folder}/2026-10 ${client.customerName}.pdf`, exists: index === 0 }],
      })),
    }),
    'create-reports': (): OutputOf<'create-reports'> => ({ jobId: 1, clients: null }),
    'list-report-runs': (): OutputOf<'list-report-runs'> =>
      firstClients.slice(0, empty ? 0 : 2).map((client, index) => ({
        ...client,
        state: index === 0 ? 'written' : 'failed',
        message: index === 0 ? '' : 'PDF: the disk is full.',
        month: '2026-10',
        endedAt: '2026-11-02T07:00:00Z',
      })),
    'list-report-news': (): OutputOf<'list-report-news'> =>
      firstClients.slice(0, empty ? 0 : firstClients.length).map((client, index) => ({
        ...client,
        answered: index === 2 ? 0 : 240,
        changes: index === 1 ? [{ platform: 'chatgpt', verdict: 'rose', difference: 8.4, low: 2.1, high: 14.7 }] : [],
        won: 2,
        lost: 1,
        alerts: index === 1 ? [{ alertId: 7, day: '2026-10-19', sentence: 'Nimbus is named more often.' }] : [],
        effects: [],
      })),
    'get-report-schedule': () => schedule,
    'set-report-schedule': (change: InputOf<'set-report-schedule'>): typeof schedule => {
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return (schedule = { ...schedule, ...given, nextOn: change.on === true ? '2026-12-02' : null });
    },
  };
}
