import { expect, test } from 'vitest';
import { columnWidths } from '#main/report/pptx/column-widths.ts';
import { dayFormat } from '#main/report/pptx/day-format.ts';

const place = { w: 6, fontSize: 10 };
const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

test('no word of a heading breaks while others have room, and the table keeps its width', () => {
  expect(columnWidths([2, 1, 1], ['A', 'B', 'C'], place)).toEqual([3, 1.5, 1.5]);
  const widths = columnWidths([6, 1, 1], ['Empresa', 'Respuestas', 'Cuota de menciones'], place);
  // Ten and nine letters of 10 points.
  expect(widths[1]).toBeGreaterThan(1);
  expect(widths[2]).toBeGreaterThan(0.9);
  expect(sum(widths)).toBeCloseTo(6, 9);
});

test('words break where there is no room for them, and between letters of scripts without spaces', () => {
  expect(columnWidths([1, 1], ['x'.repeat(60), 'y'], place)).toEqual([3, 3]);
  expect(columnWidths([9, 1], ['質問', '回答者数の合計'], place)).toEqual([5.4, 0.6]);
});

test('charts write days in the language of the report', () => {
  expect([dayFormat('de'), dayFormat('ja'), dayFormat('en')]).toEqual([
    '[$-407]d mmm yyyy',
    '[$-411]yyyy年m月d日',
    'd mmm yyyy',
  ]);
});
