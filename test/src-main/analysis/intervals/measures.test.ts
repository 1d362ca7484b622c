import { describe, expect, test } from 'vitest';
import {
  averagePosition,
  citationShare,
  firstNamed,
  platformCoverage,
  positionOf,
  shareOfVoice,
  visibility,
  type AnswerFacts,
} from '#main/analysis/intervals/measures.ts';

const answer = (facts: Partial<AnswerFacts>): AnswerFacts => ({
  mentionsBrand: facts.position !== undefined && facts.position !== null,
  mentionsCompetitor: false,
  position: null,
  citations: 0,
  citesOwnDomain: false,
  ...facts,
});

/** Six answers: brand alone; brand third beside competitors; competitors alone; nobody; brand first and cited; only cited. */
const six: readonly AnswerFacts[] = [
  answer({ position: 1, citations: 2 }),
  answer({ position: 3, mentionsCompetitor: true, citations: 1, citesOwnDomain: true }),
  answer({ mentionsCompetitor: true, citations: 4 }),
  answer({}),
  answer({ position: 1, mentionsCompetitor: true, citations: 3, citesOwnDomain: true }),
  answer({ citations: 1, citesOwnDomain: true }),
];

describe('six answers worked by hand', () => {
  test('visibility: 3 of 6 name the brand', () => {
    expect(visibility(six)).toEqual({ successes: 3, n: 6, value: 0.5 });
  });

  test('share of voice: 3 name the brand, 4 name it or a competitor', () => {
    expect(shareOfVoice(six)).toEqual({ successes: 3, n: 4, value: 0.75 });
  });

  test('average position: (1 + 3 + 1) ÷ 3, answers without the brand are no position', () => {
    expect(averagePosition(six)).toEqual({ n: 3, value: 5 / 3 });
  });

  test('first named: 2 of the 3 that name it', () => {
    expect(firstNamed(six)).toEqual({ successes: 2, n: 3, value: 2 / 3 });
  });

  test('citation share: 3 of the 5 that cite anything', () => {
    expect(citationShare(six)).toEqual({ successes: 3, n: 5, value: 0.6 });
  });

  test('platform coverage: 6 answered of 8 asked', () => {
    expect(platformCoverage(6, 8)).toEqual({ successes: 6, n: 8, value: 0.75 });
  });
});

test('share of voice never sums mentions: five competitors in one answer weigh as one', () => {
  const crowded = [answer({ position: 6, mentionsCompetitor: true }), answer({ mentionsCompetitor: true })];
  expect(shareOfVoice(crowded).value).toBe(0.5);
});

test('nothing to divide by is null, never 0', () => {
  for (const measure of [visibility, shareOfVoice, firstNamed, citationShare])
    expect(measure([])).toEqual({ successes: 0, n: 0, value: null });
  expect(shareOfVoice([answer({})]).value).toBeNull();
  expect(citationShare([answer({ position: 1 })]).value).toBeNull();
  expect(averagePosition([answer({ mentionsCompetitor: true })])).toEqual({ n: 0, value: null });
  expect(platformCoverage(0, 0).value).toBeNull();
});

describe('the position of a company', () => {
  const order = [
    { company: 'Beta', start: 40 },
    { company: 'Alpha', start: 10 },
    { company: 'Alpha', start: 90 },
    { company: 'Gamma', start: 60 },
  ];

  test.each([
    ['Alpha', 1],
    ['Beta', 2],
    ['Gamma', 3],
    ['Delta', null],
  ])('%s is counted by its first occurrence', (company, position) => {
    expect(positionOf(company, order)).toBe(position);
  });

  test('names that begin at one place share the better rank', () => {
    expect(
      positionOf('Google Drive', [...order, { company: 'Google', start: 20 }, { company: 'Google Drive', start: 20 }]),
    ).toBe(2);
  });
});
