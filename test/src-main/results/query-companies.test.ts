import { describe, expect, test } from 'vitest';
import { readOverview } from '#main/results/overview.ts';
import { readQueryCompanies } from '#main/results/query-companies.ts';
import { reportStage } from '#test/support/report-stage.ts';

/** Scans of one query, newest last; none names Acme. */
function scanned(dates: readonly string[]) {
  const stage = reportStage();
  stage.addBrand('Bolt', 'confirmed');
  const group = stage.addGroup('Anvils');
  const queryId = stage.addQuery(group, 'best anvil?');
  for (const date of dates) stage.addExecution(group, { date, answers: [{ queryId, text: 'Bolt.' }] });
  const request = { customerId: stage.customerId };
  return {
    read: (days: object = {}) => readQueryCompanies({ ...request, ...days }, stage.reader, 10),
    overview: (days: object = {}) => readOverview({ ...request, ...days }, stage.reader),
  };
}

describe('queries and companies', () => {
  test('cover the days of every other view, so that the days before are the same', () => {
    const { read, overview } = scanned(['2026-11-10', '2026-11-17']);
    expect(read().period).toEqual({ from: '2026-10-19', to: '2026-11-17' });
    expect(read().period).toEqual(overview().period);
    const chosen = { from: '2026-11-01', to: '2026-11-30' };
    expect(read(chosen).period).toEqual(chosen);
    expect(read({ from: '2026-01-01', to: '2026-01-31' }).period).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });

  test('up to a day, begin with the first scan', () => {
    const { read, overview } = scanned(['2026-03-10', '2026-11-17']);
    const until = { from: '2026-03-10', to: '2026-11-10' };
    expect(overview({ to: until.to }).period).toEqual(until);
    expect(read({ to: until.to }).period).toEqual(until);
    expect(overview({ to: '2025-01-01' }).period).toEqual({ from: '2025-01-01', to: '2025-01-01' });
  });

  test('of more scans than are counted, cover the days of the newest', () => {
    const days = Array.from({ length: 30 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`);
    const { read } = scanned([...days.map((day) => day.replace('-10-', '-09-')), ...days]);
    const { period, executions, executionsInScope } = read({ from: '2026-09-01', to: '2026-10-31' });
    expect([executions, executionsInScope]).toEqual([40, 60]);
    expect(period).toEqual({ from: '2026-09-21', to: '2026-10-30' });
  });

  test('list the client first, also where no answer names it', () => {
    const { companies, queries } = scanned(['2026-11-17']).read();
    expect(companies.map(({ name, own }) => [name, own])).toEqual([
      ['Acme', true],
      ['Bolt', false],
    ]);
    expect(queries.map(({ named }) => named)).toEqual([[0, 1]]);
  });
});
