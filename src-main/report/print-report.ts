import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PrintPdf } from './print-pdf.ts';

/** Prints the page that `write` writes; it is in a temporary folder that only the user can read. */
export async function printFromPage<Value>(
  write: (page: string) => Promise<Value>,
  file: string,
  print: PrintPdf,
): Promise<Value> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-report-'));
  const page = path.join(folder, 'report.html');
  const writing = write(page);
  try {
    await print(
      writing.then(() => page),
      file,
    );
    return await writing;
  } finally {
    await writing.catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}
