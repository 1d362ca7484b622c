import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readDestinations, withPageNumbers } from './page-numbers.ts';
import type { PrintPdf } from './print-pdf.ts';

/** Prints a report's page twice: the first print says on which page each section is, the second has it in the contents. */
async function printReport(page: string, file: string, print: PrintPdf): Promise<void> {
  await print(page, file);
  const html = await readFile(page, 'utf8');
  const numbered = withPageNumbers(html, readDestinations(await readFile(file)));
  if (numbered === html) return;
  await writeFile(page, numbered);
  await print(page, file);
}

/** Prints the page that `write` writes; it is in a temporary folder that only the user can read. */
export async function printFromPage<Value>(
  write: (page: string) => Promise<Value>,
  file: string,
  print: PrintPdf,
): Promise<Value> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-report-'));
  try {
    const page = path.join(folder, 'report.html');
    const value = await write(page);
    await printReport(page, file, print);
    return value;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
