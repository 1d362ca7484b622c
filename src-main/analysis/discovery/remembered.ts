import type { Gazetteer } from '../language/gazetteer.ts';

/**
 * Remembers what texts give with a gazetteer, by a key that says all it depends on beside that: the answers of a customer
 * repeat lines, labels and names. Forgets everything once it holds `most` results, so that it never grows without bound.
 */
export function createMemory<Value>(most: number): (gazetteer: Gazetteer, key: string, read: () => Value) => Value {
  const memories = new WeakMap<Gazetteer, Map<string, Value>>();
  return (gazetteer, key, read) => {
    const known = memories.get(gazetteer) ?? new Map<string, Value>();
    memories.set(gazetteer, known);
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const value = read();
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
