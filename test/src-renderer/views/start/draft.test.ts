import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { readyPlatforms } from '../../../../src-renderer/views/start/draft.ts';

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
