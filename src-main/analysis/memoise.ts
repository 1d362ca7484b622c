/**
 * The same pure function, keeping its results: the answers of a customer cite the same pages again and again. Forgets
 * everything once it holds `most` results, so that it never grows without bound.
 */
export function remembered<Value>(compute: (text: string) => Value, most = 20_000): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined || known.has(text)) return earlier as Value;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
