// Runs on any Node: with an old one the user reads one line instead of a stack trace.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const oldestNode = 24;
const installed = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const isNewEnough = () => Number.parseInt(process.versions.node, 10) >= oldestNode;

/** Ends the process with one line if its Node is too old. */
export function requireNode() {
  if (isNewEnough()) return;
  process.stderr.write(
    `Node ${oldestNode} or newer is needed, this is Node ${process.versions.node}: run npm ci, then start this with npm run, which uses the Node that npm ci installs.\n`,
  );
  process.exit(1);
}

/** The Node to run programs with: the project's own if it is installed; ends the process if there is none new enough. */
export function ownNode() {
  if (existsSync(installed)) return installed;
  requireNode();
  return process.execPath;
}
