#!/usr/bin/env node
import process from 'node:process';
import { openOutside } from './files/open-outside.ts';
import { runProgram } from './doors/cli/program.ts';

const stop = new AbortController();
/** Ctrl-C reaches a program several times at once: from the terminal, and from every program that started it. */
const sameSignalMs = 1_000;
let stoppedAt = Infinity;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Later than that the user means it.
    if (performance.now() - stoppedAt > sameSignalMs) process.exit(130);
    stoppedAt = Math.min(stoppedAt, performance.now());
    stop.abort();
  });
}

/** Waits for Enter, and keeps nothing alive by waiting. */
function onEnter(listener: () => void): () => void {
  process.stdin.on('data', listener).unref();
  return () => void process.stdin.off('data', listener).pause();
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

// A reader that has seen enough ("| head") closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  readInput,
  onEnter: process.stdin.isTTY ? onEnter : null,
  signal: stop.signal,
  openBrowser: (url) => void openOutside(url).catch(() => {}),
  // Loaded when a workspace is opened, so that help and mistakes are answered at once.
  createHost: async (options) => (await import('./workspace/workspace-switcher.ts')).createHost(options),
});
