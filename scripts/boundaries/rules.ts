import { upwardImports } from './floors.ts';
import type { Import, SourceFile } from './source-file.ts';

/** A rule of ARCHITECTURE's folder plan: where it holds, and what breaks it. */
export interface Rule {
  readonly name: string;
  readonly holdsIn: (path: string) => boolean;
  /** What is wrong, in words; empty when nothing is. */
  readonly broken: (file: SourceFile) => readonly string[];
}

const inside =
  (...folders: string[]) =>
  (path: string): boolean =>
    folders.some((folder) => path === folder || path.startsWith(folder));
const outside =
  (...folders: string[]) =>
  (path: string): boolean =>
    path.startsWith('src-') && !inside(...folders)(path);

const importing = (file: SourceFile, forbidden: (one: Import) => boolean): string[] =>
  file.imports.filter(forbidden).map((one) => `imports ${one.target}`);
const using = (file: SourceFile, names: readonly string[]): string[] =>
  names.filter((name) => file.globals.has(name)).map((name) => `uses ${name}`);
const isPackage = (one: Import, ...names: string[]): boolean => one.kind === 'package' && names.includes(one.target);
const isOtherPackage = (one: Import, allowed: readonly string[]): boolean =>
  one.kind === 'package' && !allowed.includes(one.target);

const nodeGlobals = ['process', 'Buffer', 'require', '__dirname', '__filename', 'setImmediate', 'global'];
const domGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'history',
  'HTMLElement',
  'XMLHttpRequest',
  'EventSource',
  'alert',
];
const ioGlobals = [
  'fetch',
  'WebSocket',
  'console',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'Date.now',
  'new Date()',
  'Math.random',
];
/** Packages that compute only. */
const sharedPackages = ['intl-messageformat', 'tldts', 'zod'];
const analysisPackages = ['cheerio', 'parse5', 'parse5-htmlparser2-tree-adapter', 'tldts'];

/** Statements, not words: a sentence that begins with "Select" or "Update" is none. */
const sql =
  /^\s*(?:--[^\n]*\n\s*)*(?:(?:SELECT|select)\s[^]*\s(?:FROM|from)\s|(?:INSERT|insert)\s+(?:OR\s+\w+\s+|or\s+\w+\s+)?(?:INTO|into)\s|(?:UPDATE|update)\s+\w+\s+(?:SET|set)\s|(?:DELETE|delete)\s+(?:FROM|from)\s|(?:CREATE|create)\s+(?:\w+\s+)?(?:TABLE|INDEX|VIEW|TRIGGER|table|index|view|trigger)\s|(?:ALTER|DROP|alter|drop)\s+(?:TABLE|INDEX|table|index)\s|(?:PRAGMA|VACUUM|ATTACH)\b|(?:WITH|with)\s+\w+\s*(?:\([^)]*\)\s*)?(?:AS|as)\s*\()/;

export const rules: readonly Rule[] = [
  {
    name: 'src-shared runs anywhere: no Node, no DOM, no Electron, nothing of the other folders',
    holdsIn: inside('src-shared/'),
    broken: (file) => [
      ...importing(
        file,
        (one) =>
          one.kind === 'node' ||
          isOtherPackage(one, sharedPackages) ||
          (one.kind === 'own' && !one.target.startsWith('src-shared/')),
      ),
      ...using(file, [...nodeGlobals, ...domGlobals]),
    ],
  },
  {
    name: 'analysis does no I/O: pure functions of text',
    holdsIn: inside('src-main/analysis/'),
    broken: (file) => [
      ...importing(file, (one) => one.kind === 'node' || isOtherPackage(one, analysisPackages)),
      // Decoding base64 is no I/O, whatever it is called.
      ...using(file, [...nodeGlobals.filter((name) => name !== 'Buffer'), ...domGlobals, ...ioGlobals]),
    ],
  },
  {
    name: 'SQL is only in store',
    holdsIn: outside('src-main/store/'),
    broken: (file) => [
      ...importing(file, (one) => isPackage(one, 'better-sqlite3')),
      ...file.texts.filter((text) => sql.test(text)).map((text) => `holds SQL: ${text.trim().slice(0, 40)}`),
    ],
  },
  {
    name: 'electron is imported only in desktop, main.ts and preload.ts',
    holdsIn: outside('src-main/doors/desktop/', 'src-main/main.ts', 'src-main/preload.ts'),
    broken: (file) => importing(file, (one) => isPackage(one, 'electron')),
  },
  {
    name: 'the renderer imports nothing of the main process',
    holdsIn: inside('src-renderer/'),
    broken: (file) => importing(file, (one) => one.kind === 'node' || inside('src-main/')(one.target)),
  },
  {
    name: 'the main process imports nothing of the renderer',
    holdsIn: inside('src-main/'),
    broken: (file) =>
      importing(file, (one) => inside('src-renderer/')(one.target) || isPackage(one, 'react', 'react-dom')),
  },
  {
    name: 'web servers and command-line parsers are imported only in doors',
    holdsIn: outside('src-main/doors/'),
    broken: (file) => importing(file, (one) => isPackage(one, 'fastify', '@fastify/static', 'commander')),
  },
  {
    name: 'imports of src-main lead down the floors',
    holdsIn: inside('src-main/'),
    broken: upwardImports,
  },
];
