import { describe, expect, it } from 'vitest';
import {
  brandGroups,
  mergeTargets,
  namesMergedInto,
  type Brand,
} from '../../../../src-renderer/views/brand-book/brand-groups.ts';
import { decisionNotice, stateBefore } from '../../../../src-renderer/views/brand-book/use-decide.tsx';
import { meaningWords, openQuestions } from '../../../../src-renderer/views/brand-book/word-question.tsx';
import { scoreMoves } from '../../../../src-renderer/views/brand-book/score-moves.tsx';

const brand = (brandId: number, name: string, part: Partial<Brand> = {}): Brand => ({
  brandId,
  name,
  own: false,
  state: 'candidate',
  mergedIntoId: null,
  aliases: [],
  excludes: [],
  domains: [],
  commonWord: false,
  wordIn: [],
  firstName: false,
  productOfId: null,
  probability: null,
  answers: 10,
  lastNamed: '2026-11-19',
  ...part,
});

const book = [
  brand(1, 'Tessel', { own: true, state: 'confirmed' }),
  brand(2, 'HubSpot', { state: 'confirmed', answers: 5 }),
  brand(3, 'Zoho', { answers: 2 }),
  brand(4, 'Attio', { answers: 8 }),
  brand(5, 'Gmail', { state: 'ignored' }),
  brand(6, 'Hub Spot', { state: 'merged', mergedIntoId: 2 }),
  brand(7, 'Oldie', { state: 'retired' }),
];

describe('the brand book', () => {
  it('lists candidates by number of answers and leaves out retired names', () => {
    const groups = brandGroups(book);
    expect(groups.own?.name).toBe('Tessel');
    expect(groups.candidates.map((one) => one.name)).toEqual(['Attio', 'Zoho']);
    expect([groups.confirmed, groups.ignored, groups.merged].map((list) => list.map((one) => one.name))).toEqual([
      ['HubSpot'],
      ['Gmail'],
      ['Hub Spot'],
    ]);
  });

  it('offers the client first as a merge target, and never the brand itself', () => {
    expect(mergeTargets(book, 4).map((one) => one.name)).toEqual(['Tessel', 'HubSpot', 'Zoho']);
    expect(namesMergedInto(book, 2).map((one) => one.name)).toEqual(['Hub Spot']);
  });

  it('describes a decision and knows the state to restore', () => {
    const [own, hubspot, zoho] = book as [Brand, Brand, Brand];
    expect(decisionNotice({ kind: 'merge', brand: zoho, into: own })).toBe('Zoho merged into Tessel');
    expect(decisionNotice({ kind: 'ignore', brand: zoho })).toBe('Zoho ignored');
    expect([stateBefore(hubspot), stateBefore(zoho), stateBefore(brand(8, 'x', { state: 'retired' }))]).toEqual([
      'confirmed',
      'candidate',
      'candidate',
    ]);
  });
});

describe('a name that is also a word', () => {
  it('is asked about once, while it is confirmed and nobody has answered', () => {
    const part = { state: 'confirmed', wordIn: ['English'], commonWord: null } as const;
    const asked = [
      brand(1, 'Dove', { ...part, wordIn: ['English'] }),
      brand(2, 'Claude', { ...part, wordIn: [], firstName: true }),
      brand(3, 'Shell', { ...part, wordIn: ['English'], commonWord: false }),
      brand(4, 'Tide', { ...part, wordIn: ['English'], state: 'candidate' }),
      brand(5, 'Zorvex', { ...part, wordIn: [] }),
    ];
    expect(openQuestions(asked).map(({ name }) => name)).toEqual(['Dove', 'Claude']);
  });

  it('is described by the languages in which it is a word', () => {
    expect(meaningWords({ wordIn: ['English', 'German'], firstName: true })).toBe(
      'a word in English and German, and a first name',
    );
    expect(meaningWords({ wordIn: ['English', 'German', 'French', 'Dutch', 'Polish'], firstName: false })).toBe(
      'a word in English, German, French, Dutch, and 1 more',
    );
  });
});

describe('scores before and after a re-analysis', () => {
  const change = (queryGroupName: string, platform: string, scoreBefore: number, scoreAfter: number) => ({
    executionId: 1,
    queryGroupName,
    platform,
    date: '2026-11-19',
    scoreBefore,
    scoreAfter,
  });

  it('are means over the changed scans of a group on a platform, largest change first', () => {
    const moves = scoreMoves([
      change('A', 'chatgpt', 50, 60),
      change('A', 'chatgpt', 40, 60),
      change('B', 'chatgpt', 50, 20),
    ]);
    expect(moves).toEqual([
      { queryGroupName: 'B', platform: 'chatgpt', scans: 1, before: 50, after: 20 },
      { queryGroupName: 'A', platform: 'chatgpt', scans: 2, before: 45, after: 60 },
    ]);
  });
});
