/**
 * A pure function that stores its results: the answers of a customer cite the same pages and name the same companies over
 * and over. Forgets everything once it holds `limit` results, so that it never grows without bound.
 */
export function memoise<Value>(compute: (text: string) => Value, limit = 20_000): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const earlier = results.get(text);
    if (earlier !== undefined || results.has(text)) return earlier as Value;
    const value = compute(text);
    if (results.size >= limit) results.clear();
    results.set(text, value);
    return value;
  };
}

/** A value that is made when it is first asked for: tables and segmenters that most processes never use. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
