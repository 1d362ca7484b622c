import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import { startBrowser, type BrowserProcess } from './browser-process.ts';
import { browserEnvironment, findBrowser, type Environment } from './find-browser.ts';
import { openInBrowser } from './open-in-browser.ts';
import { printNumbered, type OpenPage } from './print-numbered.ts';

/**
 * Prints a report's page to a PDF file, its contents with the numbers of pages: with the desktop app's own window, or a
 * browser of this computer. The page's file is given as soon as it is written; a browser starts meanwhile.
 */
export type PrintPdf = (page: Promise<string>, pdfFile: string) => Promise<void>;

/** A page that a job has printed: only the process of the window can. */
export interface PageToPrint {
  readonly page: string;
  readonly file: string;
}

/** Opens a report's page to be printed, such as in a window of the desktop app. */
export type OpenToPrint = (htmlFile: string) => Promise<OpenPage & { readonly close: () => void }>;

/** Prints with what opens pages. */
export const printWith =
  (open: OpenToPrint): PrintPdf =>
  async (page, pdfFile) => {
    const opened = await open(await page);
    try {
      await writeFile(pdfFile, await printNumbered(opened));
    } finally {
      opened.close();
    }
  };

const timeLimitMs = 120_000;
const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A report loads nothing; if one ever tried, there is no network.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];
/** The page it starts with, instead of its own, which would be drawn. */
const emptyPage = 'about:blank';

/** Prints with a Chromium, Chrome or Edge of this computer. Throws `unavailable` with a one-line message that says what to install. */
export const printWithBrowser =
  (environment: Environment, limitMs = timeLimitMs): PrintPdf =>
  async (page, pdfFile) => {
    const browser = findBrowser(environment);
    if (browser === null)
      throw unavailable(
        'A PDF is printed with Chromium, Chrome or Edge, and none was found. Install one, name it in ANSWERSCOPE_BROWSER, or choose --format html and print it yourself.',
      );
    const profile = mkdtempSync(path.join(os.tmpdir(), 'answerscope-print-'));
    // Chromium cannot sandbox itself as root; it only shows our own page, whose policy allows no scripts.
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const running = startBrowser(browser, [...flags, ...sandbox, `--user-data-dir=${profile}`, emptyPage], {
      ...browserEnvironment(environment),
      HOME: profile,
    });
    try {
      const htmlFile = await page;
      await writeFile(pdfFile, await printWithin(limitMs, running, htmlFile, browser));
    } finally {
      await running.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  };

async function printWithin(
  limitMs: number,
  running: BrowserProcess,
  htmlFile: string,
  browser: string,
): Promise<Uint8Array> {
  const tooLate = unavailable(`${browser} did not print the report within ${Math.round(limitMs / 1000)} seconds.`);
  const limit = setTimeout(() => void running.end(tooLate), limitMs);
  try {
    return await printNumbered(await openInBrowser(running, htmlFile));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw unavailable(`${browser} printed no PDF: ${reason}. Name another browser in ANSWERSCOPE_BROWSER.`, error);
  } finally {
    clearTimeout(limit);
  }
}
