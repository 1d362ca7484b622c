import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import type { Result } from '#shared/contract/envelope.ts';
import { projectRoot, rendererDirectory } from '#main/files/paths.ts';
import { appFile } from '#main/doors/desktop/app-files.ts';
import { contentSecurityPolicy } from '#main/doors/content-security-policy.ts';
import { createIpcDoor, type IpcDoor } from '#main/doors/ipc/ipc-door.ts';
import { appOrigin, isTrustedSender, type Sender } from '#main/doors/desktop/trust.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import type { DesktopApp } from './desktop-app.ts';

/** Chromium does not know the `app:` scheme, so the harness serves the app's files under this name instead. */
const standIn = 'http://answerscope.test';
const asApp = (url: string): string =>
  url === standIn || url.startsWith(`${standIn}/`) ? appOrigin + url.slice(standIn.length) : url;

/** What Electron provides to a preload script, over a channel that clones its messages. */
function electronShim(preload: (require: (name: string) => unknown) => void): void {
  const bridgeWindow = window as unknown as Record<string, unknown> & {
    invokeMain: (channel: string, request: unknown) => Promise<string>;
  };
  const listeners = new Map<string, Set<(event: unknown, value: unknown) => void>>();
  bridgeWindow['receiveFromMain'] = (channel: string, value: unknown) => {
    for (const listener of listeners.get(channel) ?? []) listener({}, value);
  };
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) =>
        Object.defineProperty(window, name, { value: Object.freeze(api), writable: false }),
    },
    ipcRenderer: {
      invoke: async (channel: string, request: unknown) =>
        JSON.parse(await bridgeWindow.invokeMain(channel, structuredClone(request))) as unknown,
      on: (channel: string, listener: (event: unknown, value: unknown) => void) => {
        listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      },
      off: (channel: string, listener: (event: unknown, value: unknown) => void) =>
        listeners.get(channel)?.delete(listener),
    },
  };
  preload((name) => (name === 'electron' ? electron : undefined));
}

/** What is behind the page: the door in this process, or the app in another. */
interface Host {
  /** What the built preload script gets that invokes a channel from this frame. */
  invoke(frame: Frame, channel: string, request: unknown): Promise<unknown>;
  /** A file of the dashboards by its address under `app://answerscope/`. */
  readonly system: string;
  file(url: string): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
}

/** Shows the dashboards in a page with the built preload script. */
async function showDashboards(page: Page, { invoke, file, system }: Host, hash = ''): Promise<void> {
  // As text: the browser's driver takes 0.3 s for the values of a long reply, a structured clone in the app 1 ms.
  await page.exposeBinding('invokeMain', async ({ frame }, channel: string, request: unknown) =>
    JSON.stringify(await invoke(frame, channel, request)),
  );
  await page.route(`${standIn}/**`, async (route) => route.fulfill(await file(asApp(route.request().url()))));
  // As text, because the page's policy forbids creating scripts at run time.
  const preload = readFileSync(path.join(projectRoot(), 'out', 'preload', 'preload.cjs'), 'utf8');
  await page.addInitScript({
    content: `(${electronShim.toString()})(function (require) {const process = {platform: ${JSON.stringify(system)}};${preload}\n});`,
  });
  await page.goto(`${standIn}/${hash}`);
}

/** Passes a message of the main process to the page. */
const sendToPage = (page: Page, channel: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([to, sent]) =>
      (window as unknown as { receiveFromMain: (channel: string, value: unknown) => void }).receiveFromMain(to, sent),
    [channel, value] as const,
  );

/** Shows the built dashboards in a page as the desktop app would: built preload, main-side IPC door, the app's own files. */
export async function openAsDesktop(page: Page, switcher: WorkspaceSwitcher): Promise<IpcDoor> {
  const handlers = new Map<string, (event: Sender, request: unknown) => Promise<Result<unknown>>>();
  const door = createIpcDoor<Sender>(switcher, {
    ipcMain: {
      handle: (channel, listener) => void handlers.set(channel, listener),
      removeHandler: (channel) => void handlers.delete(channel),
    },
    isTrusted: (event) => isTrustedSender(event, new Set([1])),
    receivers: () => [
      {
        isDestroyed: () => page.isClosed(),
        send: (channel, event) => void sendToPage(page, channel, structuredClone(event)),
      },
    ],
  });
  await showDashboards(page, {
    system: process.platform,
    invoke: async (frame, channel, request) => {
      const handler = handlers.get(channel);
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      const sender = { senderFrame: { parent: frame.parentFrame(), url: asApp(frame.url()) }, sender: { id: 1 } };
      return structuredClone(await handler(sender, structuredClone(request)));
    },
    file: (url) => {
      const file = appFile(url, rendererDirectory());
      return Promise.resolve(
        file === null
          ? { status: 404, headers: {}, body: Buffer.alloc(0) }
          : {
              status: 200,
              headers: { 'Content-Type': file.mediaType, 'Content-Security-Policy': contentSecurityPolicy },
              body: readFileSync(file.path),
            },
      );
    },
  });
  return door;
}

/** Shows the page of the app's first window in Chromium: its files, preload, calls and messages are those of the app's process. */
export async function showInChromium(page: Page, app: DesktopApp): Promise<void> {
  const {
    windows: [window],
    system,
  } = await app.state();
  if (window === undefined) throw new Error('the app has no window');
  app.onSent(({ window: to, channel, values }) => {
    if (to === window.id && !page.isClosed()) void sendToPage(page, channel, values[0]).catch(() => {});
  });
  await showDashboards(
    page,
    {
      system,
      invoke: (frame, channel, request) =>
        app.invoke(channel, [request], { url: asApp(frame.url()), isMain: frame.parentFrame() === null }, window.id),
      // A page outlives its app when the app quits.
      file: (url) => app.fetch(url).catch(() => ({ status: 404, headers: {}, body: Buffer.alloc(0) })),
    },
    new URL(window.url).hash,
  );
}
