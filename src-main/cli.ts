#!/usr/bin/env node
import module from 'node:module';
import process from 'node:process';

const oldestNode = 24;

// Checked before anything is loaded: on an older Node the SQLite library ends the process without a word.
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(
    `answerscope: Node ${oldestNode} or newer is needed, this is Node ${process.versions.node}: install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}
const { makeNewFilesPrivate } = await import('./files/keep-private.ts');
makeNewFilesPrivate();
// What V8 compiled is kept for the next start, in a folder of the user's own: code is run from it.
const { cacheDirectory } = await import('./files/paths.ts');
module.enableCompileCache(cacheDirectory());
await import('./doors/cli/terminal.ts');
