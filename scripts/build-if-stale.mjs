// Builds the product, unless the last build is newer than everything it is made of.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const sources = [
  'src-shared',
  'src-main',
  'src-renderer',
  'resources',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts',
];
const built = ['out/main/main.js', 'out/main/cli.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];

/** @param {string} file relative to the project */
const changedAt = (file) => statSync(path.join(root, file)).mtimeMs;

/** A file or a folder with everything in it; a folder changes when a file in it is removed. @param {string} place @returns {string[]} */
const everything = (place) => [
  place,
  ...(statSync(path.join(root, place)).isDirectory()
    ? readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file))
    : []),
];

const isStale = () => {
  if (!built.every((file) => existsSync(path.join(root, file)))) return true;
  const oldest = Math.min(...built.map(changedAt));
  return sources.flatMap(everything).some((file) => changedAt(file) > oldest);
};

/**
 * Builds if a source is newer than the build.
 * @param {{ node: string, starting?: () => void }} options the Node to build with; called before a build
 * @returns {string | null} what the build said if it failed
 */
export function buildIfStale({ node, starting }) {
  if (!isStale()) return null;
  starting?.();
  const { status, stdout, stderr, error } = spawnSync(
    node,
    [path.join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? null : `${stdout}${stderr}${error?.message ?? ''}`;
}
