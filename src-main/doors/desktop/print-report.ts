import { readFile, writeFile } from 'node:fs/promises';
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

/** Opens a report's page in a hidden window without scripts, network or bridge, to be printed; closed after a time limit. */
export async function openToPrint(htmlFile: string) {
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
  const close = (): void => {
    clearTimeout(limit);
    if (!window.isDestroyed()) window.destroy();
  };
  try {
    await window.loadFile(htmlFile);
  } catch (error) {
    close();
    throw error;
  }
  return {
    print: ({ tagsAndBookmarks }: { readonly tagsAndBookmarks: boolean }): Promise<Buffer> =>
      window.webContents.printToPDF({
        printBackground: true,
        // The page sets its own size, margins, heads and feet.
        preferCSSPageSize: true,
        generateTaggedPDF: tagsAndBookmarks,
        generateDocumentOutline: tagsAndBookmarks,
      }),
    change: async (change: (html: string) => string): Promise<void> => {
      const html = await readFile(htmlFile, 'utf8');
      const changed = change(html);
      if (changed === html) return;
      await writeFile(htmlFile, changed);
      await window.loadFile(htmlFile);
    },
    close,
  };
}
