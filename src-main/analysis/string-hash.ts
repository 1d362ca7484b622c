/**
 * Two hashes of 32 bits of a text, by UTF-16 unit: FNV-1a (Fowler, Noll, Vo) and the same with a different multiplier, both
 * mixed at the end. The same on every machine; not for secrets. Another salt gives other hashes.
 */
export function hashPair(text: string, salt = 0): readonly [number, number] {
  let first = 0x811c9dc5 ^ salt;
  let second = 0x01000193 + salt;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x5bd1e995) + 0x9e3779b9;
  }
  return [first ^ (first >>> 15), second ^ (second >>> 13)];
}
