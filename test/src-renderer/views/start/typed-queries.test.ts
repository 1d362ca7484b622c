import { describe, expect, it } from 'vitest';
import { maximumActiveQueries, queryLength } from '#shared/contract/v1/fields.ts';
import { queryBounds, readTypedQueries } from '../../../../src-renderer/views/start/typed-queries.ts';
import { splitList } from '../../../../src-renderer/format/lists.ts';
import { emptyDraft, stepProblems } from '../../../../src-renderer/views/start/draft.ts';

describe('typed or pasted queries', () => {
  it('have the limits of the contract', () => {
    expect(queryBounds).toEqual({
      minimumLength: queryLength.minimum,
      maximumLength: queryLength.maximum,
      maximum: maximumActiveQueries,
    });
  });

  it('lose list markers and blank lines, and count duplicates', () => {
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

  it('report lines that are too short or too long, counted in characters', () => {
    expect(readTypedQueries(`ab\n${'😀'.repeat(500)}\n${'x'.repeat(501)}`).problems).toEqual([
      'Line 1 is shorter than 3 characters.',
      'Line 3 is longer than 500 characters.',
    ]);
  });

  it('are limited to 150', () => {
    const lines = Array.from({ length: 151 }, (_, index) => `Question ${index}?`).join('\n');
    expect(readTypedQueries(lines).problems).toEqual(['The maximum is 150 queries per group; these are 151.']);
  });
});

describe('a step of creating a client', () => {
  it('lists the fields that are missing', () => {
    expect(Object.keys(stepProblems('client', emptyDraft))).toEqual(['name', 'website']);
    expect(Object.keys(stepProblems('group', emptyDraft))).toEqual(['group', 'keywords']);
    expect(Object.keys(stepProblems('queries', emptyDraft))).toEqual(['queries']);
    expect(stepProblems('client', { ...emptyDraft, name: 'A', website: 'xn--nxasmq6b.example/shop' })).toEqual({});
  });

  it('splits lists at commas and lines, each entry once', () => {
    expect(splitList('a, b\nb,, c ')).toEqual(['a', 'b', 'c']);
  });
});
