import { describe, expect, it } from 'vitest';
import { unreachableReason } from '#shared/contract/workspace/sources.ts';
import {
  checkCounts,
  checkKind,
  outcomeWords,
  reasonWords,
} from '../../../../src-renderer/views/sources/check-words.ts';

describe('the check of a cited page', () => {
  it('tells a page that was never read from one that does not name the client', () => {
    expect(checkKind({ state: 'not_checked', mentioned: null })).toBe('not_checked');
    expect(checkKind({ state: 'checked', mentioned: false })).toBe('not_named');
    expect(checkKind({ state: 'checked', mentioned: true })).toBe('named');
    expect(checkKind({ state: 'unreachable', mentioned: null })).toBe('unreachable');
  });

  it('counts every page once', () => {
    const counts = checkCounts({ checked: 9, mentioning: 4, unreachable: 3, notChecked: 5 });
    expect(counts).toEqual({ named: 4, not_named: 5, not_checked: 5, unreachable: 3 });
  });

  it('has words for every reason a page can be unreachable', () => {
    const words = unreachableReason.options.map((reason) => reasonWords({ reason }));
    expect(words.every((one) => one.length > 10)).toBe(true);
    expect(new Set(words).size).toBe(words.length);
    expect(reasonWords({ reason: null })).toBe('');
  });

  it('says what a check left for later, and why', () => {
    expect(outcomeWords({ checked: 12, unreachable: 0, notChecked: 0 })).toBe('12 read.');
    expect(outcomeWords({ checked: 12, unreachable: 2, notChecked: 36 })).toBe(
      '12 read, 2 unreachable, 36 left for later because the network was down: they stay “not checked yet” until the next check.',
    );
  });
});
