import os from 'node:os';

/** The machine a figure was measured on; figures of different machines are not comparable. */
export function machine(): string {
  const [cpu] = os.cpus();
  return `${os.hostname()} · ${cpu?.model.trim() ?? 'unknown processor'} × ${os.cpus().length} · ${Math.round(os.totalmem() / 2 ** 30)} GiB · Node ${process.versions.node} · ${os.platform()} ${os.release()}`;
}

/** Milliseconds of the median of `runs` runs, after a few to warm up. */
export async function medianMs(work: () => unknown, runs = 41): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs + 5; run++) {
    const started = performance.now();
    await work();
    if (run >= 5) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Prints rows as an aligned table, numbers to the right. */
export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) =>
        typeof cell === 'number' ? String(cell).padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}
