import type { JsonToken } from './json-tokens.ts';

/** An object or array that the walk is inside of. */
export interface Frame {
  readonly kind: 'object' | 'array';
  /** Where it is, the same for all items of a list: `.results[].answers`; `.` is the document itself. */
  readonly path: string;
  /** The key whose value comes next, of an object. */
  key: string;
}

const childPath = ({ kind, path, key }: Frame): string => {
  const step = kind === 'array' ? '[]' : `.${key}`;
  return path === '.' ? `.${step.replace(/^\./, '')}` : path + step;
};

/** Keeps track of where in a document its tokens are. */
export function createWalk() {
  const frames: Frame[] = [];
  return {
    frames,
    top: (): Frame | undefined => frames.at(-1),
    /** Moves past a token. */
    take(token: JsonToken): void {
      const top = frames.at(-1);
      switch (token.name) {
        case 'key':
          if (top) top.key = token.key;
          break;
        case 'startObject':
        case 'startArray':
          frames.push({
            kind: token.name === 'startArray' ? 'array' : 'object',
            path: top === undefined ? '.' : childPath(top),
            key: '',
          });
          break;
        case 'endObject':
        case 'endArray':
          frames.pop();
          break;
        case 'value':
      }
    },
  };
}

/** Builds one value from its tokens. */
export interface ValueBuilder {
  /** Takes a token; true if the value is complete. */
  take(token: JsonToken): boolean;
  /** The complete value; undefined if it was longer than allowed. */
  readonly value: () => unknown;
  /** Characters of its texts. */
  readonly size: () => number;
}

/** @param longest most characters of all texts together; of a longer value nothing is kept */
export function createValueBuilder(longest: number): ValueBuilder {
  const stack: (unknown[] | Record<string, unknown>)[] = [];
  const keys: string[] = [];
  let result: unknown;
  let size = 0;
  let depth = 0;
  const add = (value: unknown): void => {
    const into = stack.at(-1);
    if (into === undefined) result = value;
    else if (Array.isArray(into)) into.push(value);
    else into[keys.at(-1) ?? ''] = value;
  };
  return {
    value: () => (size > longest ? undefined : result),
    size: () => size,
    take(token) {
      if (token.name === 'startObject' || token.name === 'startArray') depth += 1;
      if (token.name === 'endObject' || token.name === 'endArray') depth -= 1;
      if (token.name === 'key') size += token.key.length;
      if (token.name === 'value') size += typeof token.value === 'string' ? token.value.length : 8;
      if (size > longest) {
        stack.length = 0;
        result = undefined;
        return depth === 0;
      }
      switch (token.name) {
        case 'key':
          keys[stack.length - 1] = token.key;
          keys.length = stack.length;
          break;
        case 'startObject':
        case 'startArray': {
          // Without a prototype, so that a key `__proto__` is a key like any other.
          const value = token.name === 'startArray' ? [] : (Object.create(null) as Record<string, unknown>);
          add(value);
          stack.push(value);
          keys.push('');
          break;
        }
        case 'endObject':
        case 'endArray':
          stack.pop();
          keys.length = stack.length;
          break;
        case 'value':
          add(token.value);
      }
      return depth === 0;
    },
  };
}
