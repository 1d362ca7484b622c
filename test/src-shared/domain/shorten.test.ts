import { expect, test } from 'vitest';
import { shorten } from '#shared/domain/shorten.ts';

test('a long text is cut between characters, without a space before the ellipsis', () => {
  expect(shorten('Northlight', 10)).toBe('Northlight');
  expect(shorten('Northlight Consulting', 12)).toBe('Northlight…');
  expect(shorten('👍👍👍', 2)).toBe('👍…');
});
