/**
 * An Aho–Corasick automaton as one dense table (Aho and Corasick, CACM 18:6, 1975), over UTF-16 units.
 *
 * An ASCII unit is one symbol; every other unit is two, its high and its low byte, from alphabets that do not overlap, so
 * that the table stays small for names in any script and a match cannot begin in the middle of a unit.
 */
export interface Automaton {
  readonly width: number;
  readonly ascii: Uint16Array;
  readonly high: Uint16Array;
  readonly low: Uint16Array;
  /** Next state × width by state × width + symbol; its complement (`~`) if a word ends in the next state. */
  readonly next: Int32Array;
  /** Indices of the words that end in a state, by state; undefined if none does. */
  readonly words: readonly (readonly number[] | undefined)[];
}

interface Node {
  readonly children: Map<number, number>;
  words: number[];
}

/** Builds the automaton of a list of words. Equal words are both found, empty ones never. */
export function buildAutomaton(words: readonly string[]): Automaton {
  const ascii = new Uint16Array(128);
  const high = new Uint16Array(256);
  const low = new Uint16Array(256);
  let width = 1;
  const symbolIn = (table: Uint16Array, value: number): number => {
    let symbol = table[value] ?? 0;
    if (symbol === 0) {
      symbol = width;
      table[value] = symbol;
      width += 1;
    }
    return symbol;
  };
  const nodes: Node[] = [{ children: new Map(), words: [] }];
  const child = (state: number, symbol: number): number => {
    const children = nodes[state]?.children;
    let target = children?.get(symbol);
    if (target === undefined) {
      target = nodes.push({ children: new Map(), words: [] }) - 1;
      children?.set(symbol, target);
    }
    return target;
  };
  words.forEach((word, index) => {
    if (word === '') return;
    let state = 0;
    for (let at = 0; at < word.length; at += 1) {
      const unit = word.charCodeAt(at);
      if (unit < 128) state = child(state, symbolIn(ascii, unit));
      else state = child(child(state, symbolIn(high, unit >> 8)), symbolIn(low, unit & 255));
    }
    nodes[state]?.words.push(index);
  });
  return { width, ascii, high, low, ...link(nodes, width) };
}

/** Fills the table breadth first: a missing transition is that of the longest proper suffix that is also a prefix. */
function link(nodes: readonly Node[], width: number): Pick<Automaton, 'next' | 'words'> {
  const next = new Int32Array(nodes.length * width);
  const failure = new Int32Array(nodes.length);
  const found: (readonly number[] | undefined)[] = nodes.map((node) =>
    node.words.length > 0 ? node.words : undefined,
  );
  const queue: number[] = [0];
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head] ?? 0;
    const fallback = failure[state] ?? 0;
    if (state !== 0) next.copyWithin(state * width, fallback * width, (fallback + 1) * width);
    const inherited = state === 0 ? undefined : found[fallback];
    if (inherited) found[state] = [...(found[state] ?? []), ...inherited];
    for (const [symbol, target] of nodes[state]?.children ?? []) {
      failure[target] = state === 0 ? 0 : (next[fallback * width + symbol] ?? 0) / width;
      queue.push(target);
    }
    for (const [symbol, target] of nodes[state]?.children ?? []) next[state * width + symbol] = target * width;
  }
  for (let at = 0; at < next.length; at += 1) {
    const target = next[at] ?? 0;
    if (target !== 0 && found[target / width] !== undefined) next[at] = ~target;
  }
  return { next, words: found };
}

/** Calls `visit(word, last)` for every word of the automaton that ends at unit `last`, in one pass over `units`. */
export function scan(
  automaton: Automaton,
  units: Uint16Array,
  length: number,
  visit: (word: number, last: number) => void,
): void {
  const { width, ascii, high, low, next, words } = automaton;
  let state = 0;
  for (let index = 0; index < length; index += 1) {
    const unit = units[index] ?? 0;
    if (unit < 128) {
      state = next[state + (ascii[unit] ?? 0)] ?? 0;
    } else {
      const first = high[unit >> 8] ?? 0;
      const second = low[unit & 255] ?? 0;
      if (first === 0 || second === 0) {
        state = 0;
        continue;
      }
      state = next[(next[state + first] ?? 0) + second] ?? 0;
    }
    if (state >= 0) continue;
    state = ~state;
    for (const word of words[state / width] ?? []) visit(word, index);
  }
}
