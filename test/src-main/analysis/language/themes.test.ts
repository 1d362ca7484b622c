import { describe, expect, it } from 'vitest';
import { readThemes, themeBits, tradeBits, uses } from '#main/analysis/language/themes.ts';

const table = readThemes(
  [
    'theme.animals:',
    'dove',
    'feather*',
    'theme.sky:',
    'moon',
    'trade.care:',
    'soap',
    'trade.money:',
    'mua_bán',
    'moon',
    '',
  ].join('\n'),
);

describe('a list of themes', () => {
  it('finds whole words, beginnings of words, and words of several themes', () => {
    expect(table.of('dove')).toEqual({ themes: themeBits(['animals']), trades: 0, uses: 0 });
    expect(table.of('doves')).toEqual({ themes: 0, trades: 0, uses: 0 });
    expect(table.of('feathers')).toEqual({ themes: themeBits(['animals']), trades: 0, uses: 0 });
    expect(table.of('moon')).toEqual({ themes: themeBits(['sky']), trades: tradeBits(['money']), uses: 0 });
  });

  it('finds phrases with a space between their words', () => {
    expect(table.hasPhrases).toBe(true);
    expect(table.of('mua ban').trades).toBe(tradeBits(['money']));
    expect(readThemes('theme.sky:\nmoon').hasPhrases).toBe(false);
  });

  it('knows a name that is a word, or one but for its last letter', () => {
    expect(table.ofWhole('feathers').themes).toBe(themeBits(['animals']));
    expect(table.ofWhole('featherly').themes).toBe(0);
  });

  it('finds words inside text without spaces, the longest first', () => {
    const chinese = readThemes('theme.sky:\n月亮\n月\ntheme.animals:\n月亮鱼');
    expect(chinese.inside('看月亮鱼和月亮').map(({ word, start }) => [word, start])).toEqual([
      ['月亮鱼', 1],
      ['月亮', 5],
    ]);
  });

  it('finds what stands beside persons and companies', () => {
    const table = readThemes(
      'use.role:\nteacher\nuse.company:\nis_owned\nuse.staff:\nfounder\nteacher\nuse.person:\nlaughs\nuse.place:\nharbour',
    );
    expect(['teacher', 'is owned', 'laughs', 'owned', 'harbour'].map((word) => table.of(word).uses)).toEqual([
      uses.role | uses.staff,
      uses.company,
      uses.person,
      0,
      uses.place,
    ]);
  });

  it('knows no words above the first name of a theme, nor below one that it does not know', () => {
    const table = readThemes('nonsense\n\ntheme.unheard:\nword');
    for (const word of ['nonsense', 'word']) expect(table.of(word)).toEqual({ themes: 0, trades: 0, uses: 0 });
  });
});
