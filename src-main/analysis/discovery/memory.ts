import type { Gazetteer } from '../language/gazetteer.ts';
import type { DiscoveryText } from './types.ts';

/** Texts that are remembered for a gazetteer, a language and a role; then all of them are forgotten. */
const mostRemembered = 10_000;

/** What was found in texts, by text. */
interface Memory<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/** Remembers what is found in parts of answers by their text alone, for each gazetteer, language and role of the part. */
export function createMemory<Value>(): (answer: DiscoveryText, role?: string) => Memory<Value> {
  const byGazetteer = new WeakMap<Gazetteer, Map<string, Memory<Value>>>();
  return ({ gazetteer, languageCode }, role = '') => {
    const all = byGazetteer.get(gazetteer) ?? new Map<string, Memory<Value>>();
    byGazetteer.set(gazetteer, all);
    const key = `${languageCode ?? ''} ${role}`;
    let memory = all.get(key);
    if (memory === undefined) all.set(key, (memory = limited()));
    return memory;
  };
}

function limited<Value>(): Memory<Value> {
  const known = new Map<string, Value>();
  return {
    get: (text) => known.get(text),
    set: (text, value) => {
      if (known.size >= mostRemembered) known.clear();
      known.set(text, value);
    },
  };
}
