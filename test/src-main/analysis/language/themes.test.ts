import { describe, expect, it } from 'vitest';
import { readThemes, themeBits, tradeBits, uses } from '#main/analysis/language/themes.ts';

const table = readThemes(
  'theme.animals: dove feather*\ntheme.sky: moon\ntrade.care: soap\ntrade.money: mua_bán moon\n',
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
    expect(readThemes('theme.sky: moon').hasPhrases).toBe(false);
  });

  it('knows a name that is a word, or one but for its last letter', () => {
    expect(table.ofWhole('feathers').themes).toBe(themeBits(['animals']));
    expect(table.ofWhole('featherly').themes).toBe(0);
  });

  it('finds words inside text without spaces, the longest first', () => {
    const chinese = readThemes('theme.sky: 月亮 月\ntheme.animals: 月亮鱼');
    expect(chinese.inside('看月亮鱼和月亮').map(({ word, start }) => [word, start])).toEqual([
      ['月亮鱼', 1],
      ['月亮', 5],
    ]);
  });

  it('finds what stands beside persons and companies', () => {
    const table = readThemes(
      'use.role: teacher\nuse.company: is_owned\nuse.staff: founder teacher\nuse.person: laughs',
    );
    expect(['teacher', 'is owned', 'laughs', 'owned'].map((word) => table.of(word).uses)).toEqual([
      uses.role | uses.staff,
      uses.company,
      uses.person,
      0,
    ]);
  });

  it('ignores lines that are none', () => {
    expect(readThemes('theme.unheard: word\n\nnonsense').of('word')).toEqual({ themes: 0, trades: 0, uses: 0 });
  });
});
