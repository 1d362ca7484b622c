import { Readable } from 'node:stream';
import Parser from 'stream-json/Parser.js';
import { readText, type Encoding } from './file-text.ts';

/** One token of a JSON document: where objects and arrays begin and end, keys, and values. */
export type JsonToken =
  | { readonly name: 'startObject' | 'endObject' | 'startArray' | 'endArray' }
  | { readonly name: 'key'; readonly key: string }
  | { readonly name: 'value'; readonly value: string | number | boolean | null };

/** A document that is no JSON, or goes beyond a limit; nothing after it can be read. */
export class BrokenJson extends Error {
  override readonly name = 'BrokenJson';
}

/** Longest value that is read, in characters; a longer one means a broken or hostile file. */
const longestValue = 32 * 1024 * 1024;
/** Deepest nesting that is read. */
export const deepestNesting = 200;

/** The tokens of a JSON file, in constant memory. Throws {@link BrokenJson}. */
export async function* tokensOfFile(file: string, encoding: Encoding): AsyncGenerator<JsonToken> {
  const progress = { fed: 0, seen: 0, tail: '' };
  const source = Readable.from(limited(readText(file, encoding), progress), { objectMode: false });
  const tokens = source.pipe(new Parser({ packValues: true, streamValues: false }));
  // `pipe` does not pass errors on.
  source.on('error', (error) => tokens.destroy(error));
  let depth = 0;
  try {
    for await (const { name, value } of tokens as AsyncIterable<{ name: string; value?: string }>) {
      progress.seen = progress.fed;
      if (name === 'startObject' || name === 'startArray') {
        if (++depth > deepestNesting) throw new BrokenJson(`is nested more than ${deepestNesting} levels deep`);
      } else if (name === 'endObject' || name === 'endArray') depth -= 1;
      yield tokenOf(name, value ?? '');
    }
  } catch (error) {
    if (!(error instanceof Error) || !/^Parser (cannot|has)/.test(error.message)) throw error;
    // The end of a document that was written to its end closes what its start opened.
    const isCutOff = depth > 0 && !/[\]}]\s*$/.test(progress.tail);
    throw new BrokenJson(isCutOff ? cutOff : 'is not valid JSON', { cause: error });
  } finally {
    source.destroy();
  }
  if (depth > 0) throw new BrokenJson(cutOff);
}

const cutOff = 'is cut off: it ends in the middle of the document';

/** Passes text on until more than the longest value was read without a token. */
async function* limited(
  text: AsyncIterable<string>,
  progress: { fed: number; readonly seen: number; tail: string },
): AsyncGenerator<string> {
  for await (const piece of text) {
    progress.fed += piece.length;
    if (piece.trim() !== '') progress.tail = piece.slice(-1_000);
    if (progress.fed - progress.seen > longestValue)
      throw new BrokenJson(`holds a single text of more than ${longestValue / 1024 / 1024} MB`);
    yield piece;
  }
}

function tokenOf(name: string, value: string): JsonToken {
  switch (name) {
    case 'startObject':
    case 'endObject':
    case 'startArray':
    case 'endArray':
      return { name };
    case 'keyValue':
      return { name: 'key', key: value };
    case 'numberValue':
      return { name: 'value', value: Number(value) };
    case 'trueValue':
    case 'falseValue':
      return { name: 'value', value: name === 'trueValue' };
    case 'nullValue':
      return { name: 'value', value: null };
    default:
      return { name: 'value', value };
  }
}

/** The tokens of a parsed value. Throws {@link BrokenJson} if it is nested too deeply. */
export function* tokensOfValue(value: unknown, depth = 1): Generator<JsonToken> {
  if (depth > deepestNesting) throw new BrokenJson(`is nested more than ${deepestNesting} levels deep`);
  if (Array.isArray(value)) {
    yield { name: 'startArray' };
    for (const item of value) yield* tokensOfValue(item, depth + 1);
    yield { name: 'endArray' };
  } else if (typeof value === 'object' && value !== null) {
    yield { name: 'startObject' };
    for (const [key, item] of Object.entries(value)) {
      yield { name: 'key', key };
      yield* tokensOfValue(item, depth + 1);
    }
    yield { name: 'endObject' };
  } else yield { name: 'value', value: value as string | number | boolean | null };
}
