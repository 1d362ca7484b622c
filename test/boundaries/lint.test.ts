import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

const wrong: Readonly<Record<string, string>> = {
  'typescript(no-explicit-any)': 'export const a = (x: any): number => Number(x);',
  'typescript(no-non-null-assertion)': 'export const a = (list: number[]): number => list[0]!;',
  'typescript(no-floating-promises)': 'export const a = (): void => { Promise.resolve(1); };',
  'typescript(no-unsafe-return)': 'export const a = (text: string): number => JSON.parse(text);',
  'typescript(switch-exhaustiveness-check)':
    "export const a = (k: 'x' | 'y'): number => { switch (k) { case 'x': return 1; } return 2; };",
  'typescript(ban-ts-comment)': '// @ts-ignore\nexport const a: number = 1;',
  'typescript(only-throw-error)': "export const a = (): never => { throw 'text'; };",
  'import(no-cycle)': "import { b } from './cycle.ts';\nexport const a: number = b;",
  'eslint(eqeqeq)': 'export const a = (x: number, y: number): boolean => x == y;',
  'unicorn(filename-case)': 'export const a = 1;',
};

describe('the lint rules', () => {
  let folder: string;
  let report: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(projectRoot(), 'tsconfig.json'), include: ['*.ts'] }),
    );
    Object.values(wrong).forEach((text, index) =>
      writeFileSync(
        path.join(folder, index === Object.keys(wrong).length - 1 ? 'wrongName.ts' : `wrong-${index}.ts`),
        `${text}\n`,
      ),
    );
    writeFileSync(
      path.join(folder, 'cycle.ts'),
      `import { a } from './wrong-${Object.keys(wrong).indexOf('import(no-cycle)')}.ts';\nexport const b: number = a;\n`,
    );
    report = lint();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function lint(): string {
    const oxlint = path.join(projectRoot(), 'node_modules', '.bin', 'oxlint');
    try {
      return execFileSync(
        oxlint,
        ['--format', 'unix', '--config', path.join(projectRoot(), '.oxlintrc.json'), folder],
        {
          cwd: projectRoot(),
          encoding: 'utf8',
        },
      );
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout);
    }
  }

  it.each(Object.keys(wrong))('%s fires', (rule) => {
    expect(report).toContain(rule);
  });
});
