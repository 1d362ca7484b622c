import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { unavailable } from '#shared/contract/errors.ts';
import type { BrowserEvents, BrowserMethods } from './browser-protocol.ts';
import type { Environment } from './find-browser.ts';

/** A browser without a window, spoken with over a pipe that only this process has: no port is opened. */
export interface BrowserProcess {
  /** Asks it for something, of one of its pages if its session is given; rejects with `unavailable` once it has ended. */
  send<Name extends keyof BrowserMethods>(
    method: Name,
    parameters: BrowserMethods[Name]['parameters'],
    session?: string,
  ): Promise<BrowserMethods[Name]['result']>;
  /** The next event that passes. */
  next<Name extends keyof BrowserEvents>(
    event: Name,
    passes: (parameters: BrowserEvents[Name]) => boolean,
  ): Promise<BrowserEvents[Name]>;
  /** Ends it and all of its processes; waits until they have ended. `why` is what its open requests are told. */
  end(why?: Error): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  /** The number of a request, or the name of an event. */
  readonly for: number | string;
  readonly passes: (parameters: never) => boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** How long a browser may take to close before its processes are killed. */
const closeLimitMs = 3_000;

/** Starts a browser of this computer that listens on a pipe. */
export function startBrowser(browser: string, args: readonly string[], env: Environment): BrowserProcess {
  const child = spawn(browser, [...args, '--remote-debugging-pipe'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const waiting = new Set<Waiting>();
  let ended: Error | null = null;
  const fail = (error: Error): void => {
    ended ??= error;
    for (const one of waiting) one.reject(ended);
    waiting.clear();
  };
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput = (errorOutput + text).slice(-2_000)));
  const closed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      fail(unavailable(`${browser} cannot be started: ${error.message}`, error));
      resolve();
    });
    child.on('close', (code) => {
      const last = errorOutput.trim().split('\n').at(-1) ?? '';
      fail(unavailable(`${browser} ended with ${code ?? 'a signal'} while printing: ${last}`));
      resolve();
    });
  });
  // That the pipe breaks is told by the end of the process.
  const requests = (child.stdio[3] as Writable).on('error', () => {});
  const settle = (key: number | string | undefined, { params, result, error }: Message): void => {
    for (const one of waiting) {
      if (one.for !== key || !one.passes(params as never)) continue;
      waiting.delete(one);
      if (error === undefined) one.resolve((result ?? params) as never);
      else one.reject(new Error(error.message));
    }
  };
  readMessages(child.stdio[4] as Readable, (message) => settle(message.id ?? message.method, message));
  const wait = <Value>(key: number | string, passes: (parameters: never) => boolean): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (ended === null) waiting.add({ for: key, passes, resolve, reject });
      else reject(ended);
    });
  let requestId = 0;
  const send: BrowserProcess['send'] = (method, parameters, session) => {
    requestId += 1;
    requests.write(`${JSON.stringify({ id: requestId, method, params: parameters, sessionId: session })}\0`);
    return wait(requestId, () => true);
  };
  return {
    send,
    next: (event, passes) => wait(event, passes),
    end: async (why) => {
      if (why !== undefined) fail(why);
      if (ended === null) send('Browser.close', {}).catch(() => {});
      const limit = setTimeout(() => kill(child.pid), why === undefined ? closeLimitMs : 0);
      await closed;
      clearTimeout(limit);
    },
  };
}

/** Kills the whole process group: a browser is many processes. */
function kill(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Reads the messages of a browser, each ended by a zero byte. */
function readMessages(pipe: Readable, received: (message: Message) => void): void {
  let parts: Buffer[] = [];
  pipe.on('error', () => {});
  pipe.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      received(JSON.parse(Buffer.concat([...parts, chunk.subarray(from, end)]).toString('utf8')) as Message);
      parts = [];
      from = end + 1;
    }
    parts.push(chunk.subarray(from));
  });
}
