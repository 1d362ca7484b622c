import { expect, test } from 'vitest';
import { noteDays } from '#shared/domain/note-days.ts';
import { addDays } from '#shared/domain/dates.ts';

test('days with notes have a letter each, in order; several notes of a day share one', () => {
  expect(
    noteDays([
      { day: '2026-11-03', text: 'b' },
      { day: '2026-10-01', text: 'a' },
      { day: '2026-11-03', text: 'c' },
    ]),
  ).toEqual([
    { day: '2026-10-01', letter: 'A', notes: [{ day: '2026-10-01', text: 'a' }] },
    {
      day: '2026-11-03',
      letter: 'B',
      notes: [
        { day: '2026-11-03', text: 'b' },
        { day: '2026-11-03', text: 'c' },
      ],
    },
  ]);
  const many = noteDays(Array.from({ length: 730 }, (_, index) => ({ day: addDays('2025-01-01', index) })));
  expect([25, 26, 51, 52, 701, 702].map((index) => many[index]?.letter)).toEqual(['Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
