import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import type { AnswerSelection } from '#main/report/read-answers.ts';
import type { ReportReader } from '#main/report/read-outcomes.ts';
import { readReport } from '#main/report/read-report.ts';
import type { ReportModel } from '#main/report/report-model.ts';
import { insertAction } from '#main/store/actions.ts';
import { insertNote } from '#main/store/notes.ts';
import { seedStore, type SeedStore } from './seed-store.ts';

/** A seeded customer, Acme, whose reports are created on 2026-11-20. */
export interface ReportStage extends SeedStore {
  readonly reader: ReportReader;
  report(request?: Partial<ReportRequest>, selection?: AnswerSelection): ReportModel;
}

export function reportStage(change: Partial<ReportReader> = {}): ReportStage {
  const seed = seedStore();
  const reader: ReportReader = {
    store: seed.store,
    env: 'local',
    timeZone: 'UTC',
    now: () => new Date('2026-11-20T12:00:00Z'),
    appVersion: '9.9.9',
    queries: () => '',
    ...change,
  };
  return {
    ...seed,
    reader,
    report: (request = {}, selection = 'latest') =>
      readReport({ customerId: seed.customerId, ...request }, reader, selection),
  };
}

/** Text that breaks out of its context unless it is escaped. */
export const hostile = '=1+1 <script>alert("x")</script> & \'quotes\' "double" ]]> \u0000\u0007\uD800 }}{{';

/** Notes on two days of the period, two of them on one, and two outside it; returns the longest. */
export function addNotes({ store, customerId }: ReportStage): string {
  const long = `Relaunched\n${'anvil '.repeat(330)}end`;
  const group = store.get<{ id: number }>("SELECT id FROM query_group WHERE name = 'Anvils'")?.id ?? null;
  for (const [day, text, queryGroupId] of [
    ['2026-11-12', `Prices up ${hostile.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')}`, group],
    ['2026-11-11', long, null],
    ['2026-11-12', 'Second', null],
    ['2025-11-12', 'Long ago', null],
    ['2027-01-12', 'Planned', null],
  ] as const)
    insertNote(store, customerId, { day, text, queryGroupId }, '2026-11-20T12:00:00Z');
  return long;
}

/** A page made for a query of Anvils on a day. */
export function addAction({ store, customerId }: ReportStage, day = '2026-11-12'): void {
  const queryId = store.get<{ id: number }>('SELECT MIN(id) AS id FROM query')?.id ?? 0;
  const content = { kind: 'page', title: `Anvil page ${hostile.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')}` } as const;
  insertAction(
    store,
    customerId,
    { ...content, pages: ['https://www.acme.com/anvils'], costMicro: 120_000_000, recommendationId: null },
    { seed: null, against: 'others', settlingDays: 0, steps: [{ day, queries: [{ queryId, block: 0 }] }] },
    `${day}T12:00:00Z`,
  );
}

/** Acme in two scans of three queries each, beside Bolt, with sources and a hostile query. */
export function fillStage(stage: ReportStage): { first: number; second: number } {
  const { addBrand, addGroup, addQuery, addExecution } = stage;
  addBrand('Bolt');
  addBrand('Crate', 'candidate');
  const group = addGroup('Anvils');
  const queries = ['best anvil?', 'cheapest anvil?', `anvil ${hostile}`.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')].map(
    (text) => addQuery(group, text),
  );
  const [a = 0, b = 0, c = 0] = queries;
  const cite = (url: string) => ({ url, title: `A page ${hostile}`, cited: true });
  const first = addExecution(group, {
    date: '2026-11-10',
    answers: [
      { queryId: a, text: 'Bolt is fine.', citations: [cite('https://reviews.example/bolt')] },
      { queryId: b, text: '**Acme** is cheap, Bolt is not.', citations: [cite('https://acme.com/price')] },
      { queryId: c, outcome: 'no_overview', text: '' },
    ],
  });
  const second = addExecution(group, {
    date: '2026-11-17',
    answers: [
      {
        queryId: a,
        text: 'Take Bolt, then **Acme**; Crate is new.',
        citations: [cite('https://acme.com/price'), cite('https://reviews.example/bolt')],
      },
      { queryId: b, text: 'Bolt only.', citations: [cite('https://news.example/bolt')] },
      { queryId: c, text: `Acme ${hostile}`, citations: [] },
    ],
  });
  return { first, second };
}

/** A stage that {@link fillStage} filled. */
export function filledStage(): ReportStage {
  const stage = reportStage();
  fillStage(stage);
  return stage;
}
