import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { frontCoded } from '../src-main/files/front-coding.ts';

/** One below the best, which takes twice as long for 4 %. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/**
 * Compresses the lists of words and names, and the texts of reports, for the package, which is a third smaller with them;
 * `electron-builder.yml` takes them. Brotli, which every Electron brings.
 */
export const packListsPlugin = (resources: string, target: string): Plugin => ({
  name: 'answerscope-pack-lists',
  apply: 'build',
  async closeBundle() {
    await rm(target, { recursive: true, force: true });
    const pack = async (file: string): Promise<void> => {
      const packed = path.join(target, `${file}.br`);
      await mkdir(path.dirname(packed), { recursive: true });
      const whole = await readFile(path.join(resources, file));
      const text = file.endsWith('.txt') ? frontCoded(whole) : whole;
      await writeFile(packed, await promisify(brotliCompress)(text, { params }));
    };
    await Promise.all(
      globSync(['{words,names}/**/*.txt', 'languages/report/*.json'], { cwd: resources }).map(async (file) =>
        pack(file),
      ),
    );
  },
});
