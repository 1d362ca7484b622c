import { EventEmitter } from 'node:events';
import { makeEvent, face, faceOf } from './strict.ts';
import type { FrameDescription, WebContentsTarget } from './web-contents.ts';

type Handler = (event: object, ...values: unknown[]) => unknown;

class IpcMainTarget extends EventEmitter {
  private readonly handlers = new Map<string, Handler>();

  handle = (channel: string, handler: Handler): void => {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  };
  handleOnce = (channel: string, handler: Handler): void =>
    this.handle(channel, (event, ...values) => {
      this.removeHandler(channel);
      return handler(event, ...values);
    });
  removeHandler = (channel: string): void => void this.handlers.delete(channel);

  /** What a page receives that invokes a channel: structured clones both ways, and errors as Electron flattens them. */
  async invoke(
    contents: WebContentsTarget,
    frame: FrameDescription,
    channel: string,
    values: readonly unknown[],
  ): Promise<unknown> {
    const handler = this.handlers.get(channel);
    const refuse = (error: unknown): never => {
      throw new Error(`Error invoking remote method '${channel}': ${String(error)}`);
    };
    if (handler === undefined) return refuse(new Error(`No handler registered for '${channel}'`));
    const fields = {
      type: 'frame',
      sender: faceOf(contents),
      senderFrame: contents.frame(frame),
      frameId: 1,
      processId: contents.id,
    };
    try {
      return structuredClone(await handler(makeEvent(fields), ...structuredClone(values)));
    } catch (error) {
      return refuse(error);
    }
  }

  /** A message without an answer. */
  receive(contents: WebContentsTarget, frame: FrameDescription, channel: string, values: readonly unknown[]): void {
    const fields = {
      type: 'frame',
      sender: faceOf(contents),
      senderFrame: contents.frame(frame),
      frameId: 1,
      processId: contents.id,
    };
    this.emit(channel, makeEvent(fields), ...structuredClone(values));
  }
}

export const ipcMainTarget = new IpcMainTarget();
/** The module `ipcMain`. */
export const ipcMain = face('IpcMain', ipcMainTarget);
