import { describe, expect, it } from 'vitest';
import { readOverview } from '#main/results/overview.ts';
import { reportPeriod } from '#main/report/read-outcomes.ts';
import { fillStage, reportStage } from '#test/support/report-stage.ts';

describe('a report', () => {
  it('has exactly the figures of the dashboards for its period', () => {
    const stage = reportStage();
    fillStage(stage);
    const model = stage.report();
    const overview = readOverview({ customerId: stage.customerId, from: '2026-08-23', to: '2026-11-20' }, stage.reader);
    expect(model.platforms).toEqual(overview.platforms);
    expect(model.trend).toEqual(overview.trend);
    expect(model.companies).toEqual(overview.companies);
    expect(model.domains).toEqual(overview.domains);
    // By hand: 5 answered, 3 name Acme.
    expect(model.answered).toBe(5);
    expect(model.platforms[0]?.latest.score).toMatchObject({ value: 60, successes: 3, n: 5, exploratory: true });
    expect(model.companies.find((company) => company.own)).toMatchObject({
      count: 3,
      percentage: 60,
      shareOfVoice: 60,
    });
  });

  it('covers the 90 days that end today by default', () => {
    expect(reportPeriod({}, '2026-11-20')).toEqual({ from: '2026-08-23', to: '2026-11-20' });
    expect(reportPeriod({ to: '2026-03-31' }, '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    expect(reportPeriod({ from: '2026-11-01' }, '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('counts citation share by hand: of four answers with a source two cite acme.com', () => {
    const stage = reportStage();
    fillStage(stage);
    expect(stage.report().citationShare).toMatchObject({ value: 50, successes: 2, n: 4 });
  });

  it('finds the pages behind answers that name others and never the customer', () => {
    const stage = reportStage();
    fillStage(stage);
    const { articles, gaps } = stage.report();
    expect(gaps.map((page) => page.domain)).toEqual(['news.example']);
    expect(articles.find((page) => page.domain === 'reviews.example')).toMatchObject({
      count: 2,
      percentage: 40,
      namingCustomer: 1,
      namingCompetitor: 2,
    });
  });

  it('lists queries won and lost with their group', () => {
    const stage = reportStage();
    fillStage(stage);
    const { won, lost } = stage.report().movements;
    expect(won).toMatchObject([{ query: 'best anvil?', queryGroup: 'Anvils' }]);
    expect(lost).toMatchObject([{ query: 'cheapest anvil?', queryGroup: 'Anvils' }]);
  });

  it('shows the latest scan in documents and every answer in tables', () => {
    const stage = reportStage();
    const { second } = fillStage(stage);
    const latest = stage.report({}, 'latest');
    expect(latest.answers.map((answer) => answer.executionId)).toEqual([second, second, second]);
    expect(latest.answersInPeriod).toBe(6);
    expect(stage.report({}, 'all').answers).toHaveLength(6);
    expect(stage.report({ sections: ['summary'] }, 'all').answers).toEqual([]);
  });

  it('quotes where an answer names the customer, without markup', () => {
    const stage = reportStage();
    fillStage(stage);
    const [answer] = stage.report().answers;
    expect(answer?.excerpt).toEqual({ before: 'Take Bolt, then ', name: 'Acme', after: '; Crate is new.' });
  });

  it('can be limited to a query group and a platform, and omits dismissed recommendations', () => {
    const stage = reportStage();
    fillStage(stage);
    const other = stage.addGroup('Other');
    const query = stage.addQuery(other, 'who else?');
    stage.addExecution(other, {
      platform: 'aioverview',
      date: '2026-11-18',
      answers: [{ queryId: query, text: 'Acme.' }],
    });
    expect(stage.report({ queryGroupId: other }).answered).toBe(1);
    expect(stage.report({ platform: 'chatgpt' }).answered).toBe(5);
    expect(stage.report().answered).toBe(6);
    stage.store.run(
      `INSERT INTO recommendation (customer_id, query_group_id, rule, finding, title, task, data_points, why_important, platform, status, priority, date, first_found, evidence)
       SELECT :customerId, :other, 'r', value, value, '', '', '', 'x', value, 1, '2026-11-16', '2026-11-16', '{}' FROM json_each('["New","Dismissed"]')`,
      { customerId: stage.customerId, other },
    );
    expect(stage.report().recommendations.map((one) => one.status)).toEqual(['New']);
    expect(stage.report({ queryGroupId: other }).recommendations).toHaveLength(1);
  });

  it('of a customer without scans is empty, with its denominators', () => {
    const model = reportStage().report();
    expect(model).toMatchObject({
      answered: 0,
      executions: 0,
      platforms: [],
      companies: [],
      domains: [],
      answers: [],
      gaps: [],
    });
    expect(model.citationShare).toMatchObject({ value: null, n: 0 });
  });

  it('refuses an unknown customer and days in the wrong order', () => {
    const stage = reportStage();
    expect(() => stage.report({ customerId: 99 })).toThrow('There is no customer 99');
    expect(() => stage.report({ from: '2026-11-30' })).toThrow(/from: 2026-11-30 is after the end, 2026-11-20/);
  });
});
