import { describe, expect, it } from 'vitest';
import { languageTexts } from '#main/files/language-texts.ts';
import { chooseEvidence } from '#main/report/choose-evidence.ts';
import { readDestinations, withPageNumbers } from '#main/report/page-numbers.ts';
import { summarise } from '#main/report/summarise.ts';
import { addAction, fillStage, reportStage } from '#test/support/report-stage.ts';

const filled = () => {
  const stage = reportStage();
  fillStage(stage);
  return stage.report();
};

describe('the summary in words', () => {
  it('repeats the figures of the report', () => {
    const model = filled();
    const texts = model.summary.map(({ text }) => text);
    // By hand: 3 of 5 answers name Acme, 5 Bolt; 2 of 4 with a source cite acme.com; one query won, one lost.
    expect(texts[0]).toMatch(
      /^ChatGPT names Acme in 60\.0 % of its answers: 3 of 5 in the 30 days to 17 Nov 2026 \(95 % interval .*; under 50 answers, so exploratory\)\.$/,
    );
    expect(texts).toContain('On ChatGPT it is too early to tell whether the score changed.');
    expect(texts).toContain('Since the previous scan 1 query was won and 1 lost; a single answer varies by chance.');
    expect(texts.join(' ')).toContain(
      'Of the 1 confirmed competitor, Bolt is named most often: in 80.0 % of answers, Acme in 60.0 % of answers.',
    );
    expect(texts.join(' ')).toContain('a domain of Acme is cited in 50.0 % of the 4 answers with a source.');
  });

  it('gives a direction only to what the engine says rose or fell', () => {
    const model = filled();
    const [platform] = model.platforms;
    if (platform === undefined) throw new Error('no platform');
    const said = (change: object): string =>
      summarise({ ...model, platforms: [{ ...platform, change: { ...platform.change, ...change } }] })
        .filter(({ topic }) => topic === 'change')
        .map(({ text }) => text)
        .join(' ');
    const noise = said({ verdict: 'within_noise', difference: 12.5, low: -3, high: 28 });
    expect(noise).toContain('On ChatGPT the score did not change beyond noise');
    expect(noise).not.toMatch(/rose|fell|12\.5/);
    const models = [{ day: '2026-11-01', from: 'old', to: 'new' }];
    expect(said({ verdict: 'fell', difference: -12.5, low: -20, high: -5, models })).toContain(
      'On ChatGPT the score fell by 12.5 points compared with the 90 days before (interval −20.0 to −5.0). In the days compared new replaced old on 1 Nov 2026, which may be the cause.',
    );
  });

  it('counts actions by what can be said of them, and repeats the sentences of those that rose or fell', () => {
    const stage = reportStage();
    fillStage(stage);
    addAction(stage);
    const model = stage.report();
    const said = (effects: typeof model.effects): string[] =>
      summarise({ ...model, effects }).flatMap(({ topic, evidence, text }) =>
        topic === 'actions' && evidence === 'actions' ? [text] : [],
      );
    expect(said(model.effects)).toEqual(['Of 1 action judged on ChatGPT, 1 cannot be told.']);
    const [first] = model.effects;
    const [platform] = first?.platforms ?? [];
    if (first === undefined || platform === undefined) throw new Error('no effect');
    const action = { ...first.action, title: 'Anvil page' };
    const rose = { ...platform, status: 'rose' as const, sentence: 'The query you worked on rose.' };
    const early = { ...platform, status: 'too_early' as const };
    expect(
      said([
        { action, platforms: [rose] },
        { action, platforms: [platform] },
        { action, platforms: [early] },
        { action, platforms: [early] },
      ]),
    ).toEqual([
      'Of 4 actions judged on ChatGPT, 1 rose, 2 are too early to tell, and 1 cannot be told.',
      '“Anvil page” (12 Nov 2026) on ChatGPT: The query you worked on rose.',
    ]);
    expect(said([{ action, platforms: [] }])).toEqual([
      '1 action is recorded; the queries aimed at were not scanned yet.',
    ]);
    expect(said([])).toEqual([]);
  });

  it('names long names by their beginning', () => {
    const model = filled();
    const name = `Acme ${'and Sons '.repeat(30)}`;
    const [first] = summarise({ ...model, customer: { ...model.customer, name } });
    expect(first?.text).toContain('names Acme and Sons');
    expect(first?.text.length).toBeLessThan(220);
  });

  it('of a customer without scans says only that', () => {
    expect(
      reportStage()
        .report()
        .summary.map(({ text }) => text),
    ).toEqual(['There is no finished scan in this period.']);
  });
});

describe('the evidence of a report', () => {
  it('is whole answers: all that the report quotes, and a sample that is drawn the same again', () => {
    const stage = reportStage();
    const { second } = fillStage(stage);
    const model = stage.report();
    const numbers = new Set(model.evidence.answers.map(({ answerId }) => answerId));
    for (const { excerpt, answerId } of model.answers) if (excerpt !== null) expect(numbers.has(answerId)).toBe(true);
    expect(stage.report().evidence).toEqual(model.evidence);
    const best = model.evidence.answers.find(({ query }) => query === 'best anvil?');
    expect(best).toMatchObject({
      text: 'Take Bolt, then **Acme**; Crate is new.',
      executionId: second,
      companies: ['Bolt', 'Acme', 'Crate'],
      sources: [{ domain: 'acme.com', cited: true }, { domain: 'reviews.example' }],
    });
    expect(best?.marks.map(({ start, own }) => [start, own])).toEqual([
      [5, false],
      [18, true],
      [26, false],
    ]);
  });

  it('does not choose by content', () => {
    const rows = stage40();
    const flipped = rows.map((row) => ({ ...row, mentioned: !row.mentioned, query: 'other' }));
    const ids = (list: typeof rows) =>
      chooseEvidence(list, { rule: 'sample', perGroup: 3, referred: new Set([1]) }, languageTexts('en')).chosen.map(
        ({ answerId }) => answerId,
      );
    expect(ids(flipped)).toEqual(ids(rows));
    expect(ids(rows).length).toBeLessThanOrEqual(7);
    expect(ids(rows)).toContain(1);
    expect(
      chooseEvidence(rows, { rule: 'all', perGroup: 3, referred: new Set() }, languageTexts('en')).chosen,
    ).toHaveLength(40);
  });
});

const stage40 = () =>
  Array.from({ length: 40 }, (_, index) => ({
    date: '2026-11-17',
    platform: index % 2 === 0 ? 'chatgpt' : 'gemini',
    queryGroup: 'Anvils',
    query: `query ${index}`,
    outcome: 'answered' as const,
    mentioned: index % 3 === 0,
    position: null,
    competitors: 0,
    topCompetitors: [],
    citations: 0,
    ownCited: false,
    answerId: index + 1,
    executionId: 1,
    queryId: index + 100,
  }));

describe('page numbers', () => {
  it('are those of the first print, and left out where it has none', () => {
    const objects = [
      '<</Type /Catalog /Pages 2 0 R /Dests 5 0 R>>',
      '<</Type /Pages /Kids [3 0 R 6 0 R] /Count 3>>',
      '<</Type /Page>>',
      '<</Type /Page>>',
      '<</summary [3 0 R /XYZ 0 841.9 0]\n/trend [7 0 R /XYZ 0 234.5 0]>>',
      '<</Type /Pages /Kids [4 0 R 7 0 R] /Count 2>>',
      '<</Type /Page>>',
    ];
    let file = '%PDF-1.4\n';
    const offsets = objects.map((object, index) => {
      const at = file.length;
      file += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return at;
    });
    const table = ['0000000000 65535 f \n', ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)];
    const pdf = `${file}xref\n0 ${table.length}\n${table.join('')}trailer\n<</Size ${table.length} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
    const found = readDestinations(Buffer.from(pdf, 'latin1'));
    expect(Object.fromEntries(found)).toEqual({ summary: { page: 1, y: 841.9 }, trend: { page: 3, y: 234.5 } });
    const entry = (name: string, page = '') => `<span class="page" data-page-of="${name}">${page}</span>`;
    expect(withPageNumbers(entry('trend') + entry('method'), found)).toBe(entry('trend', '3') + entry('method'));
    expect(readDestinations(Buffer.from('%PDF-1.7 something else'))).toEqual(new Map());
  });
});
