import { describe, expect, test } from 'vitest';
import { mark, type Catalogue } from '#shared/language/text-key.ts';
import { findTextLanguage, preferredLanguage, pseudoLanguage, english } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';

const textsIn = (code: string, catalogue: Catalogue = {}) => textsFor(findTextLanguage(code) ?? english, catalogue);
const answers = '{count, plural, one {# answer} other {# answers}}';

describe('looking up a text', () => {
  test('each language has its own plural forms and numbers', () => {
    const polish = textsIn('pl', {
      [answers]: '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
    });
    expect([1, 3, 12_345].map((count) => polish.t(answers, { count }))).toEqual([
      '1 odpowiedź',
      '3 odpowiedzi',
      '12\u00A0345 odpowiedzi',
    ]);
    const arabic = textsIn('ar', {
      [answers]:
        '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
    });
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.t(answers, { count }))).toEqual([
      'لا إجابات',
      'إجابة واحدة',
      'إجابتان',
      '3 إجابات',
      '11 إجابة',
      '100 إجابة',
    ]);
  });

  test('a text without a translation is English, in the plural forms and numbers of English', () => {
    const japanese = textsIn('ja', { [answers]: '' });
    expect(japanese.t(answers, { count: 1 })).toBe('1 answer');
    expect(japanese.t(answers, { count: 1_200 })).toBe('1,200 answers');
  });

  test('a context distinguishes the same words', () => {
    const german = textsIn('de', { Open: 'Offen', 'Open ‖ verb': 'Öffnen' });
    expect([german.t('Open'), german.t('Open', {}, 'verb')]).toEqual(['Offen', 'Öffnen']);
    expect(textsIn('fr').t('Open', {}, 'verb')).toBe('Open');
  });

  test('a marked text is looked up later', () => {
    expect(textsIn('de', { 'not checked': 'nicht geprüft' }).t.marked(mark('not checked'))).toBe('nicht geprüft');
    expect(mark('not checked')).toBe('not checked');
  });

  test('tags of a rich text are filled by functions, wherever a language places them', () => {
    const { t } = textsIn('de', {
      'See <link>the {count, number} pages</link>.': 'Mehr auf <link>{count, number} Seiten</link>.',
    });
    const link = (inner: readonly unknown[]) => ({ to: inner });
    expect(t.rich('See <link>the {count, number} pages</link>.', { link, count: 1_234 })).toEqual([
      'Mehr auf ',
      { to: ['1.234 Seiten'] },
      '.',
    ]);
  });

  test('texts without placeholders are taken as they are', () => {
    const { t } = textsIn('en');
    expect(t("The client's answers, n < 50 & more")).toBe("The client's answers, n < 50 & more");
  });

  test('the pseudo-language shows where texts come from and leaves placeholders and tags alone', () => {
    const { t } = textsFor(pseudoLanguage);
    expect(t(answers, { count: 2 })).toBe('⟦2 ááñšŵééŕš⟧');
    expect(t('Scores')).toMatch(/^⟦.{7,}⟧$/u);
    expect(t.rich('See <b>{name}</b>', { name: 'Anvil', b: (inner) => inner.join('') }).join('')).toContain('Anvil');
  });
});

test('a wish is answered by the first language with all texts, whatever its region', () => {
  expect(findTextLanguage('pt-PT')?.code).toBe('pt');
  expect(findTextLanguage('zh-CN')).toBeUndefined();
  expect(preferredLanguage(['zh-CN', 'en-US'], 'app')).toBe(english);
});

describe('numbers, days and lists', () => {
  test('English has its figures in every form', () => {
    const { count, percent, points, dollars, day, longDay, period, instant, list, choice, month } = textsIn('en');
    expect([count(12_345), percent(93.25), points(-1), points(4.25), points(0.04), dollars(3.2)]).toEqual([
      '12,345',
      '93.3 %',
      '−1.0',
      '+4.3',
      '±0.0',
      '$3.20',
    ]);
    expect([count(null), percent(null), dollars(null)]).toEqual(['–', '–', '–']);
    expect([day('2026-09-20'), longDay('2026-09-20'), month('2026-11')]).toEqual([
      '20 Sep 2026',
      '20 September 2026',
      'November 2026',
    ]);
    expect([
      period('2026-11-01', '2026-11-20'),
      period('2026-10-01', '2026-11-20'),
      period('2025-11-20', '2026-11-20'),
      period('2026-11-20', '2026-11-20'),
    ]).toEqual(['1 – 20 Nov 2026', '1 Oct – 20 Nov 2026', '20 Nov 2025 – 20 Nov 2026', '20 Nov 2026']);
    expect(instant('2026-11-20T13:05:00Z', 'Europe/Berlin')).toBe('20 Nov 2026, 14:05');
    expect([list(['A', 'B', 'C']), choice(['A', 'B', 'C'])]).toEqual(['A, B, and C', 'A, B, or C']);
  });

  test('other languages have theirs', () => {
    const german = textsIn('de');
    expect([german.count(12_345), german.percent(93.25), german.day('2026-11-20')]).toEqual([
      '12.345',
      '93,3\u00A0%',
      '20. Nov. 2026',
    ]);
    expect(german.list(['A', 'B', 'C'])).toBe('A, B und C');
    expect(textsIn('ja').longDay('2026-11-20')).toBe('2026年11月20日');
    expect(textsIn('pt').period('2026-11-01', '2026-11-20')).toContain('nov. de 2026');
    // Digits as in charts and spreadsheets; a sign stays before its figure.
    expect(textsIn('ar').count(12_345)).toBe('12,345');
    expect(textsIn('ar').points(-1.2)).toBe('\u2066−1.2\u2069');
  });
});
