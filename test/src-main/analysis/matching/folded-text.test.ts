import { foldedName, foldText } from '#main/analysis/matching/folded-text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';

describe('foldText', () => {
  it.each([
    ['Häagen-Dazs', 'haagendazs', 'accents and dashes'],
    ['ＡＢＣ', 'abc', 'full width'],
    ['Weißbier', 'weissbier', 'sharp s'],
    ['İstanbul ıŞIK', 'istanbulisik', 'dotted and dotless i'],
    ['ΚΩΤΣΟΒΟΛΟΣ Κωτσόβολος', 'κωτσοβολοσκωτσοβολοσ', 'final sigma'],
    ['Ёлка й', 'елкай', 'ё is an accented letter, й is not'],
    ['パピ', 'パピ', 'voicing marks are no accents'],
    ['कि', 'कि', 'vowel signs are no accents'],
    ['إمارات', 'امارات', 'hamza'],
    ['a\u00adb\u200bc', 'abc', 'invisible characters'],
    ['C\\&A &amp; “x”', 'c&a&"x"', 'escapes, entities and quotes'],
    [
      'M&uuml;ller M&#252;ller O&#x27;x &Eacute;l&bogus;',
      "mullermullero'xel&bogus;",
      'entities of letters and by number',
    ],
    ['ᲒᲣᲒᲚᲘ', 'გუგლი', 'Georgian capitals'],
    ['Oﬃce™', 'office', 'ligatures and trademarks'],
  ])('folds %j to %j: %s', (text, folded) => {
    expect(foldedName(text)).toBe(folded);
  });

  it('maps every unit to the part of the original it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const { starts, ends, length } = foldText(text);
        let previous = 0;
        for (let at = 0; at < length; at += 1) {
          const start = starts[at] ?? -1;
          const end = ends[at] ?? -1;
          expect(start).toBeGreaterThanOrEqual(previous);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          previous = start;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('does not change a folded name by folding it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = foldedName(text.replaceAll(/[&＆﹠\\＼﹨*＊﹡]/gu, ''));
        // Parts of a letter that a dropped character separated compose once it is gone.
        expect(foldedName(once).normalize('NFC')).toBe(once.normalize('NFC'));
      }),
      { numRuns: 1000 },
    );
  });
});
