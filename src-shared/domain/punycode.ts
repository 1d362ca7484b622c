/** The parameters of the Bootstring encoding for Punycode (RFC 3492, section 5). */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;

/** Bias adaptation (RFC 3492, section 6.1). */
function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

/** The value of a Punycode digit: a–z are 0–25, 0–9 are 26–35; -1 for any other character. */
function digit(character: string): number {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^\d$/.test(character) ? character.charCodeAt(0) - 22 : -1;
}

/** Decodes one label without its `xn--` (RFC 3492, section 6.2); null when it is not valid Punycode. */
function decodeLabel(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(0, delimiter)), (c) => c.codePointAt(0) ?? 0);
  let [code, bias, index] = [initialCode, initialBias, 0];
  for (let at = delimiter + 1; at < encoded.length;) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const value = digit(encoded.charAt(at++));
      if (value < 0) return null;
      index += value * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (value < threshold) break;
      weight *= base - threshold;
      if (!Number.isSafeInteger(weight) || !Number.isSafeInteger(index)) return null;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return null;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

/** What a decoded label may contain: letters and digits of any script, already in lower case and composed. */
const readable = /^[\p{L}\p{N}\p{M}\p{Pd}·・\u200C\u200D]+$/u;

/**
 * A host name in readable form: `xn--mnchen-3ya.de` becomes `münchen.de`. Labels that are not valid Punycode, or that
 * decode to something no host name can contain, are left unchanged.
 */
export function hostToUnicode(host: string): string {
  const shown = (label: string): string => {
    const decoded = label.startsWith('xn--') ? decodeLabel(label.slice(4)) : null;
    return decoded !== null && readable.test(decoded) && decoded === decoded.toLowerCase().normalize('NFC')
      ? decoded
      : label;
  };
  return host.toLowerCase().split('.').map(shown).join('.');
}
