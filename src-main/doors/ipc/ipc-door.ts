import { contract, type OperationName } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import { createEventFeed } from '../event-feed.ts';
import { callChannel, eventChannel } from '#shared/contract/bridge.ts';

/** The part of Electron's `ipcMain` that the door uses. */
export interface IpcMainLike<Event> {
  handle(channel: string, listener: (event: Event, request: unknown) => Promise<Result<unknown>>): void;
  removeHandler(channel: string): void;
}

/** The part of a window's contents that the door uses. */
export interface EventReceiver {
  isDestroyed(): boolean;
  send(channel: string, event: ServiceEvent): void;
}

export interface IpcDoorOptions<Event> {
  readonly ipcMain: IpcMainLike<Event>;
  /** The only check of a sender. */
  readonly isTrusted: (event: Event) => boolean;
  /** The windows open now. */
  readonly receivers: () => Iterable<EventReceiver>;
}

export interface IpcDoor {
  /** Pushes an event of the shell itself, such as waking from sleep. */
  push(event: ServiceEvent): void;
  close(): void;
}

const refused: Result<never> = {
  ok: false,
  error: new ServiceError('forbidden', 'Only the windows of Answerscope may do this.').toBody(),
};

/** Opens the door of the desktop app: one channel per operation, results instead of exceptions, events to every window. */
export function createIpcDoor<Event>(
  switcher: WorkspaceSwitcher,
  { ipcMain, isTrusted, receivers }: IpcDoorOptions<Event>,
): IpcDoor {
  const names = Object.keys(contract) as OperationName[];
  for (const name of names)
    ipcMain.handle(callChannel(name), (event, request) =>
      isTrusted(event) ? switcher.current().callUnchecked(name, request, owner) : Promise.resolve(refused),
    );
  const push = (event: ServiceEvent): void => {
    for (const receiver of receivers()) if (!receiver.isDestroyed()) receiver.send(eventChannel, event);
  };
  const feed = createEventFeed((listener) => switcher.subscribe(listener));
  feed.subscribe(push);
  return {
    push,
    close: () => {
      feed.close();
      for (const name of names) ipcMain.removeHandler(callChannel(name));
    },
  };
}
