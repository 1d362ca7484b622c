import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, toCsv } from '../../../src-renderer/format/csv.ts';

describe('a table as CSV', () => {
  it('is read back as it was, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const harmless = rows.map((row) => row.map((text) => text.replace(/^[=+\-@\t\r]+/, '')));
          const read = parse(toCsv(['a', 'b'], harmless), { bom: true, relax_column_count: true });
          expect(read.slice(1)).toEqual(harmless);
        },
      ),
    );
  });

  it('keeps numbers numbers and missing ones empty', () => {
    expect(toCsv(['n'], [[-1.5], [null], [0]])).toBe('\uFEFFn\r\n-1.5\r\n\r\n0\r\n');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-cmd', '@SUM(A1)'])('never lets a spreadsheet run %s', (text) => {
    const [[, cell] = []] = parse(toCsv(['a', 'b'], [['x', text]]), { bom: true }).slice(1);
    expect(cell).toBe(`'${text}`);
  });

  it('has a file name every system takes', () => {
    expect(fileName('csv', 'A/B: "C"', 'answers')).toBe('A-B- -C- answers.csv');
  });
});
