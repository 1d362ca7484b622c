import { expect, test } from 'vitest';
import { readDate } from '#main/import/read-date.ts';

const defaults = { date: '2026-01-01', timeZone: 'UTC' };
const day = (text: string, order: 'day-first' | 'month-first' | null = null): string => {
  try {
    return readDate(text, defaults, order).date;
  } catch {
    return 'not understood';
  }
};

test.for([
  ...['2026-11-20', '2026/11/20', '2026.11.20', '20261120', '20.11.2026', '20.11.26', '20. 11. 2026', '20-11-2026'],
  ...['20/11/2026', '11/20/2026', '11/20/26', '11/20/2026 10:00 AM', '20.11.2026 10:00', '20.11.2026, 10:00 Uhr'],
  ...['Nov 20, 2026', '20 Nov 2026', 'November 20th, 2026', '20-Nov-26', 'Nov 20, 2026, 10:00 AM', '20. November 2026'],
  ...[
    'Friday, November 20, 2026',
    'Fr., 20. Nov. 2026',
    '20 novembre 2026',
    '20 de noviembre de 2026',
    '20 listopada 2026',
  ],
  ...[
    '20 ноября 2026 г.',
    '2026年11月20日',
    '2026년 11월 20일',
    '２０２６年１１月２０日',
    '20 Kasım 2026',
    '20 نوفمبر 2026',
  ],
  ...[
    '2026-11-20T10:00:00Z',
    '2026-11-20 10:00:00 UTC',
    '2026-11-20 03:07:00 +00:00',
    '2026-11-20T10:00:00.123456+00:00',
  ],
  ...['2026-11-20T10:00:00+0100', 'Fri, 20 Nov 2026 10:00:00 GMT', 'Fri Nov 20 2026 10:00:00 GMT+0100 (CET)'],
  ...['1795168800', '1795168800000', '46346', '46346.5'],
])('%s is 20 November 2026', (text) => {
  expect(day(text)).toBe('2026-11-20');
});

test('a date with slashes needs its order where both numbers can be the month', () => {
  expect(day('05/04/2026')).toBe('not understood');
  expect(day('05/04/2026', 'day-first')).toBe('2026-04-05');
  expect(day('05/04/2026', 'month-first')).toBe('2026-05-04');
  expect(day('20/11/2026', 'month-first')).toBe('not understood');
  expect(day('05.04.2026', 'month-first')).toBe('2026-04-05');
});

test.for(['4 May', '20.11', '31.02.2026', 'yesterday', '2026-W47', '12', '99999', 'Q4 2026', '1.2.3', 'ab 20 cd 2026'])(
  '%s is no date',
  (text) => {
    expect(day(text)).toBe('not understood');
  },
);
