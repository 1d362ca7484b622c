import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { Brand, Mention } from '#main/analysis/types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseGroups } from './cases/index.ts';
import { brandsOf } from './cases/match-case.ts';
import { size } from '#test/support/size.ts';
import { anyCharacter } from '#test/support/any-character.ts';

/** Names in every script, with signs, digits and spaces. */
const names = [
  '1Password',
  'AT&T',
  'Yahoo!',
  '.NET',
  'Toys"R"Us',
  "McDonald's",
  'Proton Pass',
  'Häagen-Dazs',
  'Weißbier',
  'İş Bankası',
  'Żabka',
  'Розетка',
  'Кухня',
  'Κωτσόβολος',
  'გუგლი',
  'Գուգլ',
  'ביטוורדן',
  'أمازون',
  'ایزی پیسہ',
  'फ्लिपकार्ट',
  'বিকাশ',
  'ඩයලොග්',
  'ลาซาด้า',
  'ກູເກິນ',
  'ហ្គូហ្គល',
  'ဂူဂဲလ်',
  '拼多多',
  'トヨタ',
  'すかいらーく',
  '네이버',
  'Box',
  'O2',
  'C++',
  'E*TRADE',
  'Booking.com',
  'Asana',
];
const brandBook: Brand[] = names.map((name, index) => ({
  id: index + 1,
  kind: 'competitor',
  name,
  aliases: [],
  excludes: [],
  domains: [],
  commonWord: false,
}));
const matcher = compileBrands(brandBook);

/** Texts full of traps: names, parts of names, marks, invisible characters, Markdown, any Unicode. */
const piece = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...names).map((name) => name.normalize('NFD')),
  fc.constantFrom(...names).map((name) => name.toUpperCase()),
  fc.constantFrom(...names).map((name) => name.slice(1)),
  fc.constantFrom(
    ' ',
    '\n',
    '\n\n',
    '-',
    '. ',
    ', ',
    '**',
    '`',
    '[',
    '](https://a.test/',
    ')',
    '|',
    '_',
    '\u00ad',
    '\u200b',
    '\ufe0f',
    '\u0301',
    '&amp;',
    '\\',
    '’s',
    'ß',
    'ﬁ',
    'ﷺ',
    '𝐁',
    '👍🏽',
    'の',
    'ال',
    'ב',
    'のは',
    'ом',
    'ın',
  ),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

const withoutIds = ({ start, end, matched, rule, negated }: Mention): unknown => ({
  start,
  end,
  matched,
  rule,
  negated,
});

describe('findMentions on any text', () => {
  it('gives offsets that slice to the matched text, in order and without overlap', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        let end = 0;
        for (const mention of findMentions(matcher, markdown)) {
          expect(markdown.slice(mention.start, mention.end)).toBe(mention.matched);
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.end).toBeGreaterThan(mention.start);
          end = mention.end;
        }
      }),
      { numRuns: size(500, 2_000) },
    );
  });

  it('does not split a surrogate pair', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        for (const { start, end } of findMentions(matcher, markdown)) {
          for (const offset of [start, end]) {
            const isInside =
              /[\ud800-\udbff]/.test(markdown.charAt(offset - 1)) && /[\udc00-\udfff]/.test(markdown.charAt(offset));
            expect(isInside).toBe(false);
          }
        }
      }),
      { numRuns: size(300, 1_000) },
    );
  });

  it('does not depend on the order of the brands', () => {
    fc.assert(
      fc.property(text, fc.shuffledSubarray(brandBook, { minLength: brandBook.length }), (markdown, shuffled) => {
        expect(findMentions(compileBrands(shuffled), markdown)).toEqual(findMentions(matcher, markdown));
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same result for a text every time, whatever was matched before', () => {
    fc.assert(
      fc.property(text, text, (markdown, other) => {
        const first = findMentions(matcher, markdown);
        findMentions(matcher, other);
        expect(findMentions(matcher, markdown)).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  it('finds a name between spaces anywhere outside addresses', () => {
    const plain = fc.stringMatching(/^[\p{L}\p{N} ,;\n]{0,60}$/u);
    fc.assert(
      fc.property(fc.constantFrom(...brandBook), plain, plain, (brand, before, after) => {
        const alone = compileBrands([brand]);
        const start = before.length + 3;
        const found = findMentions(alone, `${before} , ${brand.name} , ${after}`);
        expect(found.map((mention) => mention.start)).toContain(start);
      }),
      { numRuns: size(500, 2_000) },
    );
  });

  it('finds the same in a text and in its decomposed form', () => {
    for (const { cases } of caseGroups) {
      for (const [markdown, brands] of cases) {
        const compiled = compileBrands(brandsOf(brands));
        const composed = findMentions(compiled, markdown.normalize('NFC'));
        const decomposed = findMentions(compiled, markdown.normalize('NFD'));
        expect(decomposed.map(({ matched }) => matched.normalize('NFC'))).toEqual(
          composed.map(({ matched }) => matched.normalize('NFC')),
        );
      }
    }
  });

  it('finds the same in a text with and without lines before it', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        const prefix = '1 – 2 – 3.\n\n';
        const shifted = findMentions(matcher, prefix + markdown).map(withoutIds);
        const alone = findMentions(matcher, markdown).map((mention) =>
          withoutIds({ ...mention, start: mention.start + prefix.length, end: mention.end + prefix.length }),
        );
        expect(shifted).toEqual(alone);
      }),
      { numRuns: 500 },
    );
  });
});
