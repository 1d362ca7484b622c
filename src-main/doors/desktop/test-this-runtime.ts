import { rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { app, safeStorage, type BrowserWindow } from 'electron';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { openToPrint } from './print-report.ts';
import { runSelfTest } from './self-test.ts';

/** Tests what only the real runtime can show, writes the result, deletes the folder of the test and quits. */
export async function testThisRuntime(
  switcher: WorkspaceSwitcher,
  window: BrowserWindow,
  folder: string,
  resultFile: string,
): Promise<void> {
  const { webContents } = window;
  await new Promise<void>((resolve) => void webContents.once('did-finish-load', () => resolve()));
  const result = await runSelfTest({
    switcher,
    vault: safeStorage,
    callFromPage: (name, request): Promise<unknown> =>
      webContents.executeJavaScript(`window.answerscope.call(${JSON.stringify(name)}, ${JSON.stringify(request)})`),
    print,
    folder,
  });
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
  await switcher.close();
  rmSync(folder, { recursive: true, force: true });
  app.exit(result.ok ? 0 : 1);
}

async function print(htmlFile: string, pdfFile: string): Promise<void> {
  const page = await openToPrint(htmlFile);
  try {
    await writeFile(pdfFile, await page.print({ tagsAndBookmarks: true }));
  } finally {
    page.close();
  }
}
