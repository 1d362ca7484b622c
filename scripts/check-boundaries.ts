import { globSync } from 'node:fs';
import path from 'node:path';
import { tooLong } from './boundaries/file-lengths.ts';
import { importCycles } from './boundaries/import-cycles.ts';
import { rules } from './boundaries/rules.ts';
import { readSourceFile } from './boundaries/source-file.ts';

/** Everything in a project that breaks the plan of its folders, one line each. */
export function checkBoundaries(root: string): string[] {
  const paths = globSync('{src-shared,src-main,src-renderer,scripts,test}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.config.ts'));
  const files = paths.toSorted().map((file) => readSourceFile(root, file));
  return [
    ...rules.flatMap((rule) =>
      files
        .filter((file) => rule.holdsIn(file.path))
        .flatMap((file) => rule.broken(file).map((what) => `${file.path}: ${what} (${rule.name})`)),
    ),
    ...importCycles(files).map((cycle) => `import cycle: ${cycle.toSorted().join(' – ')}`),
    ...tooLong(files),
    ...globSync('src-*/**/*.sql', { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !file.startsWith('src-main/store/migrations/'))
      .map((file) => `${file}: SQL files belong in src-main/store/migrations`),
  ];
}

if (import.meta.main) {
  const problems = checkBoundaries(path.dirname(import.meta.dirname));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
