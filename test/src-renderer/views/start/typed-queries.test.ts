import { describe, expect, it } from 'vitest';
import { maximumActiveQueries, queryLength } from '#shared/contract/v1/fields.ts';
import { queryBounds, readTypedQueries } from '../../../../src-renderer/views/start/typed-queries.ts';
import { emptyDraft, missing, splitList } from '../../../../src-renderer/views/start/draft.ts';

describe('queries typed or pasted', () => {
  it('keep to the bounds of the interface', () => {
    expect(queryBounds).toEqual({
      shortest: queryLength.minimum,
      longest: queryLength.maximum,
      most: maximumActiveQueries,
    });
  });

  it('lose list marks and blank lines, and count lines that say the same', () => {
    expect(readTypedQueries('1. Which CRM is best?\r\n\n- which crm is BEST?\n• איזו מערכת מתאימה?\n')).toEqual({
      queries: ['Which CRM is best?', 'איזו מערכת מתאימה?'],
      duplicates: 1,
      problems: [],
    });
  });

  it('keep a number that belongs to the question', () => {
    expect(readTypedQueries('2026 best laptops?\n3D printers for schools?').queries).toEqual([
      '2026 best laptops?',
      '3D printers for schools?',
    ]);
  });

  it('name the line that is too short or too long, in characters as people count them', () => {
    expect(readTypedQueries(`ab\n${'😀'.repeat(500)}\n${'x'.repeat(501)}`).problems).toEqual([
      'Line 1 is shorter than 3 characters.',
      'Line 3 is longer than 500 characters.',
    ]);
  });

  it('are at most 150', () => {
    const lines = Array.from({ length: 151 }, (_, index) => `Question ${index}?`).join('\n');
    expect(readTypedQueries(lines).problems).toEqual(['A group holds at most 150 queries; these are 151.']);
  });
});

describe('a step of the start', () => {
  it('is not left without what it needs', () => {
    expect(Object.keys(missing('client', emptyDraft))).toEqual(['name', 'website']);
    expect(Object.keys(missing('group', emptyDraft))).toEqual(['group', 'keywords']);
    expect(Object.keys(missing('queries', emptyDraft))).toEqual(['queries']);
    expect(missing('queries', { ...emptyDraft, how: 'generated' })).toEqual({});
    expect(missing('client', { ...emptyDraft, name: 'A', website: 'xn--nxasmq6b.example/shop' })).toEqual({});
  });

  it('reads lists by commas and lines, each once', () => {
    expect(splitList('a, b\nb,, c ')).toEqual(['a', 'b', 'c']);
  });
});
