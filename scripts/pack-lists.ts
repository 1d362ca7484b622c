import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the lists of words and names for the package, which is a third smaller with them; `electron-builder.yml` takes them. */
export const packListsPlugin = (resources: string, target: string): Plugin => ({
  name: 'answerscope-pack-lists',
  apply: 'build',
  closeBundle() {
    rmSync(target, { recursive: true, force: true });
    for (const file of globSync('{words,names}/**/*.txt', { cwd: resources })) {
      const packed = path.join(target, `${file}.gz`);
      mkdirSync(path.dirname(packed), { recursive: true });
      writeFileSync(packed, gzipSync(readFileSync(path.join(resources, file)), { level: 9 }));
    }
  },
});
