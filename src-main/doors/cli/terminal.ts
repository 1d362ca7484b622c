import process from 'node:process';
import { openOutside } from '#main/files/open-outside.ts';
import { runProgram } from './program.ts';

const stop = new AbortController();
/** One Ctrl-C can arrive several times: from the terminal, and from every parent process. */
const sameSignalMs = 1_000;
let stoppedAt = Infinity;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C ends the program at once.
    if (performance.now() - stoppedAt > sameSignalMs) process.exit(130);
    stoppedAt = Math.min(stoppedAt, performance.now());
    stop.abort();
  });
}

/** Listens for Enter without keeping the process alive. */
function onEnter(listener: () => void): () => void {
  process.stdin.on('data', listener).unref();
  return () => void process.stdin.off('data', listener).pause();
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  readInput,
  onEnter: process.stdin.isTTY ? onEnter : null,
  signal: stop.signal,
  openBrowser: (url) => void openOutside(url).catch(() => {}),
  // Loaded when a workspace is opened, so that help and usage errors are shown at once.
  createWorkspaceSwitcher: async (options) =>
    (await import('#main/workspace/workspace-switcher.ts')).createWorkspaceSwitcher(options),
});
