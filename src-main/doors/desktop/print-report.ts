import { writeFile } from 'node:fs/promises';
import { BrowserWindow } from 'electron';

/** How long a report may take to load and print. */
const timeLimitMs = 120_000;

/** Prints a report's page to a PDF file in a window nobody sees: no scripts, no network, no bridge. */
export async function printReport(htmlFile: string, pdfFile: string): Promise<void> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, javascript: false },
  });
  const limit = setTimeout(() => window.destroy(), timeLimitMs);
  try {
    await window.loadFile(htmlFile);
    // The page says its own size and margins.
    const pdf = await window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
    await writeFile(pdfFile, pdf);
  } finally {
    clearTimeout(limit);
    if (!window.isDestroyed()) window.destroy();
  }
}
