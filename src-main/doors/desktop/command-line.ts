import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The argument with which the program runs a command instead of opening a window. */
const commandSwitch = '--command-line';

/** The command that a start is for, without the program; null for a start of the app. During development the program has an argument of its own. */
export function commandAmong(argv: readonly string[]): readonly string[] | null {
  const at = argv.indexOf(commandSwitch);
  return at === 1 || at === 2 ? argv.slice(at + 1) : null;
}

/** By this line a script is known to be ours. */
const mark = '# The command line of Answerscope. Written by the app; delete it if you no longer want it.';

const scriptFor = (program: string): string =>
  `#!/bin/sh\n${mark}\nexec '${program.replaceAll("'", String.raw`'\''`)}' ${commandSwitch} "$@"\n`;

/** The folders for a person's own commands, best first. */
const foldersOf = (platform: NodeJS.Platform, home: string): string[] => [
  ...(platform === 'darwin' ? ['/usr/local/bin'] : []),
  path.join(home, '.local', 'bin'),
];

/** Where the script of the command line goes: into the first folder that can be written to. */
export function commandFile(platform: NodeJS.Platform, home: string): string {
  const folders = foldersOf(platform, home);
  const folder = folders.find(isWritable) ?? folders.at(-1) ?? home;
  return path.join(folder, 'answerscope');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes a script that starts a program with its command line. Never replaces the file of another program: throws. */
export function putCommand(file: string, program: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').includes(mark))
    throw new Error(`${file} exists already and belongs to another program.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, scriptFor(program), { mode: 0o755 });
}
