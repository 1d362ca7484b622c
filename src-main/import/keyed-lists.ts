import { mapColumns, missingFields } from './columns.ts';
import type { Frame } from './json-walk.ts';
import type { JsonList } from './json-list.ts';

interface Keyed {
  objects: number;
  /** Whether one object holds several of them. */
  several: boolean;
  /** The object that the newest of them is in. */
  inside: Frame;
  /** For each column, in how many of the objects it is, and in how many as a list. */
  readonly columns: Map<string, { found: number; lists: number }>;
}

/** Objects whose columns are read, and limits of what is remembered of a hostile document. */
const objectsRead = 500;
const mostPaths = 2_000;
const mostColumns = 300;
const deepestColumn = 4;
/** Share of the objects that have a column, for it to be one of all: rows under keys are alike, the parts of one row are not. */
const leastShare = 0.6;

/** Looks for rows under keys, such as `{"run-1": {"query": …, "answer": …}, "run-2": …}`. */
export function createKeyedSurvey() {
  const found = new Map<string, Keyed>();
  return {
    /** An object begins under a key of another. */
    begin(inside: Frame): void {
      const known = found.get(inside.path);
      if (known === undefined) {
        if (found.size < mostPaths) found.set(inside.path, { objects: 1, several: false, inside, columns: new Map() });
        return;
      }
      known.objects += 1;
      known.several ||= known.inside === inside;
      known.inside = inside;
    },
    /** A value or a list stands under a key: it is a column of the objects around it. */
    note(frames: readonly Frame[], key: string, isList: boolean): void {
      let name = key;
      for (let depth = 1; depth <= deepestColumn; depth++) {
        const [inner, outer] = [frames.at(-depth), frames.at(-depth - 1)];
        if (inner?.kind !== 'object' || outer?.kind !== 'object') return;
        add(found.get(outer.path), name, isList);
        name = `${outer.key}.${name}`;
      }
    },
    /** Those that have a query and an answer in most of their objects. */
    lists: (): JsonList[] => [...found].flatMap(([path, keyed]) => describe(path, keyed) ?? []),
  };
}

function add(keyed: Keyed | undefined, name: string, isList: boolean): void {
  if (keyed === undefined || keyed.objects > objectsRead) return;
  const column = keyed.columns.get(name) ?? { found: 0, lists: 0 };
  if (column.found === 0 && keyed.columns.size >= mostColumns) return;
  keyed.columns.set(name, { found: column.found + 1, lists: column.lists + (isList ? 1 : 0) });
}

function describe(path: string, { objects, several, columns }: Keyed): JsonList | null {
  const read = Math.min(objects, objectsRead);
  const shared = [...columns].filter(([, { found }]) => found >= read * leastShare);
  const names = shared.map(([name]) => name);
  const listColumns = new Set(shared.filter(([, { found, lists }]) => lists === found).map(([name]) => name));
  if (!several || missingFields(mapColumns(names, {}, listColumns)).length > 0) return null;
  return {
    path,
    kind: 'keyed',
    rows: objects,
    columns: [...columns.keys()],
    ownColumns: [...columns.keys()],
    listColumns,
    shared: new Map(),
  };
}
