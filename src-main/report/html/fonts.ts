import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resourcesDirectory } from '#main/files/paths.ts';

/** The characters of each file of the font, as its makers divide them; other scripts are in the fonts of the reader's system. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;
const weights = [400, 600] as const;

let rules: string | undefined;

/** The report's font, Inter, as rules that contain it: a report looks the same everywhere and loads nothing. */
export const fontRules = (): string =>
  (rules ??= Object.entries(ranges)
    .flatMap(([subset, range]) =>
      weights.map((weight) => {
        const file = path.join(resourcesDirectory(), 'fonts', `inter-${subset}-${weight}-normal.woff2`);
        return `@font-face{font-family:"Report";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format("woff2");unicode-range:${range}}`;
      }),
    )
    .join('\n'));
