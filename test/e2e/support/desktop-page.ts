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

/** Chromium does not know the `app:` scheme, so the harness serves the app's files under this name instead. */
const standIn = 'http://answerscope.test';
const asApp = (url: string): string =>
  url === standIn || url.startsWith(`${standIn}/`) ? appOrigin + url.slice(standIn.length) : url;

/** What Electron provides to a preload script, over a channel that clones its messages. */
function electronShim(preload: (require: (name: string) => unknown) => void): void {
  const bridgeWindow = window as unknown as Record<string, unknown> & {
    invokeMain: (channel: string, request: unknown) => Promise<unknown>;
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
      invoke: (channel: string, request: unknown) => bridgeWindow.invokeMain(channel, structuredClone(request)),
      on: (channel: string, listener: (event: unknown, value: unknown) => void) => {
        listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      },
      off: (channel: string, listener: (event: unknown, value: unknown) => void) =>
        listeners.get(channel)?.delete(listener),
    },
  };
  preload((name) => (name === 'electron' ? electron : undefined));
}

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
        send: (channel, event) =>
          void page.evaluate(
            ([to, value]) =>
              (window as unknown as { receiveFromMain: (channel: string, value: unknown) => void }).receiveFromMain(
                to,
                value,
              ),
            [channel, structuredClone(event)] as const,
          ),
      },
    ],
  });
  const senderOf = (frame: Frame): Sender => ({
    senderFrame: { parent: frame.parentFrame(), url: asApp(frame.url()) },
    sender: { id: 1 },
  });
  await page.exposeBinding('invokeMain', async ({ frame }, channel: string, request: unknown) => {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return structuredClone(await handler(senderOf(frame), structuredClone(request)));
  });
  await page.route(`${standIn}/**`, async (route) => {
    const file = appFile(asApp(route.request().url()), rendererDirectory());
    if (file === null) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: file.path,
      headers: { 'Content-Type': file.mediaType, 'Content-Security-Policy': contentSecurityPolicy },
    });
  });
  // As text, because the page's policy forbids creating scripts at run time.
  const preload = readFileSync(path.join(projectRoot(), 'out', 'preload', 'preload.cjs'), 'utf8');
  await page.addInitScript({ content: `(${electronShim.toString()})(function (require) {${preload}\n});` });
  await page.goto(`${standIn}/`);
  return door;
}
