import { functionWords } from '#main/analysis/language/function-words.ts';
import { guessLanguages } from '#main/analysis/language/guess-language.ts';
import { describe, expect, it } from 'vitest';

describe('guessLanguages', () => {
  it.each([
    ['en', 'This is the best tool for your team and it is free.'],
    ['de', 'Das ist das beste Werkzeug für Ihr Team und es ist kostenlos.'],
    ['fi', 'Tämä on paras työkalu, ja se on ilmainen, kun olet valmis.'],
    ['pl', 'To jest najlepsze narzędzie dla zespołu i nie jest drogie.'],
    ['hu', 'Ez a legjobb eszköz, és nem drága, mert ez egy jó program.'],
    ['tr', 'Bu ekip için çok iyi bir araç ve daha ucuz.'],
    ['uk', 'Це найкращий інструмент для команди, але він не є дешевим.'],
    ['kk', 'Бұл команда үшін ең жақсы құрал және арзан.'],
    ['id', 'Ini adalah alat yang baik untuk tim dan tidak mahal.'],
    ['vi', 'Đây là công cụ tốt nhất cho nhóm và không đắt.'],
  ])('recognises a sentence in %s: %s', (language, text) => {
    expect(guessLanguages(text)).toContain(language);
  });

  it('does not confuse English with an inflecting language', () => {
    const guess = guessLanguages('This is the best tool for your team and it is free.');
    for (const language of ['fi', 'hu', 'tr', 'pl', 'lt', 'uz']) expect(guess).not.toContain(language);
  });

  it('is undefined for a text without function words', () => {
    expect(guessLanguages('Bitwardenin hinta')).toBeUndefined();
  });

  it('has at least 15 words for every language', () => {
    for (const words of Object.values(functionWords)) expect(words.split(' ').length).toBeGreaterThanOrEqual(15);
  });
});
