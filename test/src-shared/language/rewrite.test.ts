import { describe, expect, test } from 'vitest';
import { recogniser } from '#shared/language/recognise.ts';
import { piecesRewriter, rewriter } from '#shared/language/rewrite.ts';
import { mark } from '#shared/language/text-key.ts';
import { english, findTextLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';

const german = (catalogue: Record<string, string>) => textsFor(findTextLanguage('de') ?? english, catalogue);

describe('recogniser', () => {
  const valuesOf = (message: string, text: string) => recogniser([mark(message)])(text)?.values;

  test('what stands in a place can be anything, but the same in the same place', () => {
    expect(valuesOf('Win back “{query}”', 'Win back “What is (the) best?”')).toEqual({ query: 'What is (the) best?' });
    expect(valuesOf('{a} and {a}', 'x and x')).toEqual({ a: 'x' });
    expect(valuesOf('{a} and {a}', 'x and y')).toBeUndefined();
    expect(valuesOf('Win back “{query}”', 'Win it back')).toBeUndefined();
  });

  test('numbers are read as numbers, also those of plural forms', () => {
    const message = 'In {count, plural, one {# answer} other {# answers}} of {all, number}';
    expect(valuesOf(message, 'In 1 answer of 1,200')).toEqual({ count: 1, all: 1200 });
    expect(valuesOf(message, 'In 12 answers of 40')).toEqual({ count: 12, all: 40 });
    expect(valuesOf(message, 'In many answers of 40')).toBeUndefined();
  });

  test('a choice and a plural form without a number are read from their words', () => {
    const message = '{verdict, select, rose {It rose} other {It fell}}{count, plural, one { once} other {}}';
    expect(valuesOf(message, 'It rose once')).toEqual({ verdict: 'rose', count: 1 });
    expect(valuesOf(message, 'It fell')).toEqual({ verdict: 'other', count: 2 });
  });

  test('the first message that fits counts', () => {
    const first = mark('Read {what}');
    expect(recogniser([first, mark('{verb} it')])('Read it')?.message).toBe(first);
  });
});

describe('rewriter', () => {
  const messages = [mark('{name} rose by {share} since {day}, from {low}')];
  const rewrite = rewriter(messages);

  test('figures and days are written as the language does', () => {
    const texts = german({
      '{name} rose by {share} since {day}, from {low}': '{name} stieg um {share} seit {day}, von {low}',
    });
    expect(rewrite('Acme rose by 12.5 % since 2026-11-20, from 3.25', texts)).toBe(
      'Acme stieg um 12,5\u00a0% seit 20. Nov. 2026, von 3,25',
    );
  });

  test('English stays as it is; an unknown text has no translation', () => {
    expect(rewrite('Acme rose by 12 % since 2026-11-20, from 3.25', textsFor(english))).toBe(
      'Acme rose by 12 % since 2026-11-20, from 3.25',
    );
    expect(rewrite('Something else', german({}))).toBeUndefined();
  });
});

test('pieces keep what belongs to them, in whatever order the language has them', () => {
  const message =
    'Cited in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all>.';
  const texts = german({
    [message]:
      'Von <all>{count, plural, one {# Antwort} other {# Antworten}}</all> zitieren ihn <part>{counted, number}</part>.',
  });
  const pieces = [
    { text: 'Cited in ', answers: null },
    { text: '12', answers: 'citing' },
    { text: ' of ', answers: null },
    { text: '40 answers', answers: 'all' },
    { text: '.', answers: null },
  ];
  expect(piecesRewriter([mark(message)])(pieces, texts)).toEqual([
    { text: 'Von ', answers: null },
    { text: '40 Antworten', answers: 'all' },
    { text: ' zitieren ihn ', answers: null },
    { text: '12', answers: 'citing' },
    { text: '.', answers: null },
  ]);
});

describe('values in a text', () => {
  test('a path or address keeps its direction in a text from right to left; days and figures are of the language', () => {
    const arabic = textsFor(findTextLanguage('ar') ?? english, {});
    const rewrite = rewriter([mark('{file} is of {day}, {size}')]);
    const [, file, rest] = /^(.*?) is of (.*)$/s.exec(rewrite('/tmp/a.csv is of 20 Nov 2026, 1.5', arabic) ?? '') ?? [];
    expect(file).toBe('\u2068/tmp/a.csv\u2069');
    expect(rest).not.toMatch(/[\u2068\u2069]/);
    expect(rewrite('/tmp/a.csv is of 20 Nov 2026, 1.5', german({}))).toMatch(/^\/tmp\/a\.csv is of /);
  });

  test('the option of a choice is no text: it stays as it is', () => {
    const arabic = textsFor(findTextLanguage('ar') ?? english, {});
    const rewrite = rewriter([
      mark('{client} is asked {rhythm, select, daily {every day} other {every {days, number} days}}'),
    ]);
    expect(rewrite('Acme is asked every day', arabic)).toBe('\u2068Acme\u2069 is asked every day');
    expect(rewrite('Acme is asked every 3 days', arabic)).toBe('\u2068Acme\u2069 is asked every 3 days');
  });

  test('a message whose inner sentence is recognised comes before one whose is not', () => {
    const inner = { problem: rewriter([mark('is empty')]) };
    const rewrite = rewriter([mark('the file {problem}'), mark('the file is full of {what}')], inner);
    const texts = german({
      'the file {problem}': 'Datei {problem}',
      'the file is full of {what}': 'voll {what}',
      'is empty': 'leer',
    });
    expect(rewrite('the file is empty', texts)).toBe('Datei leer');
    expect(rewrite('the file is full of holes', texts)).toBe('voll holes');
    expect(rewrite('the file is odd', texts)).toBe('Datei is odd');
  });

  test('in Japanese, lists have commas and sentences no space between them', () => {
    const japanese = textsFor(findTextLanguage('ja') ?? english, {});
    expect([japanese.series(['A', 'B']), japanese.sentences(['A。', 'B。'])]).toEqual(['A、B', 'A。B。']);
    expect(german({}).sentences(['A.', 'B.'])).toBe('A. B.');
  });
});
