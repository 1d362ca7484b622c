import { conversationColumns, isConversation } from './conversations.ts';
import { createWalk, type Frame } from './json-walk.ts';
import type { JsonList } from './json-list.ts';
import { createKeyedSurvey } from './keyed-lists.ts';
import type { JsonToken } from './json-tokens.ts';

interface Seen {
  objects: number;
  arrays: number;
  isDocument: boolean;
  header: unknown[];
  readonly columns: Map<string, { lists: number; texts: number }>;
  /** Paths of the objects around it, outermost first. */
  readonly around: readonly string[];
}

/** Items whose columns are read, and limits of what is remembered of a hostile document. */
const itemsRead = 500;
const mostPaths = 2_000;
const mostColumns = 300;
const longestShared = 10_000;
const deepestColumn = 4;

/** Finds the lists of a document that can hold rows, in the order in which they begin. */
export async function surveyLists(tokens: AsyncIterable<JsonToken> | Iterable<JsonToken>): Promise<JsonList[]> {
  const walk = createWalk();
  const lists = new Map<string, Seen>();
  const keyed = createKeyedSurvey();
  const objects = new Map<string, Map<string, unknown>>();

  const seenAt = (path: string): Seen | undefined => {
    const known = lists.get(path);
    if (known !== undefined || lists.size >= mostPaths) return known;
    const around = walk.frames.filter((frame) => frame.kind === 'object').map((frame) => frame.path);
    const seen: Seen = { objects: 0, arrays: 0, isDocument: false, header: [], columns: new Map(), around };
    lists.set(path, seen);
    return seen;
  };

  /** Notes a value under a key: a column of the item that it is in, and a value of the object that it is in. */
  const note = (top: Frame, value: unknown): void => {
    if (value !== undefined) {
      if (!objects.has(top.path) && objects.size < mostPaths) objects.set(top.path, new Map());
      const fields = objects.get(top.path);
      const text = typeof value === 'string' && value.length > longestShared ? value.slice(0, longestShared) : value;
      if (fields !== undefined && !fields.has(top.key) && fields.size < mostColumns) fields.set(top.key, text);
    }
    keyed.note(walk.frames, top.key, value === undefined);
    const item = itemOf(walk.frames, lists);
    if (item === null || item.list.objects > itemsRead) return;
    const name = [...item.keys, top.key].join('.');
    const column = item.list.columns.get(name) ?? { lists: 0, texts: 0 };
    if (item.list.columns.size >= mostColumns && !item.list.columns.has(name)) return;
    item.list.columns.set(name, column);
    if (value === undefined) column.lists += 1;
    else column.texts += 1;
  };

  for await (const token of tokens) {
    const top = walk.top();
    if (token.name === 'startObject' && top?.kind === 'array') {
      const list = seenAt(top.path);
      if (list) list.objects += 1;
    }
    if (token.name === 'startObject' && top?.kind === 'object') keyed.begin(top);
    if (token.name === 'startObject' && top === undefined) {
      const document = seenAt('.');
      if (document) Object.assign(document, { objects: 1, isDocument: true });
    }
    if (token.name === 'startArray') {
      if (top?.kind === 'object') note(top, undefined);
      const list = top?.kind === 'array' ? seenAt(top.path) : undefined;
      if (list) list.arrays += 1;
    }
    if (token.name === 'value' && top?.kind === 'object') note(top, token.value);
    if (token.name === 'value' && top?.kind === 'array') {
      const outer = walk.frames.at(-2);
      const table = outer?.kind === 'array' ? lists.get(outer.path) : undefined;
      if (table?.arrays === 1 && table.header.length < mostColumns) table.header.push(token.value);
    }
    walk.take(token);
  }
  return [...[...lists].flatMap(([path, seen]) => describe(path, seen, objects) ?? []), ...keyed.lists()];
}

/** The list item around the current place, with the keys that lead from it there; null where the item is no object. */
function itemOf(frames: readonly Frame[], lists: ReadonlyMap<string, Seen>) {
  const keys: string[] = [];
  for (let index = frames.length - 1; index >= 0 && keys.length < deepestColumn; index--) {
    const frame = frames[index];
    const outer = frames[index - 1];
    if (frame?.kind !== 'object') return null;
    if (outer === undefined || outer.kind === 'array') {
      const list = lists.get(outer?.path ?? '.');
      return list === undefined ? null : { list, keys };
    }
    keys.unshift(outer.key);
  }
  return null;
}

function describe(path: string, seen: Seen, objects: ReadonlyMap<string, Map<string, unknown>>): JsonList | null {
  const around = seen.around.filter((outer) => objects.has(outer));
  const outerColumns = around
    .toReversed()
    .flatMap((outer) => [...(objects.get(outer)?.keys() ?? [])].filter((key) => key !== ''));
  const own = [...seen.columns.keys()];
  const isTable = seen.objects === 0 && seen.arrays > 1 && isHeader(seen.header);
  if (!isTable && own.length === 0) return null;
  const isMessages = hasAny(own, roleNames) && hasAny(own, messageNames);
  const isConversations = !isTable && isConversation(own);
  const ownColumns = isTable
    ? seen.header.map(String)
    : isConversations
      ? [...conversationColumns]
      : isMessages
        ? ['prompt', 'response', ...own.filter((name) => !isMessagePart(name))]
        : own;
  const listColumns = (isConversations ? [] : own).filter((name) => (seen.columns.get(name)?.texts ?? 0) === 0);
  const columns = [...new Set([...ownColumns, ...(seen.isDocument ? [] : outerColumns)])];
  const shared = around.filter((outer) => !outer.includes('[]'));
  return {
    path,
    kind: seen.isDocument
      ? 'document'
      : isTable
        ? 'tables'
        : isConversations
          ? 'conversations'
          : isMessages
            ? 'messages'
            : 'objects',
    rows: isTable ? seen.arrays - 1 : seen.objects,
    columns,
    ownColumns,
    listColumns: new Set(listColumns),
    shared: new Map(shared.map((outer) => [outer, Object.fromEntries(objects.get(outer) ?? [])])),
  };
}

const isHeader = (cells: readonly unknown[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => typeof cell === 'string' && cell.trim() !== '') &&
  new Set(cells).size === cells.length;

/** Fields of a chat message that say who speaks, and what. */
export const roleNames = ['role', 'author.role', 'message.author.role', 'sender', 'from', 'speaker'] as const;
export const messageNames = [
  'content',
  'content.parts',
  'content.text',
  'message.content.parts',
  'text',
  'value',
  'message',
] as const;

const hasAny = (columns: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => columns.includes(name));
export const isMessagePart = (name: string): boolean =>
  [...roleNames, ...messageNames].some((part) => part === name) || name === 'content_type' || name === 'type';
