import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unavailable } from '#shared/contract/errors.ts';

/** Prints a page to a PDF file: with the desktop app's own window, or a browser of this computer. */
export type PrintPdf = (htmlFile: string, pdfFile: string) => Promise<void>;

/** A page that a job has printed: only the process of the window can. */
export interface PageToPrint {
  readonly page: string;
  readonly file: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
  'brave-browser',
];
const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};
const timeLimitMs = 120_000;
/** The environment variables a browser needs to start, without credentials. */
const passedOn =
  /^(PATH|Path|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|SystemRoot|SYSTEMROOT|windir|LOCALAPPDATA|APPDATA|ProgramFiles\S*|ProgramData|USERPROFILE|FONTCONFIG_\w+|LD_LIBRARY_PATH)$/;

/** A browser that can print: `ANSWERSCOPE_BROWSER`, the first one on the PATH, or one in its usual place; null if there is none. */
function findBrowser(environment: Environment, platform: NodeJS.Platform = process.platform): string | null {
  const chosen = environment['ANSWERSCOPE_BROWSER'];
  if (chosen !== undefined && chosen !== '') return chosen;
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
  return [...onPath, ...(usualPlaces[platform] ?? [])].find(existsSync) ?? null;
}

const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-sync',
  // A report loads nothing; if one ever tried, there is no network.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pdf-header-footer',
  // Bookmarks from the headings; tags are on by default.
  '--generate-pdf-document-outline',
];

/** Prints with a Chromium, Chrome or Edge of this computer. Throws `unavailable` with a one-line message that says what to install. */
export const printWithBrowser =
  (environment: Environment, limitMs = timeLimitMs): PrintPdf =>
  async (htmlFile, pdfFile) => {
    const browser = findBrowser(environment);
    if (browser === null)
      throw unavailable(
        'A PDF is printed with Chromium, Chrome or Edge, and none was found. Install one, name it in ANSWERSCOPE_BROWSER, or choose --format html and print it yourself.',
      );
    const profile = mkdtempSync(path.join(os.tmpdir(), 'answerscope-print-'));
    try {
      // Chromium cannot sandbox itself as root; it only shows our own page, whose policy allows no scripts.
      const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      await run(
        browser,
        [...flags, ...sandbox, `--user-data-dir=${profile}`, `--print-to-pdf=${pdfFile}`, pathToFileURL(htmlFile).href],
        { ...Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))), HOME: profile },
        limitMs,
      );
      if (!isPdf(pdfFile)) throw unavailable(`${browser} printed no PDF. Name another browser in ANSWERSCOPE_BROWSER.`);
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  };

function run(browser: string, args: readonly string[], env: Environment, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(browser, args, {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput = (errorOutput + text).slice(-2_000)));
    const limit = setTimeout(() => {
      // The whole process group: a browser is many processes.
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
      reject(unavailable(`${browser} did not print the report within ${Math.round(limitMs / 1000)} seconds.`));
    }, limitMs);
    child.on('error', (error) => {
      clearTimeout(limit);
      reject(unavailable(`${browser} cannot be started: ${error.message}`, error));
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      if (code === 0) resolve();
      else
        reject(
          unavailable(
            `${browser} ended with ${code ?? 'a signal'} while printing: ${errorOutput.trim().split('\n').at(-1) ?? ''}`,
          ),
        );
    });
  });
}

function isPdf(file: string): boolean {
  if (!existsSync(file)) return false;
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(5);
    readSync(handle, head);
    return head.toString('latin1') === '%PDF-';
  } finally {
    closeSync(handle);
  }
}
