import { expect, it } from 'vitest';
import { fold, foldLetters } from '#main/analysis/language/fold.ts';

it('folds case, accents, width, dashes, apostrophes, spaces and invisible characters', () => {
  expect(fold('Ｃafé\u00a0Zoë\u2011Bar’s\u200b')).toBe("cafe zoe-bar's");
  expect(fold('Ёлка')).toBe('елка');
});

it('leaves ideographs, syllables and kana, but trims and unifies what is among them', () => {
  expect(['苏宁易购', '쿠팡', 'サムスン', 'ーガ'].map(fold)).toEqual(['苏宁易购', '쿠팡', 'サムスン', 'ーガ']);
  expect([' Acme  Bank ', 'Acme Bank', '楽天 市場', 'ﾗｲｵﾝ'].map(fold)).toEqual([
    'acme bank',
    'acme bank',
    '楽天 市場',
    'ライオン',
  ]);
});

it('leaves letters that search folding unifies, because company keys are stored', () => {
  expect(fold('Ørsted')).toBe('ørsted');
  expect(fold('Straße')).toBe('straße');
});

it('gives the letters, marks and digits of a folded text', () => {
  expect(foldLetters('Ｃafé-Zoë  №1!')).toBe('cafezoeno1');
  expect(foldLetters('ガス')).not.toBe(foldLetters('カス'));
  expect(foldLetters('किताब')).toBe('किताब');
});
