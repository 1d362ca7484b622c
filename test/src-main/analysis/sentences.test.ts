import { describe, expect, test } from 'vitest';
import { sentenceAround } from '#main/analysis/sentences.ts';

/** The sentence around the first occurrence of a word. */
function around(text: string, word: string): string {
  const start = text.indexOf(word);
  const { start: from, end } = sentenceAround(text, start, start + word.length);
  return text.slice(from, end);
}

describe('the sentence around a place', () => {
  test.each([
    ['One. Acme is two. Three.', 'Acme', 'Acme is two.'],
    ['- **Acme** is light.\n- Bolt is not.', 'Acme', '**Acme** is light.'],
    ['## Acme\nText.', 'Acme', 'Acme'],
    ['1. Acme leads! Others follow.', 'Acme', 'Acme leads!'],
    ['| Acme | 12 kg |\n', 'Acme', 'Acme | 12 kg'],
    ['> Acme said so.', 'Acme', 'Acme said so.'],
    ['これは鉄床です。Acmeは軽いです。以上です。', 'Acme', 'Acmeは軽いです。'],
    ['Acme', 'Acme', 'Acme'],
    ['', '', ''],
  ])('%j', (text, word, sentence) => {
    expect(around(text, word)).toBe(sentence);
  });

  test('contains all of a place that spans two sentences, and is bounded on endless lines', () => {
    expect(around('Ask Yahoo! Answers today. Bye.', 'Yahoo! Answers')).toBe('Ask Yahoo! Answers today.');
    const endless = `${'word '.repeat(100_000)}Acme ${'word '.repeat(100_000)}`;
    expect(around(endless, 'Acme').length).toBeLessThan(8100);
  });
});
