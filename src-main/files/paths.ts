import { existsSync, mkdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { syncFolder } from './durable.ts';

/**
 * The folder of the product: the nearest one above the running file that holds a `package.json`. The same from
 * source, from `out/main` and inside an asar archive. Throws when there is none.
 */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let directory = from; ; directory = path.dirname(directory)) {
    if (existsSync(path.join(directory, 'package.json'))) return directory;
    if (directory === path.dirname(directory)) throw new Error(`There is no package.json above ${from}.`);
  }
}

/** Icons, query templates, domain categories, lists of names and words, and the seed of the sample workspace. */
export const resourcesDirectory = (): string => path.join(projectRoot(), 'resources');

/** The numbered SQL files that build and upgrade a workspace. */
export const migrationsDirectory = (): string => path.join(projectRoot(), 'src-main', 'store', 'migrations');

/** The built dashboards; missing until `npm run build`. */
export const rendererDirectory = (): string => path.join(projectRoot(), 'out', 'renderer');

/** Where exports of a customer are written unless another folder is named; deleted with the customer. */
export const exportsFolder = (workspace: string, customerId: number): string =>
  path.join(workspace, 'exports', String(customerId));

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable that is set and not empty. */
const setting = (environment: Environment, name: string): string | undefined => environment[name] || undefined;

/** Where the workspace lives unless `--data` says otherwise: `ANSWERSCOPE_DATA`, else the system's place for application data. */
export function defaultDataDirectory(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const chosen = setting(environment, 'ANSWERSCOPE_DATA');
  if (chosen !== undefined) return path.resolve(chosen);
  const home = setting(environment, 'HOME') ?? setting(environment, 'USERPROFILE') ?? os.homedir();
  switch (platform) {
    case 'win32':
      return path.join(setting(environment, 'APPDATA') ?? path.join(home, 'AppData', 'Roaming'), 'Answerscope');
    case 'darwin':
      return path.join(home, 'Library', 'Application Support', 'Answerscope');
    default: {
      // The XDG specification: a relative path in the variable is to be ignored.
      const shared = setting(environment, 'XDG_DATA_HOME');
      return path.join(
        shared !== undefined && path.isAbsolute(shared) ? shared : path.join(home, '.local', 'share'),
        'answerscope',
      );
    }
  }
}

/** Where what can be made again is kept for the next start: the user's own place for caches, never one that users share. */
export function cacheDirectory(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const home = setting(environment, 'HOME') ?? setting(environment, 'USERPROFILE') ?? os.homedir();
  switch (platform) {
    case 'win32':
      return path.join(
        setting(environment, 'LOCALAPPDATA') ?? path.join(home, 'AppData', 'Local'),
        'Answerscope',
        'Code',
      );
    case 'darwin':
      return path.join(home, 'Library', 'Caches', 'Answerscope');
    default: {
      const shared = setting(environment, 'XDG_CACHE_HOME');
      return path.join(
        shared !== undefined && path.isAbsolute(shared) ? shared : path.join(home, '.cache'),
        'answerscope',
      );
    }
  }
}

/**
 * Makes a private folder and its missing parents. Level by level, because the recursive call of Node 24 never returns if
 * the file system reports "no such file" for a folder that cannot be made (`/proc/x`). Their names are on the disk when this
 * returns. Throws a system error.
 */
export function makeDirectory(directory: string): void {
  const missing: string[] = [];
  for (let level = path.resolve(directory); !existsSync(level); level = path.dirname(level)) missing.push(level);
  for (const level of missing.toReversed()) {
    mkdirSync(level, { mode: 0o700 });
    syncFolder(path.dirname(level));
  }
  if (!statSync(directory).isDirectory())
    throw Object.assign(new Error(`${directory} is not a folder`), { code: 'ENOTDIR' });
}
