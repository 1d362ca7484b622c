import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { defaultSchedule, readyPlatforms } from '../../../../src-renderer/views/start/draft.ts';

const platform = (name: string, ready: boolean, published = true): OutputOf<'list-providers'>[number] => ({
  platform: name,
  label: name,
  published,
  note: null,
  ready,
  providers: [],
});

describe('the platforms ticked at first', () => {
  it('are the published ones that can be asked', () => {
    const all = [platform('chatgpt', true), platform('aioverview', false), platform('gemini', true, false)];
    expect(readyPlatforms(all)).toEqual(['chatgpt']);
    expect(readyPlatforms([platform('chatgpt', false)])).toEqual([]);
    expect(readyPlatforms([])).toBeNull();
  });
});

it.for([
  ['2026-11-30T06:59:00', 7],
  ['2026-11-30T07:00:00', 1],
  ['2026-11-29T23:30:00', 7],
  ['2026-11-29T00:10:00', 6],
] as const)('what is planned at %s is not due again on the same day', ([now, weekday]) => {
  expect(defaultSchedule(new Date(now))).toEqual({ kind: 'weekly', days: [weekday], time: '07:00' });
});
