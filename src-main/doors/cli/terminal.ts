import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { openOutside } from '#main/files/open-outside.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { closeLimitMs } from '#main/workspace/close-in-order.ts';
import { handleUnhandled } from '#main/workspace/unhandled.ts';
import { runProgram } from './program.ts';

const stop = new AbortController();
/** One Ctrl-C can arrive several times: from the terminal, and from every parent process. */
const sameSignalMs = 1_000;
const limitMs = closeLimitMs(process.env);
let stoppedAt = Infinity;

const say = (line: string): void => void process.stderr.write(`answerscope: ${line}\n`);

/** Has the command end in order, and ends the process if that takes too long. */
function end(exitCode: number): void {
  if (stop.signal.aborted) return;
  stoppedAt = performance.now();
  setTimeout(() => {
    say(
      `Closing took longer than ${limitMs / 1000} seconds and was cut. The next start continues from what is stored.`,
    );
    process.exit(exitCode);
  }, limitMs).unref();
  stop.abort();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted && performance.now() - stoppedAt > sameSignalMs)
      say(`Closing; this ends by itself, within ${limitMs / 1000} seconds at most.`);
    end(130);
  });
}

let switcher: WorkspaceSwitcher | null = null;
let defect = false;
handleUnhandled(process, {
  log: (operation, error) => switcher?.logDefect(operation, error) ?? null,
  tell: say,
  end: () => {
    defect = true;
    end(1);
  },
});

/** Listens for Enter without keeping the process alive. */
function onEnter(listener: () => void): () => void {
  process.stdin.on('data', listener).unref();
  return () => void process.stdin.off('data', listener).pause();
}

/** Asks on standard error; what is typed is not shown. */
async function readSecret(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  // The mark that Windows writes before a text is no part of it.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  say(`The output cannot be written (${error.code ?? error.message}): is the disk full? Write it to another place.`);
  process.exit(1);
});

const exitCode = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  readInput,
  readSecret: process.stdin.isTTY ? readSecret : null,
  onEnter: process.stdin.isTTY ? onEnter : null,
  signal: stop.signal,
  openBrowser: (url) => void openOutside(url).catch(() => {}),
  // Loaded when a workspace is opened, so that help and usage errors are shown at once.
  createWorkspaceSwitcher: async (options) => {
    const { createWorkspaceSwitcher } = await import('#main/workspace/workspace-switcher.ts');
    return (switcher = await createWorkspaceSwitcher(options));
  },
});
process.exitCode = defect ? 1 : exitCode;
