import { describe, expect, it } from 'vitest';
import { lexiconOf } from '#main/analysis/discovery/lexicon.ts';
import { neighbourSigns } from '#main/analysis/discovery/neighbour-signs.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const signsIn = (text: string, languageCode: string | null = 'en', name = 'Zentrix') => {
  const start = text.indexOf(name);
  const answer = {
    text,
    languageCode,
    lexicon: lexiconOf(languageCode),
    gazetteer: loadGazetteer(),
    nounCapitals: false,
  };
  return neighbourSigns(start, start + name.length, answer);
};

describe('the words beside a name', () => {
  it.each([
    ['kind_before', 'He works for the insurer Zentrix now.', 'en'],
    ['kind_after', 'There is a Zentrix store in town.', 'en'],
    ['trade_near', 'You can buy it at Zentrix.', 'en'],
    ['verb_after', 'Then Zentrix offers more.', 'en'],
    ['person_beside', 'It was said by Mr Zentrix.', 'en'],
    ['determiner_before', 'The Zentrix is cheap.', 'en'],
    ['kind_before', 'Er ist bei der Versicherung Zentrix.', 'de'],
    ['kind_before', '老舗のレストラン「Zentrix」です。', 'ja'],
    ['kind_after', 'Zentrix银行很好。', 'zh'],
    ['where', 'The shops are in Zentrix.', 'en'],
    ['where', 'The shops are in Graz, Old Town and Zentrix.', 'en'],
  ])('show %s', (sign, text, languageCode) => {
    expect(signsIn(text, languageCode)).toContain(sign);
  });

  it('count only in the same line and nearby', () => {
    expect(signsIn('insurer\nZentrix\nstore')).toEqual([]);
    expect(signsIn(`buy ${'x '.repeat(40)}Zentrix`)).toEqual([]);
  });

  it('say where something is only in languages in which shops have other words', () => {
    expect(signsIn('The shops in Graz buy from Zentrix.')).not.toContain('where');
    expect(signsIn('De køber i Zentrix.', 'da')).not.toContain('where');
  });

  it('are those of English too, in every language', () => {
    expect(signsIn('bei Zentrix store', 'de')).toContain('kind_after');
    expect(signsIn('a Zentrix store', null)).toContain('kind_after');
  });
});
