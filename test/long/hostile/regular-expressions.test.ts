import { describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { patternsOfProduct } from '#test/support/hostile/patterns.ts';
import { weaknessOf } from '#test/support/hostile/regex-attacks.ts';
import { fullShare, longSize } from '#test/support/size.ts';

const { literals, makers } = patternsOfProduct(projectRoot());

/** How many texts attack each expression. */
const attacks = Math.max(100, Math.round(400 * fullShare));

/** Expressions that take more than linear time, and what bounds the text they read; `part` is a part of the expression. */
const bounded: readonly { readonly file: string; readonly part: string; readonly by: string }[] = [
  { file: 'analysis/citations/article-text.ts', part: '^(.+)\\s+[|–—·-]', by: 'a title of 1,000 characters' },
  { file: 'analysis/matching/addresses.ts', part: '[a-z][a-z0-9+.-]*$', by: 'the 20 characters before "://"' },
  { file: 'analysis/matching/addresses.ts', part: '[\\p{L}\\p{N}._%+-]+$', by: 'the 64 characters before "@"' },
  { file: 'analysis/matching/common-words.ts', part: '(?:\\*{1,3}|_{1,3}', by: 'the 60 characters before a name' },
  { file: 'analysis/matching/common-words.ts', part: '^\\s*[:#]*\\s*$', by: 'the 200 characters after a name' },
  { file: 'analysis/matching/common-words.ts', part: '(?:^|[\\n\\r|]|', by: 'the 120 characters before a name' },
  { file: 'analysis/matching/judge-uses.ts', part: '(?<word>', by: 'the 24 characters before a name' },
  { file: 'analysis/matching/name-spellings.ts', part: '\\s*&\\s*', by: 'the name of a brand' },
  { file: 'analysis/matching/name-spellings.ts', part: '\\p{L}{3,}', by: 'the name of a brand' },
  { file: 'analysis/matching/name-spellings.ts', part: '\\p{L}{4,}!$', by: 'the name of a brand' },
  { file: 'analysis/matching/negation.ts', part: '\\]\\([^)\\s]*\\)', by: 'the 240 characters beside a name' },
  { file: 'analysis/matching/uses/judge-marks.ts', part: '^\\s*(?:\\*{1,2})?\\s*[:：]', by: '6 characters' },
  {
    file: 'analysis/matching/uses/judge-marks.ts',
    part: '(?:^|\\n)\\s*(?:[-*+•–]',
    by: 'the 12 characters before a name',
  },
  { file: 'files/file-names.ts', part: '[.\\s]+$', by: 'a name of 150 bytes' },
  { file: 'recommend/fact-check-wording.ts', part: '(?:^|[.!?:]\\s+|', by: 'the 40 characters before a word' },
  { file: 'web/decode-html.ts', part: '<!--', by: 'the first 4,096 bytes of a page' },
  { file: 'web/decode-html.ts', part: '<meta', by: 'the first 4,096 bytes of a page' },
  { file: 'web/decode-html.ts', part: 'charset', by: 'the first 4,096 bytes of a page' },
];
const boundOf = (file: string, pattern: string) =>
  bounded.find((each) => file === `src-main/${each.file}` && pattern.includes(each.part));

/** Files that make expressions from texts, and what those read: they are attacked through the whole in `growth.test.ts`. */
const madeOf: Readonly<Record<string, string>> = {
  'analysis/citations/markdown-links.ts': 'addresses of 4,000 characters',
  'analysis/citations/source-list.ts': 'an answer: alternatives of words, each begun once',
  'analysis/discovery/joined-runs.ts': 'the 52 characters between two names',
  'analysis/discovery/name-shape.ts': 'a word',
  'analysis/discovery/neighbour-signs.ts': 'the 90 characters before a name',
  'analysis/discovery/plain-names.ts': 'the 40 characters beside a name',
  'analysis/discovery/head-parts.ts': 'a head of 80 characters',
  'analysis/discovery/uncased-companies.ts': 'the end of a word or name of 24 characters',
  'analysis/discovery/uncased-names.ts': 'the 30 characters before a name',
  'analysis/language/case-endings/korean-particles.ts': 'the end of a word',
  'analysis/language/characters.ts': 'one character',
  'analysis/language/finite-endings.ts': 'a word',
  'analysis/language/name-filter.ts': 'lists of the package, each line read once',
  'analysis/language/transliteration/sounds.ts': 'the name of a brand',
  'analysis/language/use-words/lookup.ts': '16 characters beside a name',
  'analysis/language/word-table.ts': 'a sentence: alternatives of words',
  'analysis/matching/addresses.ts': 'hosts and addresses, each read once',
  'analysis/matching/common-words.ts': 'the 40 characters after a name',
  'analysis/matching/enumeration.ts': 'the 60 characters beside a name',
  'analysis/matching/name-spellings.ts': 'the name of a brand',
  'analysis/matching/negation.ts': 'the 240 characters beside a name',
  'analysis/matching/spoken-names.ts': 'one or two characters',
  'analysis/matching/uses/judge-companies.ts': 'the 30 characters before a name',
  'analysis/matching/uses/judge-comparison.ts': 'the 20 characters beside a name',
  'analysis/matching/uses/judge-marks.ts': 'the characters beside a name',
  'doors/cli/commands/import.ts': 'a message: alternatives of words',
  'generate/find-place.ts': 'a text in which a place is looked for, begun once at each letter of the place',
  'generate/name-guard.ts': 'a name of 300 characters, and a name in a keyword',
  'generate/query-templates.ts': 'a keyword',
  'store/queries-only.ts': 'a statement of the product',
};

describe('the regular expressions of the product', () => {
  it('are found', () => {
    expect(literals.length).toBeGreaterThan(600);
  });

  it('take linear time under texts made from themselves, or read a text that is bounded', () => {
    const weak = literals
      .filter(({ file, pattern }) => boundOf(file, pattern) === undefined)
      .flatMap((literal) => {
        const attack = weaknessOf(literal, attacks);
        return attack === undefined ? [] : [{ ...literal, attack }];
      });
    expect(weak).toEqual([]);
  });

  it('the attacks find what is slow: those with a bound are', () => {
    const linear = bounded.slice(0, longSize(undefined, 1)).filter(({ file, part }) => {
      const found = literals.filter((each) => each.file === `src-main/${file}` && each.pattern.includes(part));
      return !found.some((literal) => weaknessOf(literal, 400) !== undefined);
    });
    expect(linear.map(({ file, part }) => `${file} ${part}`)).toEqual([]);
    const once = [
      /^(?:<!--[^]*?-->\s*)*<svg/i,
      /^(?:a|a)*$/,
      /[.,;:!?'’*_~…]+$/,
      /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n {0,3}\1[^\n]*|[\s\S]*)$/gm,
      /\[([^\]\n]{1,200})\]\(\s*<?([^)\s>]{0,2000})>?(?:\s+["'(][^\n]*?["')])?\s*\)/g,
      /<[^>]*>/g,
    ];
    const missed = once
      .slice(0, longSize(undefined, 1))
      .filter(({ source, flags }) => weaknessOf({ pattern: source, flags }, 400) === undefined);
    expect(missed).toEqual([]);
  });

  it('that are made from texts are in files whose bound is known', () => {
    expect(makers.filter((file) => madeOf[file.replace('src-main/', '')] === undefined)).toEqual([]);
    expect(Object.keys(madeOf).filter((file) => !makers.includes(`src-main/${file}`))).toEqual([]);
  });
});
