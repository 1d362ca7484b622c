import type { CommandIo } from './command-io.ts';
import { printable } from './printable.ts';

type Cell = string | number | null;

/** Writes results to standard output: as text, or with `--json` as one object per line. */
export interface Printer {
  readonly json: boolean;
  /** One object, always as JSON: for results that scripts take ids from. */
  object(value: object): void;
  /** One record: JSON, or a line of text. */
  record(value: object, line: string): void;
  /** Rows: one JSON object per line, or an aligned table with headings. */
  table<Row extends object>(
    rows: readonly Row[],
    columns: Readonly<Record<string, (row: Row) => Cell>>,
    empty: string,
  ): void;
}

/** What takes no column of its own; a segmenter of graphemes takes longer to load than most commands run. */
const joined = /[\p{M}\u200b-\u200f\ufe00-\ufe0f]/gu;
const width = (text: string): number => [...text.replaceAll(joined, '')].length;
const textOf = (cell: Cell): string => (cell === null ? '–' : printable(String(cell)));

function alignedLines(headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(width(heading), ...rows.map((row) => width(textOf(row[column] ?? null)))),
  );
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, column) => {
        const text = textOf(cell);
        const padding = ' '.repeat((widths[column] ?? 0) - width(text));
        return typeof cell === 'number' ? padding + text : text + padding;
      })
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line)];
}

export function createPrinter({ stdout }: Pick<CommandIo, 'stdout'>, json: boolean): Printer {
  const print = (text: string): void => void stdout.write(`${printable(text)}\n`);
  const object = (value: object): void => print(JSON.stringify(value));
  return {
    json,
    object,
    record: (value, line) => (json ? object(value) : print(line)),
    table: (rows, columns, empty) => {
      if (json) {
        for (const row of rows) object(row);
        return;
      }
      const cells = rows.map((row) => Object.values(columns).map((column) => column(row)));
      const lines = rows.length === 0 ? [empty] : alignedLines(Object.keys(columns), cells);
      print(lines.join('\n'));
    },
  };
}
