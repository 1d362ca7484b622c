import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import { evaluateAlerts } from '#main/findings/alerts/evaluate-alerts.ts';
import { JobCancelled } from '#main/jobs/job.ts';
import { listAlertRows, muteSeries, type AlertRow } from '#main/store/alerts.ts';
import { insertAlertRule } from '#main/store/alert-rules.ts';
import { listDivisions } from '#main/store/alert-division.ts';
import { listModelChangeRows } from '#main/store/model-changes.ts';
import { writeCap } from '#main/money/caps.ts';
import { addQueryTag, insertTag } from '#main/store/query-labels.ts';
import { addSpend } from '#main/store/spend.ts';
import { seedStore } from '#test/support/seed-store.ts';

const start = '2026-01-05';
const weekOf = (week: number): string => addDays(start, 7 * week);

/** A client with twelve queries, scanned weekly: `named` of them name it, in turn, so that scans differ. */
function openStage() {
  const seed = seedStore();
  const { store, customerId } = seed;
  const group = seed.addGroup();
  seed.addBrand('Boltworks');
  seed.addBrand('Newcomer', 'candidate');
  const queries = Array.from({ length: 12 }, (_, index) => seed.addQuery(group, `Which anvil is best for ${index}?`));
  let today = start;
  const scan = (week: number, named: number, servedModel = 'model-1', text = 'Boltworks.') => {
    const addExecution = () =>
      seed.addExecution(group, {
        date: weekOf(week),
        answers: queries.map((queryId, index) => ({
          queryId,
          servedModel,
          requestedModel: 'latest',
          text: (index * 7 + week * 5) % 12 < named + (week % 3) - 1 ? 'Acme, and Boltworks.' : text,
        })),
      });
    store.transaction(addExecution);
    today = weekOf(week);
  };
  const evaluate = (checkCancelled = (): void => {}) =>
    evaluateAlerts({
      ...{ store, timeZone: 'UTC', now: () => new Date(`${today}T15:00:00Z`), checkCancelled },
      progress: () => {},
    });
  const alerts = (list: 'all' | 'history' = 'all'): AlertRow[] =>
    listAlertRows(
      store,
      list,
      { customerId: null, organizationId: null, kind: null, today },
      { limit: 100, offset: 0 },
    );
  return { seed, store, customerId, group, scan, evaluate, alerts };
}

describe('alerts of a client that is scanned weekly', () => {
  test('tell a fall once, with the figures and the model that was replaced; what is muted is not told', () => {
    const { store, customerId, scan, evaluate, alerts } = openStage();
    evaluate();
    for (let week = 0; week < 14; week++) {
      scan(week, 8);
      if (week > 11) evaluate();
    }
    expect(alerts().map(({ sentence }) => sentence)).toEqual([]);
    for (let week = 14; week < 20; week++) {
      scan(week, 2, 'model-2');
      evaluate();
    }
    const [fall] = alerts().filter(({ kind }) => kind === 'score');
    expect(fall).toMatchObject({ customerName: 'Acme', platform: 'chatgpt', state: 'new' });
    expect(fall?.sentence).toMatch(
      /^Acme is named in fewer answers on ChatGPT: [\d.]+ % since about 13 Apr 2026, [\d.]+ % before\. On 13 Apr 2026 ChatGPT replaced model-1 with model-2: the change may come from that\.$/,
    );
    const figures = JSON.parse(fall?.figures ?? '') as { before: { value: number }; after: { value: number } };
    expect(figures).toMatchObject({
      changed: { on: weekOf(14) },
      models: [{ day: weekOf(14), from: 'model-1', to: 'model-2' }],
    });
    expect(figures.before.value - figures.after.value).toBeGreaterThan(30);
    expect(fall?.link).toContain(`/customers/${customerId}/answers?platform=chatgpt&from=${weekOf(14)}`);
    expect(listModelChangeRows(store, customerId, null)).toMatchObject([{ day: weekOf(14), to: 'model-2' }]);
    expect(alerts().filter(({ kind }) => kind === 'model_replaced')).toHaveLength(1);

    const told = alerts().length;
    store.run('UPDATE setting SET value = \'{"state":"","counts":{}}\' WHERE key LIKE \'alerts.of.%\'');
    expect(evaluate()).toEqual({ told: 0 });
    expect(alerts()).toHaveLength(told);

    if (fall !== undefined) muteSeries(store, fall, '2026-06-01T00:00:00Z');
    for (let week = 20; week < 32; week++) {
      scan(week, week < 22 ? 2 : 11, 'model-2');
      evaluate();
    }
    expect(alerts().filter(({ kind }) => kind === 'score')).toHaveLength(1);
    expect(alerts().some(({ kind, sentence }) => kind === 'share_of_voice' && sentence.includes('larger'))).toBe(true);
  });

  test('of what was before, only history is known; a kill loses and doubles nothing', () => {
    const { store, scan, evaluate, alerts } = openStage();
    for (let week = 0; week < 24; week++) scan(week, week < 14 ? 8 : 2);
    expect(() =>
      evaluate(() => {
        throw new JobCancelled();
      }),
    ).toThrow(JobCancelled);
    expect(alerts('history')).toEqual([]);
    evaluate();
    expect(alerts()).toEqual([]);
    const history = alerts('history');
    expect(history.filter(({ kind }) => kind === 'score')).toMatchObject([{ toldAt: null }]);
    expect(evaluate()).toEqual({ told: 0 });
    expect(alerts('history')).toHaveLength(history.length);

    scan(24, 2, 'model-1', 'Newcomer, and Boltworks.');
    evaluate();
    expect(alerts().map(({ kind, subject }) => [kind, subject])).toEqual([['new_company', 'Newcomer']]);

    writeCap(store, { kind: 'workspace' }, 10);
    const entry = { customerId: null, groupId: null, platform: 'chatgpt', provider: 'openai', requests: 1 };
    addSpend(store, { ...entry, day: weekOf(24), costMicro: 8_500_000 });
    evaluate();
    evaluate();
    expect(alerts().filter(({ kind }) => kind === 'cap')).toMatchObject([
      { sentence: 'The workspace has used 85 % of its cap for the month: $8.50 of $10.00.' },
    ]);
  });

  test('share one bound, which is divided again when more is watched', () => {
    const { seed, store, scan, evaluate } = openStage();
    scan(0, 8);
    scan(1, 8);
    evaluate();
    const [first] = listDivisions(store);
    expect(first).toMatchObject({ falseAlarmsPerYear: 1, watched: { score: 1, company_share: 1, query_lost: 12 } });
    const other = seed.addGroup('Hammers');
    const queryId = seed.addQuery(other, 'Which hammer?');
    seed.addExecution(other, { platform: 'gemini', date: weekOf(2), answers: [{ queryId, text: 'Acme.' }] });
    evaluate();
    expect(listDivisions(store).at(-1)).toMatchObject({ watched: { score: 2, query_lost: 13 } });

    addQueryTag(store, queryId, insertTag(store, seed.customerId, 'Tools'));
    const scope = { scope: 'tag' as const, tag: 'tools', customerId: null, queryGroupId: null, platform: null };
    insertAlertRule(store, { kind: 'score', ...scope, parameters: {}, enabled: true }, '2026-02-01T00:00:00Z');
    evaluate();
    expect(listDivisions(store).at(-1)).toMatchObject({ watched: { score: 3, query_lost: 13 } });
    const [tagged] = store.all<{ series: string }>("SELECT series FROM alert_series WHERE series LIKE '% tag tools'");
    expect(tagged?.series).toBe(`score ${seed.customerId} gemini all tag tools`);
  });
});
