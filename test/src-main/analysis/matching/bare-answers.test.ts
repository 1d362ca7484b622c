import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { Brand } from '#main/analysis/types.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const table = loadWordTable();
const blank = { kind: 'competitor', aliases: [], excludes: [], domains: [] } as const;
const isNamed = (name: string, text: string): boolean => {
  const book: Brand[] = [
    { ...blank, id: 1, name },
    { ...blank, id: 2, name: 'LastPass' },
  ];
  return findMentions(compileBrands(book, table), text).some(({ brandId, negated }) => brandId === 1 && !negated);
};

/** Names that are words, first names, days or places, and how a label of their language reads. */
const names: readonly (readonly [name: string, label: string])[] = [
  ['Acme', 'Best overall'],
  ['Shell', 'Best overall'],
  ['Orange', 'Top pick'],
  ['Monday', 'For teams'],
  ['Always', 'Winner'],
  ['Apple', 'Company'],
  ['Boots', 'Where to buy'],
  ['Claude', 'Assistant'],
  ['Jordan', 'Best for basketball'],
  ['Lincoln', 'Car'],
  ['Next', 'Clothes'],
  ['Stern', 'Testsieger'],
  ['Bild', 'Zeitung'],
  ['Boardfern', 'Werkzeug'],
  ['Tre', 'Billigast'],
  ['Bol', 'Goedkoopste'],
  ['Free', 'Opérateur'],
  ['Carrefour', 'Le moins cher'],
  ['Corona', 'Cerveza'],
  ['Vivo', 'Operadora'],
  ['Żabka', 'Najbliżej'],
  ['Alza', 'Nejlevnější'],
  ['Vatan', 'En ucuz'],
  ['Победа', 'Самый дешёвый'],
  ['Магнит', 'Магазин'],
  ['Розетка', 'Найкращий магазин'],
  ['Άλφα', 'Τράπεζα'],
  ['نون', 'الأفضل'],
  ['كريم', 'التطبيق'],
  ['כלל', 'ביטוח'],
  ['ताज', 'होटल'],
  ['小米', '最佳选择'],
  ['楽天', 'おすすめ'],
  ['キリン', 'ビール'],
  ['당근', '추천'],
  ['ช้าง', 'เบียร์'],
];
const answers = (name: string, label: string) => [
  name,
  `${name}.`,
  `**${name}**`,
  `"${name}"`,
  `${label}: ${name}`,
  `**${label}:** ${name}`,
  `**${label}**: ${name}.`,
  `Here it is:\n\n- **${label}:** LastPass\n- **${label}:** ${name}\n`,
  `${label}:\n\n${name}\n`,
];

describe('an answer that only names something, or names it after a label', () => {
  it.each(names)('names %s', (name, label) => {
    expect(answers(name, label).filter((text) => !isNamed(name, text))).toEqual([]);
  });

  it.each([
    ['Boots', 'Boots should be broken in slowly.'],
    ['Target', '**Target:** 10,000 steps a day'],
    ['Monday', 'Monday: rest\nTuesday: run'],
    ['Shell', '**Eggs:** the shell should be dry'],
    ['Next', 'Next, whisk the eggs.'],
  ])('but a sentence or a label with %s does not', (name, text) => {
    expect(isNamed(name, text)).toBe(false);
  });
});

describe('an abbreviation with its dots', () => {
  it.each([
    ['ΔΕΗ', 'Τα τιμολόγια της Δ.Ε.Η. συμφέρουν.', true],
    ['DHL', 'It was sent by D.H.L. yesterday.', true],
    ['DHL', 'The novel is by D.H.Lawrence.', false],
    ['DHL', 'It was sent by d.h.l. yesterday.', false],
  ])('%s in "%s": %s', (name, text, named) => {
    expect(isNamed(name, text)).toBe(named);
  });
});
