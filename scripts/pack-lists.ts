import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Compresses the lists of words and names, and the texts of reports, for the package, which is a third smaller with them;
 * `electron-builder.yml` takes them. Brotli, which every Electron brings.
 */
export const packListsPlugin = (resources: string, target: string): Plugin => ({
  name: 'answerscope-pack-lists',
  apply: 'build',
  closeBundle() {
    rmSync(target, { recursive: true, force: true });
    for (const file of globSync(['{words,names}/**/*.txt', 'languages/report/*.json'], { cwd: resources })) {
      const packed = path.join(target, `${file}.br`);
      mkdirSync(path.dirname(packed), { recursive: true });
      writeFileSync(packed, brotliCompressSync(readFileSync(path.join(resources, file))));
    }
  },
});
