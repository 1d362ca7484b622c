import { describe, expect, it } from 'vitest';
import { renderPptx } from '#main/report/pptx/render-pptx.ts';
import { slideText } from '#main/report/pptx/slide-parts.ts';
import { sampleWarning } from '#main/report/labels.ts';
import { openOffice, textOf } from '#test/support/office-file.ts';
import { addNotes, fillStage, hostile, reportStage } from '#test/support/report-stage.ts';

describe('a report as slides', () => {
  it('has native charts with the figures of the model', async () => {
    const stage = reportStage();
    fillStage(stage);
    const file = openOffice(await renderPptx(stage.report()));
    expect(file.problems).toEqual([]);
    const charts = [...file.parts].filter(([name]) => /ppt\/charts\/chart\d+\.xml$/.test(name)).map(([, text]) => text);
    expect(charts).toHaveLength(3);
    expect(charts.filter((chart) => chart.includes('<c:lineChart>'))).toHaveLength(1);
    expect(charts.find((chart) => chart.includes('<c:v>Acme</c:v>'))).toContain('<c:v>60</c:v>');
    expect(textOf(file, /slides\/slide\d+\.xml$/)).toContain('60.0 %');
  });

  it('lists notes after the trend, and has no such slide without notes', async () => {
    const stage = reportStage();
    fillStage(stage);
    const slides = async () =>
      textOf(openOffice(await renderPptx(stage.report({ sections: ['trend'] }))), /slides\/slide\d+\.xml$/);
    expect(await slides()).not.toContain('Notes');
    addNotes(stage);
    expect(await slides()).toMatch(/Notes[^]*11 Nov 2026[^]*Relaunched anvil[^]*…[^]*12 Nov 2026[^]*Anvils[^]*Second/);
  });

  it('is a valid file whatever answers, names and titles contain', async () => {
    const stage = reportStage();
    fillStage(stage);
    stage.store.run('UPDATE customer SET name = :hostile', { hostile });
    stage.store.run('UPDATE organization SET name = :hostile', { hostile });
    stage.store.run('UPDATE brand SET name = :hostile || id', { hostile });
    stage.store.run('UPDATE domain SET name = :hostile || id', { hostile });
    const file = openOffice(await renderPptx(stage.report({ title: hostile, intro: hostile })));
    expect(file.problems).toEqual([]);
  });

  it('of a customer without scans says so, slide by slide', async () => {
    const file = openOffice(await renderPptx(reportStage().report()));
    expect(file.problems).toEqual([]);
    expect([...file.parts.keys()].filter((name) => name.includes('charts/chart'))).toEqual([]);
    expect(textOf(file, /slides\//)).toContain('There is no finished scan in this period.');
  });

  it('warns of simulated data on every slide', async () => {
    const stage = reportStage({ env: 'sample' });
    fillStage(stage);
    const file = openOffice(await renderPptx(stage.report()));
    const slides = [...file.parts].filter(([name]) => /slides\/slide\d+\.xml$/.test(name));
    expect(slides.length).toBeGreaterThan(8);
    for (const [name, slide] of slides) expect(slide.includes(sampleWarning), name).toBe(true);
  });

  it('aligns right-to-left titles to the right', async () => {
    const file = openOffice(await renderPptx(reportStage().report({ title: 'דוח נראות' })));
    expect(file.parts.get('ppt/slides/slide1.xml')).toMatch(/<a:pPr[^>]*rtl="1"/);
  });

  it('has at most twelve slides, each headed by a sentence, and an axis of time', async () => {
    const stage = reportStage();
    fillStage(stage);
    addNotes(stage);
    const file = openOffice(await renderPptx(stage.report()));
    const slides = [...file.parts].filter(([name]) => /slides\/slide\d+\.xml$/.test(name)).map(([, text]) => text);
    expect(slides.length).toBeLessThanOrEqual(12);
    expect(slides.join('')).toContain('Since the previous scan 1 query was won and 1 lost');
    const line = textOf(file, /charts\/chart\d+\.xml$/);
    // 10 and 17 November 2026 as spreadsheets count days.
    expect(line).toMatch(/<c:numCache>[^]*<c:v>46336<\/c:v>[^]*<c:v>46343<\/c:v>[^]*<c:dateAx>/);
  });

  it('cuts text between grapheme clusters', () => {
    expect(slideText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
    expect(slideText('short', 5)).toBe('short');
  });
});
