import { expect, test } from 'vitest';
import { mentionPlaces } from '#main/store/statistics/mention-places.ts';
import { workedExample } from './worked-example.ts';

test('places come newest answer first, all of an answer, without negated ones', () => {
  const { store, everything, acme } = workedExample();
  const places = (most: number) => mentionPlaces(store, acme, everything, most).map((row) => row.startOffset);
  // "Acme, and Acme again.", "Acme, Bolt, Crate.", "Acme.", "Bolt, then Acme."
  expect(places(10)).toEqual([0, 10, 0, 0, 11]);
  expect(places(2)).toEqual([0, 10]);
});
