import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };
const characters = 0x110000 - surrogates.count;

/** Any character of Unicode, as fast-check's unit `binary`, without the table of all of them that it makes first. */
export const anyCharacter = fc.integer({ min: 0, max: characters - 1 }).map(
  (index) => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
  (character) => {
    const code = typeof character === 'string' && [...character].length === 1 ? (character.codePointAt(0) ?? 0) : NaN;
    if (Number.isNaN(code) || (code >= surrogates.first && code < surrogates.first + surrogates.count))
      throw new Error('not one character');
    return code < surrogates.first ? code : code - surrogates.count;
  },
);
