import { hasFields, type Fields } from '#shared/domain/fields.ts';
import { plainName } from './columns.ts';

/** A key, and which items of a list under it: `messages`, `messages[role=assistant]`. */
const stepPattern = /^([^[\]]*)(?:\[([^[\]=]*)(?:=([^[\]]*))?\])?$/;

/** A text that is JSON is read as such, because cells of tables hold it. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The items of a list that have a value under a key; any value that is no list, as it is. */
function choose(value: unknown, key: string | undefined, wanted: string | undefined): unknown {
  const list = opened(value);
  if (key === undefined || !Array.isArray(list)) return value;
  return list.filter((item) => {
    if (key === '') return true;
    const held = hasFields(item) ? item[key] : undefined;
    return typeof held === 'string' && held.toLowerCase() === wanted?.toLowerCase();
  });
}

function follow(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const inner = opened(value);
  if (Array.isArray(inner)) {
    const found = inner.flatMap((item) => follow(item, steps) ?? []);
    return found.length === 0 ? undefined : found;
  }
  if (!hasFields(inner)) return undefined;
  const [, key = '', choice, wanted] = stepPattern.exec(step) ?? [];
  return follow(choose(inner[key], choice, wanted), rest);
}

/** The column a path begins with, and the steps that lead from it. */
function split(columns: readonly string[], path: string): { column: string; first: string; rest: string[] } | null {
  const steps = path.split('.');
  for (let taken = steps.length; taken > 0; taken--) {
    const first = steps.slice(0, taken).join('.');
    const bare = first.replace(/\[[^[\]]*\]$/, '');
    const column = columns.find((name) => name === bare) ?? columns.find((name) => plainName(name) === plainName(bare));
    if (column !== undefined) return { column, first: first.slice(bare.length), rest: steps.slice(taken) };
  }
  return null;
}

/** The path with the column as the file spells it; null if the file has no such column. */
export function resolvePath(columns: readonly string[], path: string): string | null {
  const parts = split(columns, path);
  return parts === null ? null : [parts.column + parts.first, ...parts.rest].join('.');
}

/** The column that a path begins with; null if the file has no such column. */
export const columnOfPath = (columns: readonly string[], path: string): string | null =>
  split(columns, path)?.column ?? null;

/**
 * The value of a row at a path: a column, keys inside it, and items of lists by a value (`messages[role=assistant].content`) or
 * all (`sources[].url`). Keys after a list give the list of their values.
 */
export function valueAt(values: Fields, path: string): unknown {
  if (path in values) return values[path];
  const parts = split(Object.keys(values), path);
  if (parts === null) return undefined;
  const [, , choice, wanted] = stepPattern.exec(`x${parts.first}`) ?? [];
  return follow(choose(values[parts.column], choice, wanted), parts.rest);
}
