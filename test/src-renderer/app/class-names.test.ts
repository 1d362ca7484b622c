import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

interface Selector {
  readonly sheet: string;
  readonly text: string;
  readonly classes: readonly string[];
}

/** The selectors of a stylesheet that name a class. */
function selectorsOf(sheet: string, css: string): Selector[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g);
  return [...rules]
    .flatMap(([, list = '']) => list.split(','))
    .map((text) => ({
      sheet,
      text: text.trim(),
      classes: [...text.matchAll(/\.([A-Za-z][\w-]*)/g)].flatMap(([, name]) => (name === undefined ? [] : [name])),
    }))
    .filter(({ classes }) => classes.length > 0);
}

/** Selectors that break the rules at the top of global.css. */
function violations(selectors: readonly Selector[]): string[] {
  const sheetsOf = Map.groupBy(
    selectors.flatMap(({ sheet, classes }) => classes.map((name) => ({ name, sheet }))),
    ({ name }) => name,
  );
  const definitions = Map.groupBy(
    selectors.filter(({ classes }) => classes.length === 1),
    ({ classes }) => classes[0],
  );
  const isOwn = (name: string, sheet: string): boolean =>
    sheetsOf.get(name)?.every((use) => use.sheet === sheet) === true ||
    definitions.get(name)?.every((definition) => definition.sheet === sheet) === true;
  return [
    ...[...definitions]
      .filter(([, found]) => new Set(found.map(({ sheet }) => sheet)).size > 1)
      .map(([name, found]) => `.${name} is defined in ${[...new Set(found.map(({ sheet }) => sheet))].join(' and ')}`),
    ...selectors
      .filter(({ sheet, classes }) => classes.length > 1 && !classes.some((name) => isOwn(name, sheet)))
      .map(({ sheet, text }) => `${text} in ${sheet} has no class of its own sheet`),
  ];
}

describe('the class names of the stylesheets', () => {
  it('belong to one sheet each', () => {
    const files = globSync('src-renderer/**/*.css', { cwd: projectRoot() });
    expect(files.length).toBeGreaterThan(20);
    const selectors = files.flatMap((file) => selectorsOf(file, readFileSync(path.join(projectRoot(), file), 'utf8')));
    expect(violations(selectors)).toEqual([]);
  });

  it('are reported where a sheet defines the class of another, or refines two of them', () => {
    const selectors = [
      ...selectorsOf('global.css', '.dim { color: grey } .small { font-size: 12px }'),
      ...selectorsOf('scans.css', '.dim { color: red } .scan { gap: 0 } .scan .dim { color: blue }'),
      ...selectorsOf('money.css', '.small.dim { color: green }'),
    ];
    expect(violations(selectors)).toEqual([
      '.dim is defined in global.css and scans.css',
      '.small.dim in money.css has no class of its own sheet',
    ]);
  });
});
