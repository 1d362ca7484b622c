import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const params = { [constants.ZSTD_c_compressionLevel]: 19 };

/**
 * Compresses the lists of words and names, and the texts of reports, for the package, which is a third smaller with them;
 * `electron-builder.yml` takes them.
 */
export const packListsPlugin = (resources: string, target: string): Plugin => ({
  name: 'answerscope-pack-lists',
  apply: 'build',
  closeBundle() {
    rmSync(target, { recursive: true, force: true });
    for (const file of globSync(['{words,names}/**/*.txt', 'languages/report/*.json'], { cwd: resources })) {
      const packed = path.join(target, `${file}.zst`);
      mkdirSync(path.dirname(packed), { recursive: true });
      writeFileSync(packed, zstdCompressSync(readFileSync(path.join(resources, file)), { params }));
    }
  },
});
