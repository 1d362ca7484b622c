import { expect, test } from 'vitest';
import { mentionPlaces } from '#main/store/statistics/mention-places.ts';
import { workedExample } from './worked-example.ts';

test('places are told newest answer first, every one of an answer, negated ones left out', () => {
  const { store, everything, acme } = workedExample();
  const places = (most: number) => mentionPlaces(store, acme, everything, most).map((row) => row.startOffset);
  // "Acme, and Acme again.", "Acme, Bolt, Crate.", "Acme.", "Bolt, then Acme."
  expect(places(10)).toEqual([0, 10, 0, 0, 11]);
  expect(places(2)).toEqual([0, 10]);
});
