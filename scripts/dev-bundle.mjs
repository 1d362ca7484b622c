import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Names of programs with the TypeScript they begin with, from the root of the project. @typedef {Readonly<Record<string, string>>} Entries */

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'out', 'dev');

/** What every run from source needs: the command line and the worker of long jobs. @type {Entries} */
export const productEntries = { cli: 'src-main/cli.ts', worker: 'src-main/worker.ts' };

/** A build leaves the chunks of earlier ones to the processes that still load them, for an hour. */
const keepMs = 3_600_000;

/** Files whose change makes any bundle stale, beside its modules. */
const always = ['package-lock.json', 'scripts/dev-bundle.mjs'];

/** When a file of the project was last changed, in milliseconds; 0 if it is missing. @param {string} file */
const changedAt = (file) => statSync(path.resolve(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Bundles TypeScript into `out/dev/<name>.js`, so that neither a process nor a thread strips types when it starts. Does
 * nothing if the bundles are newer than what they were made from. Safe when several processes bundle at once.
 * @param {Entries} entries
 */
export async function bundle(entries = productEntries) {
  const names = Object.keys(entries);
  const record = path.join(folder, `${names.join('+')}.json`);
  if (isFresh(names, record)) return;
  const started = new Date();
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(path.join(folder, 'building-'));
  try {
    const modules = await build(entries, temporary);
    writeFileSync(path.join(temporary, path.basename(record)), JSON.stringify(modules));
    // Chunks first: an entry must never be there before what it imports.
    const last = new Set(names.map((name) => `${name}.js`));
    for (const file of readdirSync(temporary).toSorted((a, b) => Number(last.has(a)) - Number(last.has(b)))) {
      utimesSync(path.join(temporary, file), started, started);
      renameSync(path.join(temporary, file), path.join(folder, file));
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  for (const file of readdirSync(folder))
    if (changedAt(path.join(folder, file)) < started.getTime() - keepMs)
      rmSync(path.join(folder, file), { recursive: true, force: true });
}

/** Whether bundles exist and nothing they were made from changed since. @param {readonly string[]} names @param {string} record */
function isFresh(names, record) {
  if (!existsSync(record)) return false;
  const made = Math.min(...names.map((name) => changedAt(path.join(folder, `${name}.js`))));
  const modules = /** @type {string[]} */ (JSON.parse(readFileSync(record, 'utf8')));
  return [...modules, ...always].every((file) => existsSync(path.resolve(root, file)) && changedAt(file) < made);
}

/** Builds into a folder and returns the files that were read. @param {Entries} entries @param {string} outDir */
async function build(entries, outDir) {
  // Loaded only to build: it takes longer than everything else here.
  const vite = await import('vite');
  const result = await vite.build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // One file loads faster than the hundreds of modules of the packages; the rest is native or not there.
    ssr: { noExternal: true, external: ['better-sqlite3', 'electron'] },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  return outputs
    .flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
    .filter((id) => id.startsWith(root))
    .map((id) => path.relative(root, id));
}
