import { describe, expect, it } from 'vitest';
import { trendOptions, trendSentence, trendTooltip, type Trend } from '../../../src-renderer/charts/trend-options.ts';

const trend: Trend = [
  {
    platform: 'chatgpt',
    scans: [
      { date: '2026-11-03', score: 40, low: 30, high: 50, n: 60, executionId: 1 },
      { date: '2026-11-10', score: 48.9, low: 40, high: 58, n: 180, executionId: 3 },
      { date: '2026-11-17', score: 55, low: null, high: null, n: 4, executionId: 4 },
    ],
    rolling: [
      { date: '2026-11-03', score: 40, low: 30, high: 50 },
      { date: '2026-11-17', score: 48.8, low: null, high: null },
    ],
  },
  { platform: 'some<b>thing', scans: [], rolling: [] },
];

const series = () => {
  const { series: list } = trendOptions(trend, 'light');
  return (Array.isArray(list) ? list : []).map((one) => ({
    id: String(one.id),
    type: one.type,
    data: one.data as unknown[],
  }));
};

describe('the trend of the score', () => {
  it('has per platform a band, a 30-day line and a point per scan day', () => {
    expect(
      series()
        .filter((one) => one.id.endsWith('chatgpt'))
        .map((one) => [one.id, one.type, one.data.length]),
    ).toEqual([
      ['low-chatgpt', 'line', 1],
      ['high-chatgpt', 'line', 1],
      ['rolling-chatgpt', 'line', 2],
      ['scans-chatgpt', 'scatter', 3],
    ]);
  });

  it('draws the band as what lies on top of its lower end', () => {
    const [low, high] = series();
    expect(low?.data[0]).toEqual(['2026-11-03', 30]);
    expect(high?.data[0]).toEqual(['2026-11-03', 20]);
  });

  it('leads a point to its execution', () => {
    expect(series().find((one) => one.id === 'scans-chatgpt')?.data[0]).toEqual({
      value: ['2026-11-03', 40],
      name: '1',
    });
  });

  it('shows the interval of a day as the service computed it', () => {
    expect(trendTooltip(trend, '2026-11-10')).toContain('scan 48.9 (40.0–58.0), 180 answers');
  });

  it('says both figures of a day with interval and n, and escapes what a platform is called', () => {
    expect(trendTooltip(trend, '2026-11-03')).toContain('30-day 40.0 (30.0–50.0) · scan 40.0 (30.0–50.0), 60 answers');
    expect(trendTooltip([{ platform: '<img>', scans: trend[0]?.scans ?? [], rolling: [] }], '2026-11-03')).toContain(
      '&lt;img&gt;',
    );
    expect(trendTooltip(trend, '2020-01-01')).toBe('');
  });

  it('can be read out', () => {
    expect(trendSentence(trend)).toBe('30-day score: ChatGPT from 40.0 on 3 Nov 2026 to 48.8 on 17 Nov 2026.');
    expect(trendSentence([])).toBe('No scans to show.');
  });
});

describe('days on which something was done', () => {
  it('are marked by their number, and only where there are any', () => {
    const list = (marked: readonly string[]) => {
      const { series: all } = trendOptions(trend, 'dark', marked);
      return Array.isArray(all) ? all : [];
    };
    expect(list([]).some((one) => 'markLine' in one)).toBe(false);
    expect(list(['2026-11-05', '2026-11-12']).at(-1)).toMatchObject({
      markLine: {
        data: [
          { xAxis: '2026-11-05', name: '1' },
          { xAxis: '2026-11-12', name: '2' },
        ],
      },
    });
  });
});
