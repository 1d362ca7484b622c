import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { reportSections } from '#shared/contract/workspace/reports.ts';
import { contentSecurityPolicy } from '#main/doors/content-security-policy.ts';
import { renderHtml } from '#main/report/html/render-html.ts';
import { sampleWarning } from '#main/report/labels.ts';
import { addAction, addNotes, hostile, reportStage, filledStage } from '#test/support/report-stage.ts';

describe('a report as a page', () => {
  it('shows the score with its interval, n and change', () => {
    const $ = load(renderHtml(filledStage().report()));
    const card = $('.card').text().replaceAll(/\s+/g, ' ');
    expect(card).toContain('ChatGPT 30-day score, 19 Oct 2026 to 17 Nov 2026 60.0 %');
    expect(card).toContain('3 of 5 answers (under 50: exploratory)');
    expect(card).toMatch(/95 % interval \d+\.\d to \d+\.\d %/);
    expect(card).toContain('too early to tell');
  });

  it('has the requested sections, in the requested order, each under its heading', () => {
    const stage = filledStage();
    addAction(stage);
    const all = load(renderHtml(stage.report()));
    expect(
      all('section')
        .map((_, one) => all(one).attr('aria-labelledby'))
        .get(),
    ).toEqual([...reportSections]);
    const some = load(renderHtml(filledStage().report({ sections: ['method', 'trend'] })));
    expect(
      some('main h2')
        .map((_, one) => some(one).attr('id'))
        .get(),
    ).toEqual(['method', 'trend']);
  });

  it('lists the notes of its period beside the trend, by their letter in the chart, and nothing without notes', () => {
    const stage = filledStage();
    const before = renderHtml(stage.report());
    expect(before).not.toContain('Notes');
    const long = addNotes(stage);
    const $ = load(renderHtml(stage.report()));
    const trend = $('section[aria-labelledby="trend"]');
    const rows = trend.find('h3:contains("Notes") + table tbody tr').get();
    expect(rows.map((row) => $(row).find('td').slice(0, 2).text())).toEqual(['A11 Nov 2026', 'B12 Nov 2026']);
    expect(
      $(rows[0])
        .find('td:last-child div')
        .map((_, line) => $(line).text())
        .get(),
    ).toEqual(long.split('\n').map((line) => line.trim()));
    expect($(rows[1]).text()).toMatch(/Prices up =1\+1 <script>[^]*Anvils[^]*Second/);
    expect(
      trend
        .find('svg.chart text')
        .map((_, text) => $(text).text())
        .get(),
    ).toEqual(expect.arrayContaining(['A', 'B']));
    expect($('script')).toHaveLength(0);
    expect(trend.text()).not.toMatch(/Long ago|Planned/);
    expect(renderHtml(stage.report({ sections: ['summary'] }))).not.toContain('Relaunched');
    expect(renderHtml(stage.report({ from: '2026-11-13' }))).toBe(
      renderHtml({ ...stage.report({ from: '2026-11-13' }), notes: [] }),
    );
  });

  it('says what was done and what can be said of it, and nothing of what came later; without any, the section is left out', () => {
    const stage = filledStage();
    expect(renderHtml(stage.report())).not.toContain('Work done');
    addAction(stage);
    addAction(stage, '2027-01-12');
    const $ = load(renderHtml(stage.report()));
    const section = $('section[aria-labelledby="actions"]');
    expect(section.find('article')).toHaveLength(1);
    expect(section.find('h3').text()).toContain('Anvil page =1+1 <script>');
    const text = section.text().replaceAll(/\s+/g, ' ');
    expect(text).toContain('Page · 12 Nov 2026 · 1 query · $120.00 https://www.acme.com/anvils');
    expect(text).toContain('ChatGPT: It cannot be told whether this had an effect.');
    expect(text).not.toContain('rose');
    expect($('section[aria-labelledby="trend"]').text()).toMatch(/12 Nov 2026\s*Page: Anvil page/);
  });

  it('escapes everything in answers, pages, names and titles', () => {
    const stage = filledStage();
    stage.store.run('UPDATE customer SET name = :hostile, website_url = :websiteUrl', {
      hostile,
      websiteUrl: `https://x.example/"><script>`,
    });
    stage.store.run('UPDATE organization SET name = :hostile', { hostile });
    stage.store.run("UPDATE brand SET name = :hostile WHERE name = 'Bolt'", { hostile });
    const page = renderHtml(
      stage.report({ title: hostile, intro: `<img src=x onerror=alert(1)> [x](javascript:alert(1)) ${hostile}` }),
    );
    const $ = load(page);
    expect($('script, iframe, object, embed, form, base')).toHaveLength(0);
    const handlers = $('*')
      .get()
      .flatMap((one) => Object.keys('attribs' in one ? one.attribs : {}))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
    expect(
      $('a')
        .map((_, one) => $(one).attr('href') ?? '')
        .get()
        .every((href) => href === '' || /^(?:https?:|#)/.test(href)),
    ).toBe(true);
    expect($('h1').text()).toContain('<script>alert("x")</script>');
    expect(page.isWellFormed()).toBe(true);
    // oxlint-disable-next-line no-control-regex
    expect(page).not.toMatch(/[\u0000\u0007]/);
  });

  it('loads nothing, and its policy allows its own styles only', () => {
    const $ = load(renderHtml(filledStage().report({ intro: '![spy](https://spy.example/p.png)' })));
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const style = $('style').text();
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src data:');
    expect($('[style]')).toHaveLength(0);
    expect(
      $('link')
        .map((_, one) => $(one).attr('href'))
        .get(),
    ).toEqual(['data:,']);
    expect(style.replaceAll('url(data:font/woff2;base64,', '')).not.toMatch(/url\(|@import/);
    expect(policy).toContain('font-src data:');
    // The preview is under the policy of the window as well.
    expect(contentSecurityPolicy).toMatch(/font-src [^;]*data:/);
    expect(contentSecurityPolicy).toMatch(/img-src [^;]*data:/);
  });

  it('warns of simulated data at the top and the bottom, and not of real data', () => {
    const stage = reportStage({ env: 'sample' });
    const $ = load(renderHtml(stage.report()));
    expect($('header .warning').text()).toBe(sampleWarning);
    expect($('footer .warning').text()).toBe(sampleWarning);
    expect(renderHtml(reportStage().report())).not.toContain(sampleWarning);
  });

  it('draws every text of a chart in a size of the chart, not in that of the page', () => {
    const $ = load(renderHtml(filledStage().report()));
    const texts = $('svg.chart text').toArray();
    expect(texts.length).toBeGreaterThan(10);
    for (const text of texts) expect($(text).closest('[font-size]').attr('font-size')).toMatch(/^(?:8|9|1\d)(?:px)?$/);
  });

  it('describes every chart in words, and tables by caption and column headings', () => {
    const $ = load(renderHtml(filledStage().report()));
    const charts = $('svg.chart');
    expect(charts.length).toBe(3);
    charts.each((_, chart) => {
      expect($(chart).attr('role')).toBe('img');
      expect($(chart).attr('aria-label')).toMatch(/\d/);
    });
    $('table').each((_, table) => expect($(table).find('th[scope="col"]').length).toBeGreaterThan(1));
  });

  it('shows right-to-left text in its own direction', () => {
    const stage = reportStage();
    const group = stage.addGroup('קבוצה');
    const query = stage.addQuery(group, 'מהו הסדן הטוב ביותר?');
    stage.addExecution(group, { date: '2026-11-17', answers: [{ queryId: query, text: 'הטוב ביותר הוא Acme.' }] });
    const $ = load(renderHtml(stage.report()));
    const cell = $('#answers').parent().find('td div').first();
    expect(cell.text()).toBe('מהו הסדן הטוב ביותר?');
    expect(cell.attr('dir')).toBe('auto');
  });

  it('of a customer without scans says so in every section', () => {
    const $ = load(renderHtml(reportStage().report()));
    expect($('svg.chart')).toHaveLength(0);
    for (const section of ['summary', 'trend', 'competitors', 'sources', 'queries', 'answers', 'recommendations'])
      expect($(`#${section}`).parent().find('.note').length, section).toBeGreaterThan(0);
  });

  it('embeds the logo and takes the accent colour', () => {
    const model = {
      ...reportStage().report({ accentColor: '#ffcc00' }),
      logo: { mediaType: 'image/png' as const, base64: 'AAAA', aspect: 1 },
    };
    const page = renderHtml(model);
    expect(load(page)('img.logo').attr('src')).toBe('data:image/png;base64,AAAA');
    expect(page).toContain('--band:#ffcc00');
  });
});
