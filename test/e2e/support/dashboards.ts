import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '#main/files/paths.ts';
import type { Pace } from '#test/support/renderer-double/pace.ts';
import { startRendererDouble, type Played } from '#test/support/renderer-double/server.ts';
import { browserPatienceMs, openBrowser } from './browser.ts';

/** How a page is seen; default: light, in a window of 1440 × 900. */
export interface Look {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

/** The built dashboards over a service that is played. */
export interface Dashboards extends AsyncDisposable {
  readonly url: string;
  /** Closes all pages and plays another service, as new, for those that follow. */
  play(played: Played): Promise<void>;
  /** An empty page that knows nothing of earlier ones. */
  newPage(look?: Look): Promise<Page>;
  /** The pace of what is played now. */
  pace(): Pace;
}

/**
 * Opens the dashboards for all tests of a file: one browser, one address and one cache, since loading and compiling their code
 * for every test takes longer than most tests.
 */
export async function openDashboards(): Promise<Dashboards> {
  // A copy: a build meanwhile would remove the files.
  const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-renderer-'));
  cpSync(path.join(projectRoot(), 'out', 'renderer'), directory, { recursive: true });
  const [chrome, double] = await Promise.all([openBrowser(), startRendererDouble({ directory, scenario: 'full' })]);
  const context = await chrome.browser.newContext({
    timezoneId: 'UTC',
    locale: 'en-US',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(browserPatienceMs);
  return {
    url: double.url,
    pace: () => double.pace(),
    play: async (played) => {
      await Promise.all(context.pages().map((page) => page.close()));
      double.play(played);
    },
    newPage: async ({ viewport = { width: 1_440, height: 900 }, colorScheme = 'light' } = {}) => {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const client = await context.newCDPSession(page);
      await client.send('Storage.clearDataForOrigin', { origin: double.url, storageTypes: 'local_storage,cookies' });
      await client.detach();
      return page;
    },
    [Symbol.asyncDispose]: async () => {
      await chrome[Symbol.asyncDispose]();
      await double.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
