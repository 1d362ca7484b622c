import { describe, expect, it } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import { candidatesOf, phrasesOf } from '#main/generate/candidates.ts';
import { siteWords } from '#main/analysis/language/site-words.ts';
import { stopWords } from '#main/analysis/language/stop-words.ts';
import { guessStopWords } from '#main/generate/guess-stop-words.ts';
import { createSegmenter } from '#main/generate/segment-words.ts';

const english = (...texts: string[]) =>
  phrasesOf(
    texts.map((text) => ({ name: 'body', text })),
    createSegmenter('en'),
  );

describe('word lists', () => {
  it('exist for all languages except three, in lower case', () => {
    const missing = languages.map(({ code }) => code).filter((code) => stopWords[code] === undefined);
    expect(missing.toSorted()).toEqual(['km', 'lo', 'my']);
    for (const { code } of languages) {
      for (const word of stopWords[code]?.split(' ') ?? [])
        expect(word, code).toBe(word.trim().toLocaleLowerCase(code));
      for (const label of siteWords[code]?.split('|') ?? [])
        expect(label, code).toBe(label.trim().toLocaleLowerCase(code));
    }
  });
});

describe('stop words of a language without a list', () => {
  const text = [
    'zo kalemi de bastu', 'fina de rundo', 'tovi de kalemi nu bastu', 'rundo de gari', 'malo de fina', 'pelto nu gari',
    'tovi de malo', 'kalemi de pelto', 'lanso de tovi',
  ]; // prettier-ignore

  it('are the short, frequent words between others', () => {
    expect([...guessStopWords(english(...text))]).toEqual(['de']);
  });

  it('are never a heading of their own', () => {
    const phrases = [...english(...text), ...phrasesOf([{ name: 'h2', text: 'De' }], createSegmenter('en'))];
    expect(guessStopWords(phrases).size).toBe(0);
  });
});

describe('words', () => {
  const keys = (text: string, code: Parameters<typeof createSegmenter>[0]) =>
    createSegmenter(code)(text).map(({ key }) => key);

  it.each([
    [
      'en',
      'E-commerce software, don’t panic: AT&T and C++',
      ['e-commerce', 'software', "don't", 'panic', 'at&t', 'and', 'c++'],
    ],
    ['fr', "L'assurance d'entreprise", ["l'", 'assurance', "d'", 'entreprise']],
    ['tr', 'İSTANBUL IŞIK', ['istanbul', 'ışık']],
    ['ja', 'クラウド会計ソフト', ['クラウド', '会計', 'ソフト']],
    ['th', 'จัดฟันใส', ['จัด', 'ฟัน', 'ใส']],
    ['he', 'נדל״ן בתל אביב', ['נדל״ן', 'בתל', 'אביב']],
    ['km', 'សេវាធ្មេញ', ['សេវា', 'ធ្មេញ']],
  ] as const)('of %s: %s', (code, text, expected) => expect(keys(text, code)).toEqual(expected));
});

describe('candidates', () => {
  const candidates = (text: string) => [
    ...candidatesOf(english(text), (key) => ['for', 'the', 'a'].includes(key)).keys(),
  ];

  it('keep stop words inside and none at the edges', () => {
    expect(candidates('the software for accountants')).toEqual(['software', 'software for accountants', 'accountants']);
  });

  it('do not span punctuation, and leave out numbers, addresses and files', () => {
    expect(candidates('red shoes, blue hats')).not.toContain('shoes blue');
    expect(candidates('2026 · 24 7')).toEqual([]);
    expect(candidates('write to info@example.com')).toEqual([]);
    expect(candidates('see build.html')).toEqual(['see']);
  });

  it('keep a title and a name together', () => {
    expect(candidates('Dr. Brinkmann')).toContain('dr brinkmann');
  });
});
