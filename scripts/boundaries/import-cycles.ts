import type { SourceFile } from './source-file.ts';

/** Cycles among the files' imports, types included: one for each group of files that reach each other (Tarjan). */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const cycles: string[][] = [];

  const connect = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path) ?? 0);
    stack.push(path);
    onStack.add(path);
    const targets = byPath.get(path)?.imports.map((one) => one.target) ?? [];
    for (const target of targets) {
      if (!byPath.has(target)) continue;
      if (!order.has(target)) connect(target);
      if (onStack.has(target)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    for (const member of group) onStack.delete(member);
    if (group.length > 1 || targets.includes(path)) cycles.push(group);
  };
  for (const { path } of files) if (!order.has(path)) connect(path);
  return cycles;
}
