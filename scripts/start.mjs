// Starts the desktop app, or, where it cannot run, the same service with its dashboard in the browser.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { ownNode } from './own-node.mjs';

const root = path.dirname(import.meta.dirname);
const electronPackage = path.join(root, 'node_modules', 'electron');

/** The system's Node may be older than the code needs. */
const node = ownNode();

/** How long to wait for a sign that a download is possible at all, and then for the download. */
const reachableMs = 5_000;
const downloadMs = 300_000;
/** A desktop app that is gone after this never opened. */
const neverOpenedMs = 5_000;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** The runtime of the desktop app, if it was fetched. @returns {string | null} */
function installedRuntime() {
  try {
    const binary = path.join(
      electronPackage,
      'dist',
      readFileSync(path.join(electronPackage, 'path.txt'), 'utf8').trim(),
    );
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/** Whether the place the runtime is fetched from answers. */
async function canDownload() {
  if (process.env['ELECTRON_SKIP_BINARY_DOWNLOAD'] || process.env['npm_config_offline'] === 'true') return false;
  const place =
    process.env['ELECTRON_MIRROR'] ||
    process.env['npm_config_electron_mirror'] ||
    'https://github.com/electron/electron/releases/';
  try {
    const { status } = await fetch(place, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(reachableMs),
    });
    return status < 400;
  } catch {
    return false;
  }
}

/** Fetches the runtime, once. @returns {Promise<string | null>} */
async function fetchedRuntime() {
  if (!(await canDownload())) return null;
  say('Fetching the runtime of the desktop app, about 110 MB, once …');
  spawnSync(node, [path.join(electronPackage, 'install.js')], { cwd: root, stdio: 'ignore', timeout: downloadMs });
  return installedRuntime();
}

const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/** Runs a program in the foreground. @param {string} command @param {string[]} args @returns {Promise<number | null>} its exit code; null when a signal ended it or it could not be run */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => void child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward).on('SIGHUP', forward);
    child.on('error', () => resolve(null));
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward).off('SIGHUP', forward);
      resolve(code);
    });
  });
}

/** Why the desktop app cannot run here; null when it ran, and then with which exit code. @returns {Promise<{ why: string } | { code: number }>} */
async function runDesktop() {
  if (!hasDisplay) return { why: 'there is no display' };
  if (process.getuid?.() === 0 && process.platform === 'linux') return { why: 'it does not run as root' };
  const runtime = installedRuntime() ?? (await fetchedRuntime());
  if (runtime === null) return { why: 'its runtime could not be downloaded' };
  const started = performance.now();
  const code = await run(runtime, [root]);
  if ((code === null || code === 127) && performance.now() - started < neverOpenedMs)
    return { why: 'its runtime does not start on this system' };
  return { code: code ?? 1 };
}

const failure = buildIfStale({ node, starting: () => say('Building …') });
if (failure !== null) {
  process.stderr.write(`${failure}\nThe build failed.\n`);
  process.exit(1);
}
const outcome = await runDesktop();
if ('why' in outcome) {
  say(
    `The desktop app cannot be opened here (${outcome.why}); starting the same service with its dashboard in the browser.`,
  );
  process.exitCode =
    (await run(node, [
      path.join(root, 'out', 'main', 'cli.js'),
      'serve',
      ...(hasDisplay ? ['--open'] : []),
      ...process.argv.slice(2),
    ])) ?? 1;
} else {
  process.exitCode = outcome.code;
}
