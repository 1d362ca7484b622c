import { hasFields } from '#shared/domain/fields.ts';
import { conversationRows } from './conversations.ts';
import { flattenRow, textOf } from './flatten-row.ts';
import type { JsonToken } from './json-tokens.ts';
import { createValueBuilder, createWalk, type Frame, type ValueBuilder } from './json-walk.ts';
import type { JsonList } from './json-list.ts';
import { isMessagePart, messageNames, roleNames } from './survey-lists.ts';

/** A row of a list, or why it is none. Rows count from 1. */
export type ListRow =
  | { readonly kind: 'row'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'bad'; readonly message: string };

type Values = Record<string, unknown>;

/** Most rows, and characters of their texts, that wait for the values that follow in the objects around them. */
const mostWaiting = 2_000;
const mostWaitingText = 16 * 1024 * 1024;
/** Longest row, in characters. */
const longestRow = 32 * 1024 * 1024;

/**
 * Reads the rows of one list of a document. A row has the values of the objects around it as well, its own first: answers
 * grouped under their question are rows of question and answer.
 */
export async function* readList(
  tokens: AsyncIterable<JsonToken> | Iterable<JsonToken>,
  list: JsonList,
): AsyncGenerator<ListRow> {
  const walk = createWalk();
  /** The plain values of the objects that the walk is inside of, by depth; filled while the walk passes them. */
  const around: (Values | undefined)[] = [];
  const outermost = list.path.indexOf('[]');
  const outerItem = outermost < 0 ? null : list.path.slice(0, outermost + 2);
  const isInOuterItem = (): boolean => outerItem !== null && walk.frames.some((frame) => frame.path === outerItem);
  let waitingText = 0;
  let waiting: { readonly row: ListRow; readonly around: readonly Values[] }[] = [];
  let building: ValueBuilder | null = null;
  const reader = readerOf(list);

  const release = (): ListRow[] => {
    const rows = waiting.map(({ row, around: outer }) => (row.kind === 'bad' ? row : withOuter(row.values, outer)));
    waiting = [];
    waitingText = 0;
    return rows;
  };
  const add = (rows: readonly ListRow[], size = 0): void => {
    const outer = around.filter((values) => values !== undefined);
    for (const row of rows) waiting.push({ row, around: outer });
    waitingText += size;
  };

  for await (const token of tokens) {
    if (building !== null) {
      if (!building.take(token)) continue;
      add(reader.take(building.value()), building.size());
      building = null;
      if (!isInOuterItem() || waiting.length >= mostWaiting || waitingText >= mostWaitingText) yield* release();
      continue;
    }
    const top = walk.top();
    const begins = token.name === 'startObject' || token.name === 'startArray' || token.name === 'value';
    const isItem = begins && isItemOf(list, top, token);
    if (isItem) {
      building = createValueBuilder(longestRow);
      if (!building.take(token)) continue;
      add(reader.take(building.value()));
      building = null;
      continue;
    }
    if (token.name === 'value' && top?.kind === 'object') {
      const values = around[walk.frames.length - 1];
      if (values !== undefined) values[top.key] ??= token.value;
    }
    if (token.name === 'endArray' && top?.path === list.path) add(reader.end());
    walk.take(token);
    const depth = walk.frames.length;
    around.length = depth;
    if (token.name === 'startObject')
      around[depth - 1] = Object.assign(Object.create(null) as Values, list.shared.get(walk.top()?.path ?? ''));
    // The outermost list item is over: everything around its rows is known.
    if (waiting.length > 0 && !isInOuterItem()) yield* release();
  }
  yield* release();
}

/** Whether a value that begins inside `top` is an item of a list. */
function isItemOf({ kind, path }: JsonList, top: Frame | undefined, { name }: JsonToken): boolean {
  if (kind === 'document') return top === undefined;
  if (kind === 'keyed') return top?.kind === 'object' && top.path === path && name === 'startObject';
  return top?.kind === 'array' && top.path === path;
}

function withOuter(own: Values, outer: readonly Values[]): ListRow {
  const values = Object.assign(Object.create(null) as Values, own);
  for (const object of outer.toReversed())
    for (const [key, value] of Object.entries(object)) if (!(key in values)) values[key] = value;
  return { kind: 'row', values };
}

/** Turns the items of a list into rows. */
interface ItemReader {
  take(item: unknown): ListRow[];
  /** The rows that are complete when the list ends. */
  end(): ListRow[];
}

const bad = (message: string): ListRow[] => [{ kind: 'bad', message }];

function readerOf({ kind }: JsonList): ItemReader {
  if (kind === 'tables') return tableReader();
  if (kind === 'messages') return messageReader();
  if (kind === 'conversations')
    return { take: (item) => conversationRows(item).map((values) => ({ kind: 'row', values })), end: () => [] };
  return {
    take: (item) => {
      if (item === undefined) return bad('is longer than 32 MB');
      if (!hasFields(item)) return bad('is not a JSON object');
      return [{ kind: 'row', values: flattenRow(item) }];
    },
    end: () => [],
  };
}

function tableReader(): ItemReader {
  let header: readonly string[] | null = null;
  return {
    take: (item) => {
      if (!Array.isArray(item)) return bad('is not a list of values');
      if (header === null) {
        header = item.map(String);
        return [];
      }
      if (item.length !== header.length) return bad('has a different number of columns from the first row');
      return [{ kind: 'row', values: Object.fromEntries(header.map((name, index) => [name, item[index] as unknown])) }];
    },
    end: () => {
      header = null;
      return [];
    },
  };
}

/** A question, and the answers up to the next question, are one row. */
function messageReader(): ItemReader {
  let question: string | null = null;
  let answers: string[] = [];
  let extra: Values = {};
  const complete = (): ListRow[] => {
    const rows: ListRow[] =
      question === null || answers.length === 0
        ? []
        : [{ kind: 'row', values: { ...extra, prompt: question, response: answers.join('\n\n') } }];
    answers = [];
    extra = {};
    return rows;
  };
  return {
    take: (item) => {
      if (!hasFields(item)) return bad('is not a message');
      const message = flattenRow(item);
      const role = roleNames.map((name) => message[name]).find((value) => typeof value === 'string');
      const text = messageNames.map((name) => textOf(message[name])).find((part) => part !== null) ?? '';
      if (isQuestion.test(role ?? '')) {
        const rows = complete();
        question = text;
        return rows;
      }
      if (!isAnswer.test(role ?? '') || text.trim() === '') return [];
      answers.push(text);
      for (const [key, value] of Object.entries(message)) if (!isMessagePart(key)) extra[key] ??= value;
      return [];
    },
    end: () => {
      const rows = complete();
      question = null;
      return rows;
    },
  };
}

const isQuestion = /^(user|human|customer|client)$/i;
const isAnswer = /^(assistant|ai|bot|model|chatbot|gpt|chatgpt|claude|gemini)$/i;
