import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A regular expression written in a file of the product. */
export interface Pattern {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

/** What the sources of `src-main` say of regular expressions. */
export interface PatternsOfProduct {
  readonly literals: readonly Pattern[];
  /** Files that make expressions from texts. */
  readonly makers: readonly string[];
}

/** Reads every file of `src-main`, so that a new expression cannot be forgotten. */
export function patternsOfProduct(root: string): PatternsOfProduct {
  const literals: Pattern[] = [];
  const makers = new Set<string>();
  for (const file of globSync('src-main/**/*.ts', { cwd: root }).toSorted()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!source.includes('/')) continue;
    visit(parseSync(file, source).program, (node) => {
      const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string };
      if (pattern !== undefined) literals.push({ file, pattern, flags: flags ?? '' });
      const callee = node['callee'] as { name?: unknown } | undefined;
      if (callee?.name === 'RegExp') makers.add(file);
    });
  }
  return { literals, makers: [...makers] };
}

function visit(node: unknown, take: (node: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, take);
  else if (typeof node === 'object' && node !== null) {
    take(node as Readonly<Record<string, unknown>>);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, take);
  }
}
