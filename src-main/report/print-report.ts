import { readFile, writeFile } from 'node:fs/promises';
import { readDestinations, withPageNumbers } from './page-numbers.ts';
import type { PrintPdf } from './print-pdf.ts';

/** Prints a report's page twice: the first print says on which page each section is, the second has it in the contents. */
export async function printReport(page: string, file: string, print: PrintPdf): Promise<void> {
  await print(page, file);
  const html = await readFile(page, 'utf8');
  const numbered = withPageNumbers(html, readDestinations(await readFile(file)));
  if (numbered === html) return;
  await writeFile(page, numbered);
  await print(page, file);
}
