import { buildAutomaton, scan } from '#main/analysis/matching/automaton.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

function occurrences(words: readonly string[], text: string): string[] {
  const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const found: string[] = [];
  scan(buildAutomaton(words), units, units.length, (word, last) => found.push(`${word}@${last}`));
  return found.toSorted();
}

/** The same by searching for every word at every offset. */
function naive(words: readonly string[], text: string): string[] {
  const found: string[] = [];
  words.forEach((word, index) => {
    if (word === '') return;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      found.push(`${index}@${at + word.length - 1}`);
  });
  return found.toSorted();
}

describe('the automaton', () => {
  it('finds words inside words and words that overlap', () => {
    expect(occurrences(['he', 'she', 'his', 'hers'], 'ushers')).toEqual(['0@3', '1@3', '3@5']);
  });

  it('does not confuse the bytes of different units', () => {
    expect(occurrences(['\u4e41', 'A'], '\u4e42\u0041\u4e41')).toEqual(['0@2', '1@1']);
  });

  it('finds the same as a search for every word, in any script', () => {
    const letter = fc.constantFrom('a', 'b', 'á', 'б', '小', '米', '\u0101', '\u4e61', '\ud83d', '\udc4d');
    const word = fc.string({ unit: letter, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.string({ unit: letter, maxLength: 60 }), (words, text) => {
        expect(occurrences(words, text)).toEqual(naive(words, text));
      }),
      { numRuns: 1000 },
    );
  });
});
