import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import type { Result } from '#shared/contract/envelope.ts';
import { callChannel } from '#shared/contract/bridge.ts';
import { projectRoot } from '#main/files/paths.ts';
import type { CommandMessage, Control } from '#test/support/electron/control.ts';
import type { ShownDialog } from '#test/support/electron/dialogs.ts';
import { optionsVariable, type StandInOptions } from '#test/support/electron/options.ts';

/** A message that the app sent to a page. */
export interface Sent {
  readonly window: number;
  readonly channel: string;
  readonly values: readonly unknown[];
}

/** The built desktop app in a process of its own, over the stand-in for Electron. */
export interface DesktopApp extends Control, AsyncDisposable {
  readonly dataDirectory: string;
  /** Messages to pages, oldest first. */
  readonly sent: readonly Sent[];
  readonly dialogs: readonly ShownDialog[];
  /** What broke Electron's types or order. A test that leaves one in fails when the app is disposed of. */
  readonly violations: string[];
  readonly exit: Promise<number | null>;
  errors(): string;
  /** Calls an operation as the page of the first window; throws if it ends in an error. */
  call<Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>>;
  onSent(listener: (sent: Sent) => void): void;
  /** Ends the process without ceremony, as a crash or a power cut does. */
  kill(): Promise<void>;
}

export interface DesktopOptions extends Partial<StandInOptions> {
  /** A folder to use and keep; default: a temporary one. */
  readonly dataDirectory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The main script; default: the built one. */
  readonly main?: string;
  /** Whether to wait for the first window; default true. */
  readonly waitForWindow?: boolean;
}

interface FromApp {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly sent?: Sent;
  readonly dialog?: ShownDialog;
  readonly violation?: string;
}

const boot = path.join(projectRoot(), 'test', 'support', 'electron', 'boot.ts');
const mainScript = path.join(projectRoot(), 'out', 'main', 'main.js');

/** Starts the built desktop app, and waits until it shows its window. */
export async function startDesktop(options: DesktopOptions = {}): Promise<DesktopApp> {
  const { dataDirectory: given, environment = {}, main = mainScript, waitForWindow = true, ...standIn } = options;
  const dataDirectory = given ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-desktop-'));
  const child = fork(boot, [main], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      HOME: dataDirectory,
      ANSWERSCOPE_DATA: dataDirectory,
      ...environment,
      [optionsVariable]: JSON.stringify(standIn),
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const sent: Sent[] = [];
  const dialogs: ShownDialog[] = [];
  const violations: string[] = [];
  const listeners = new Set<(sent: Sent) => void>();
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  child.on('message', (message: FromApp) => {
    if (message.sent !== undefined) {
      sent.push(message.sent);
      for (const listener of listeners) listener(message.sent);
    }
    if (message.dialog !== undefined) dialogs.push(message.dialog);
    if (message.violation !== undefined) violations.push(message.violation);
    const asked = message.id === undefined ? undefined : open.get(message.id);
    if (message.error === undefined) asked?.resolve(message.result);
    else asked?.reject(new Error(message.error));
  });
  void exit.then((code) => {
    for (const { reject } of open.values())
      reject(new Error(`the app ended with ${code}: ${JSON.stringify(dialogs)} ${errors}`));
  });
  const command = (name: CommandMessage['command'], values: readonly unknown[]): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    const message: CommandMessage = { id: ++lastId, command: name, values };
    open.set(message.id, asked);
    if (child.connected) child.send(message, (error) => error !== null && asked.reject(error));
    else asked.reject(new Error(`the app has ended: ${JSON.stringify(dialogs)} ${errors}`));
    const answer = asked.promise.finally(() => open.delete(message.id));
    // A command that the app did not live to answer fails only the test that waits for it.
    answer.catch(() => {});
    return answer;
  };
  const own = {
    dataDirectory,
    sent,
    dialogs,
    violations,
    exit,
    errors: () => errors,
    onSent: (listener: (sent: Sent) => void) => void listeners.add(listener),
    call: async (name: OperationName, request: unknown) => {
      const result = (await command('invoke', [callChannel(name), [request]])) as Result<unknown>;
      if (!result.ok) throw new Error(`${name} ended in ${result.error.code}: ${result.error.message}`);
      return result.data;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exit;
      if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
      if (violations.length > 0) throw new Error(`the app broke Electron's interface:\n${violations.join('\n')}`);
    },
  };
  const app = new Proxy(own, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' || key === 'then'
        ? (Reflect.get(target, key) as unknown)
        : (...values: unknown[]) => command(key as CommandMessage['command'], values),
  }) as unknown as DesktopApp;
  if (waitForWindow) await until(app, ({ windows }) => windows.some(({ visible }) => visible));
  return app;
}

type State = Awaited<ReturnType<Control['state']>>;

/** Polls the state of the app until it is as wanted; returns it. Throws after 20 s, or when the app ends before. */
export async function until(app: DesktopApp, wanted: (state: State) => boolean): Promise<State> {
  const end = Date.now() + 20_000;
  for (;;) {
    const state = await app.state();
    if (wanted(state)) return state;
    if (app.violations.length > 0) throw new Error(`the app broke Electron's interface:\n${app.violations.join('\n')}`);
    if (Date.now() > end)
      throw new Error(
        `the app is not as expected: ${JSON.stringify({ ...state, calls: [], menu: [] })} ${app.errors()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
