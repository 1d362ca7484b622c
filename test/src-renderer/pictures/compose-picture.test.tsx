import { describe, expect, it } from 'vitest';
import { composePicture } from '../../../src-renderer/pictures/compose-picture.ts';
import { coversAny } from '../../../src-renderer/pictures/embedded-fonts.ts';
import { platformEntry } from '../../../src-renderer/pictures/marks.ts';
import type { Picture } from '../../../src-renderer/pictures/picture.ts';
import { trendOptions } from '../../../src-renderer/charts/trend-options.ts';

const picture: Picture = {
  title: 'Companies <named> & "cited"',
  client: 'Tessel CRM',
  period: '1 – 20 Nov 2026',
  note: 'share of 204 answers',
  legend: [platformEntry('chatgpt', 'light')],
  body: {
    kind: 'bars',
    rows: [
      {
        label: '1. Tessel',
        mark: '',
        colour: '#5b45d9',
        share: 61.3,
        low: 55,
        high: 67,
        value: '61.3 %',
        strong: true,
      },
    ],
  },
  scheme: 'light',
  simulated: false,
};
const parsed = (svg: string) => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return { root, texts: [...root.querySelectorAll('text')].map(({ textContent }) => textContent) };
};

describe('a picture of a figure', () => {
  it('says what it shows, of whom, when, and is well-formed whatever the names', async () => {
    const { root, texts } = parsed(await composePicture(picture));
    expect(root.tagName).toBe('svg');
    expect(texts).toContain('Companies <named> & "cited"');
    expect(texts).toContain('Tessel CRM · 1 – 20 Nov 2026 · share of 204 answers');
    expect(texts).toContain('ChatGPT');
    expect(texts).toContain('61.3 %');
    expect(texts).not.toContain('SAMPLE: simulated data');
  });

  it('says that its data are simulated', async () => {
    expect(parsed(await composePicture({ ...picture, simulated: true })).texts).toContain('SAMPLE: simulated data');
  });

  it('has the background of its scheme', async () => {
    const background = async (scheme: 'light' | 'dark') =>
      parsed(await composePicture({ ...picture, scheme }))
        .root.querySelector('rect')
        ?.getAttribute('fill');
    expect([await background('light'), await background('dark')]).toEqual(['#ffffff', '#15181e']);
  });

  it('draws charts and heat maps too', async () => {
    const point = { date: '2026-11-03', score: 40, low: 30, high: 50 };
    const trend = [{ platform: 'chatgpt', scans: [{ ...point, n: 40, executionId: 1 }], rolling: [point] }];
    const chart = await composePicture({
      ...picture,
      body: { kind: 'chart', option: trendOptions(trend, 'light'), height: 300 },
    });
    expect(parsed(chart).root.querySelector('svg')?.getAttribute('height')).toBe('300');
    const grid = await composePicture({
      ...picture,
      body: { kind: 'grid', columns: ['Tessel', 'HubSpot'], rows: [{ label: 'Which CRM?', shares: [0, 100] }] },
    });
    expect(parsed(grid).texts).toEqual(expect.arrayContaining(['HubSpot', 'Which CRM?', '·', '100']));
  });
});

it('a font is embedded where its range covers a character', () => {
  expect(coversAny('U+0000-00FF, U+0131', 'abc')).toBe(true);
  expect(coversAny('U+0460-052F,U+20B4', 'abc ₴')).toBe(true);
  expect(coversAny('U+4??', 'abc')).toBe(false);
  expect(coversAny('U+4??', 'Ж')).toBe(true);
});
