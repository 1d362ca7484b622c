import { z } from 'zod';
import { answersBehind } from '#shared/contract/workspace/recommendations.ts';
import { viewPlace } from '#shared/contract/workspace/saved-views.ts';
import type { SqlValue } from './store.ts';

/** The id that a row of a handed-over client has here; undefined if it did not come along. */
export type NewId = (table: string, old: number) => number | undefined;

/** Parameters of an address that are ids, and their tables. */
const idParameters = { group: 'query_group', brand: 'brand', query: 'query' } as const;

/** The address of a saved view with the new ids; what did not come along is left out. Null if it is no address of a view. */
export function placeWithNewIds(place: SqlValue | undefined, newId: NewId): string | null {
  const known = viewPlace.safeParse(place);
  if (!known.success) return null;
  const [path = '', search = ''] = known.data.split('?', 2);
  const [view = '', item] = path.split('/');
  const group = view === 'groups' && item !== undefined ? newId('query_group', Number(item)) : undefined;
  const parameters = new URLSearchParams(search);
  for (const [name, table] of Object.entries(idParameters)) {
    const old = parameters.get(name);
    if (old === null) continue;
    const id = newId(table, Number(old));
    if (id === undefined) parameters.delete(name);
    else parameters.set(name, String(id));
  }
  // Scans and single answers are addressed by ids of their own: their list is shown instead.
  const target = group !== undefined ? `${view}/${group}` : item !== undefined && /\d/.test(item) ? view : path;
  return parameters.size === 0 ? target : `${target}?${parameters.toString()}`;
}

const evidence = z.object({
  points: z
    .array(z.array(z.strictObject({ text: z.string(), answers: answersBehind.nullable() })))
    .optional()
    .catch(undefined),
  exploratory: z.boolean().optional().catch(undefined),
});

/** What a recommendation shows of its figures, with the new ids; figures whose answers did not come along lead nowhere. */
export function evidenceWithNewIds(stored: SqlValue | undefined, newId: NewId): string {
  const { points, exploratory } = evidence.catch({}).parse(parsed(stored));
  const answersOf = (answers: z.output<typeof answersBehind> | null): typeof answers => {
    if (answers === null) return null;
    const { queryId, brandId, answerIds, ...others } = answers;
    const query = queryId === undefined ? undefined : newId('query', queryId);
    const brand = brandId === undefined ? undefined : newId('brand', brandId);
    const ids = answerIds?.flatMap((id) => newId('answer', id) ?? []);
    if ((queryId !== undefined && query === undefined) || (brandId !== undefined && brand === undefined)) return null;
    return {
      ...others,
      ...(query !== undefined && { queryId: query }),
      ...(brand !== undefined && { brandId: brand }),
      ...(ids !== undefined && { answerIds: ids }),
    };
  };
  return JSON.stringify({
    ...(points && {
      points: points.map((pieces) => pieces.map(({ text, answers }) => ({ text, answers: answersOf(answers) }))),
    }),
    ...(exploratory !== undefined && { exploratory }),
  });
}

function parsed(stored: SqlValue | undefined): unknown {
  try {
    return typeof stored === 'string' ? JSON.parse(stored) : {};
  } catch {
    return {};
  }
}

/** Rules whose finding is named by an id, and its table. */
const findingTables: Readonly<Record<string, string>> = { 'competitor-rising': 'brand', 'queries-lost': 'query' };

/** What a recommendation is about, so that it is known again next week; what did not come along gets a name that no one finds again. */
export function findingWithNewId(rule: SqlValue | undefined, finding: SqlValue | undefined, newId: NewId): string {
  const table = typeof rule === 'string' ? findingTables[rule] : undefined;
  const text = typeof finding === 'string' ? finding : '';
  if (table === undefined) return text;
  const id = newId(table, Number(text));
  return id === undefined ? `gone ${text}` : String(id);
}
