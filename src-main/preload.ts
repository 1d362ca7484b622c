import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron';
import { callChannel, eventChannel, type Bridge } from '#shared/contract/bridge.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';

const noResponse: Result<never> = {
  ok: false,
  error: { code: 'unavailable', message: 'Answerscope did not respond. Restart it.', details: [] },
};

const bridge: Bridge = {
  call: (name, request) =>
    ipcRenderer.invoke(callChannel(name), request).then(
      (result) => result as Result<unknown>,
      () => noResponse,
    ),
  subscribe: (listener) => {
    const forward = (_event: IpcRendererEvent, event: ServiceEvent): void => listener(event);
    ipcRenderer.on(eventChannel, forward);
    return () => void ipcRenderer.off(eventChannel, forward);
  },
  system: process.platform,
  pathOf: (file) => webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]),
};

contextBridge.exposeInMainWorld('answerscope', bridge);
