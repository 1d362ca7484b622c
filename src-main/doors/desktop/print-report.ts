import { writeFile } from 'node:fs/promises';
import { BrowserWindow, session, type Session } from 'electron';

/** Maximum time for a report to load and print. */
const timeLimitMs = 120_000;

/** A session of its own, in memory, that reaches nothing but the files it prints. */
function printSession(): Session {
  const printing = session.fromPartition('print', { cache: false });
  printing.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  printing.setPermissionCheckHandler(() => false);
  printing.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !/^(?:file|data):/.test(url) }));
  return printing;
}

/** Prints a report's page to a PDF file in a hidden window without scripts, network or bridge. */
export async function printReport(htmlFile: string, pdfFile: string): Promise<void> {
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      session: printSession(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      javascript: false,
      devTools: false,
    },
  });
  const limit = setTimeout(() => window.destroy(), timeLimitMs);
  try {
    await window.loadFile(htmlFile);
    // The page sets its own size, margins, heads and feet.
    const pdf = await window.webContents.printToPDF({
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    await writeFile(pdfFile, pdf);
  } finally {
    clearTimeout(limit);
    if (!window.isDestroyed()) window.destroy();
  }
}
