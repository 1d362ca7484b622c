import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this computer: `ANSWERSCOPE_TEST_BROWSER`, or where it usually is. */
const browserPath = process.env['ANSWERSCOPE_TEST_BROWSER'] ?? places.find(existsSync);

/** How long a page may take for a step, on a machine that does other work. */
export const browserPatienceMs = 90_000;

export interface OpenBrowser extends AsyncDisposable {
  readonly browser: Browser;
  /** A page that records its problems: errors, refused resources, requests that leave this computer. */
  newPage(): Promise<{ page: Page; problems: string[] }>;
}

/** Opens a real Chromium. Throws a one-line error if there is none. */
export async function openBrowser(): Promise<OpenBrowser> {
  if (browserPath === undefined) throw new Error('There is no Chromium here; name one in ANSWERSCOPE_TEST_BROWSER.');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    browser,
    newPage: async () => {
      const context = await browser.newContext({
        viewport: { width: 1_280, height: 900 },
        timezoneId: 'UTC',
        locale: 'en-US',
      });
      context.setDefaultTimeout(browserPatienceMs);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && !['127.0.0.1', 'localhost'].includes(url.hostname))
          problems.push(`left this computer: ${request.url()}`);
      });
      return { page, problems };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
