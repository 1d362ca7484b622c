import { parseSync } from 'vite';

/** A node of a source's syntax (ESTree). */
export interface Node {
  readonly type: string;
  /** Where it begins and ends, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]).filter(isNode) : isNode(value) ? [value] : [],
  );

/** The syntax of a file, whose name tells the dialect, and what is wrong with it. */
export function parseSource(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  return { program: program as unknown as Node, errors };
}
