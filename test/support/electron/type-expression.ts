/** A type as written in `electron.d.ts`, as far as a value can be checked against it. */
export type TypeNode =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'name'; readonly name: string; readonly of: readonly TypeNode[] }
  | { readonly kind: 'array'; readonly of: TypeNode }
  | { readonly kind: 'union'; readonly of: readonly TypeNode[] }
  | { readonly kind: 'function'; readonly parameters: readonly Parameter[] }
  /** Inline objects and other forms: not checked. */
  | { readonly kind: 'anything' };

export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly rest: boolean;
  readonly type: TypeNode;
}

/** Index behind the bracket that closes the one at the start. */
function closing(text: string): number {
  let level = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === "'") index = text.indexOf("'", index + 1);
    else if ('([{<'.includes(sign)) level++;
    else if (')]}'.includes(sign) || (sign === '>' && text[index - 1] !== '=')) {
      level--;
      if (level === 0) return index + 1;
    }
  }
  return text.length;
}

/** Splits at a sign outside of brackets and quotes. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === "'") index = text.indexOf("'", index + 1);
    else if ('([{<'.includes(sign)) index += closing(text.slice(index)) - 1;
    else if (sign === separator) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Reads `(name: type, …)`; `rest` is what follows. */
export function parseParameters(text: string): { parameters: Parameter[]; rest: string } {
  const end = closing(text);
  const parameters = split(text.slice(1, end - 1), ',').map((written): Parameter => {
    const colon = written.indexOf(':');
    const name = written.slice(0, colon).trim();
    return {
      name: name.replace(/^\.\.\./, '').replace(/\?$/, ''),
      optional: name.endsWith('?'),
      rest: name.startsWith('...'),
      type: parseType(written.slice(colon + 1)),
    };
  });
  return { parameters, rest: text.slice(end).trim() };
}

/** Reads a type expression. */
export function parseType(written: string): TypeNode {
  const text = written.trim();
  if (text.startsWith('(')) {
    const end = closing(text);
    if (text.slice(end).trim().startsWith('=>'))
      return { kind: 'function', parameters: parseParameters(text).parameters };
  }
  const parts = split(text, '|');
  if (parts.length > 1) return { kind: 'union', of: parts.map(parseType) };
  if (text.endsWith('[]')) return { kind: 'array', of: parseType(text.slice(0, -2)) };
  if (text.startsWith('(') && closing(text) === text.length) return parseType(text.slice(1, -1));
  if (text.startsWith("'")) return { kind: 'literal', value: text.slice(1, -1) };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
  if (text === 'null') return { kind: 'literal', value: null };
  if (text === 'undefined' || text === 'void') return { kind: 'literal', value: undefined };
  if (/^-?\d+$/.test(text)) return { kind: 'literal', value: Number(text) };
  const named = /^(?:Electron\.)?([\w.]+)(?:<(.*)>)?$/s.exec(text);
  if (named === null) return { kind: 'anything' };
  const [, name = '', of] = named;
  const inside = of === undefined ? [] : split(of, ',').map(parseType);
  return name === 'Array' && inside[0] !== undefined
    ? { kind: 'array', of: inside[0] }
    : { kind: 'name', name, of: inside };
}
