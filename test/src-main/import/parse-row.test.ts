import { expect, test } from 'vitest';
import { parseRow, type RowDefaults, type RowFormat } from '#main/import/parse-row.ts';

const format: RowFormat = {
  fields: { query: ['query'], answer: ['answer'], date: ['date'] },
  platformNames: new Map(),
  dateOrder: null,
};
const capturedAt = (date: string, now: string): string => {
  const defaults: RowDefaults = {
    platform: 'chatgpt',
    date: now.slice(0, 10),
    timeZone: 'UTC',
    today: now.slice(0, 10),
    now,
    platforms: new Set(['chatgpt']),
  };
  return parseRow({ query: 'Which anvil?', answer: 'Acme.', date }, format, defaults).capturedAt;
};

test.for([
  ['2026-05-04', '2026-05-20T08:00:00Z', '2026-05-04T12:00:00Z'],
  ['2026-05-20', '2026-05-20T08:00:00Z', '2026-05-20T08:00:00Z'],
  ['2026-05-20', '2026-05-20T18:00:00Z', '2026-05-20T12:00:00Z'],
  ['', '2026-05-20T08:00:00Z', '2026-05-20T08:00:00Z'],
  ['2026-05-20T09:30:00Z', '2026-05-20T08:00:00Z', '2026-05-20T08:00:00Z'],
] as const)('an answer of "%s", imported at %s, was captured at %s', ([date, now, at]) => {
  expect(capturedAt(date, now)).toBe(at);
});
