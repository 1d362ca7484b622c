import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultDataDirectory, projectRoot, resourcesDirectory } from '#main/files/paths.ts';

const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

describe('the folder of the product', () => {
  it('is found from source', () => {
    expect(existsSync(path.join(projectRoot(), 'src-shared', 'contract', 'index.ts'))).toBe(true);
    expect(path.dirname(resourcesDirectory())).toBe(projectRoot());
  });

  it('is the nearest one with a package.json, as from out/main of an installed copy', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'root-'));
    made.push(root);
    mkdirSync(path.join(root, 'app', 'out', 'main'), { recursive: true });
    writeFileSync(path.join(root, 'package.json'), '{}');
    writeFileSync(path.join(root, 'app', 'package.json'), '{}');
    expect(projectRoot(path.join(root, 'app', 'out', 'main'))).toBe(path.join(root, 'app'));
    expect(projectRoot(root)).toBe(root);
  });

  it('is an error where there is none', () => {
    expect(() => projectRoot(path.parse(os.tmpdir()).root)).toThrow('no package.json');
  });
});

describe('the default data folder', () => {
  it('is what ANSWERSCOPE_DATA says, on every system', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(defaultDataDirectory({ ANSWERSCOPE_DATA: '/srv/answers', HOME: '/home/ada' }, platform)).toBe(
        '/srv/answers',
      );
  });

  it("is the system's place for application data", () => {
    expect(defaultDataDirectory({ HOME: '/home/ada' }, 'linux')).toBe('/home/ada/.local/share/answerscope');
    expect(defaultDataDirectory({ HOME: '/home/ada', XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/answerscope');
    expect(defaultDataDirectory({ HOME: '/Users/ada' }, 'darwin')).toBe(
      '/Users/ada/Library/Application Support/Answerscope',
    );
    expect(defaultDataDirectory({ APPDATA: '/roaming' }, 'win32')).toBe('/roaming/Answerscope');
  });

  it('ignores a relative XDG folder and an empty variable', () => {
    expect(defaultDataDirectory({ HOME: '/home/ada', XDG_DATA_HOME: 'data', ANSWERSCOPE_DATA: '' }, 'linux')).toBe(
      '/home/ada/.local/share/answerscope',
    );
  });
});
