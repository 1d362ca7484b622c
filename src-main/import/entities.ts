const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A short text with the entities that scraped pages leave in it as the characters they stand for. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
        if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
        const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
        return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
