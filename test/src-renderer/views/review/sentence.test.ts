import { describe, expect, it } from 'vitest';
import { cutSentence } from '../../../../src-renderer/views/review/sentence.tsx';

describe('a sentence under review', () => {
  const sentence = 'I found nothing about Acme.';

  it('is split around the marked range by offsets in the answer', () => {
    expect(cutSentence(sentence, 300, { start: 322, end: 326 })).toEqual(['I found nothing about ', 'Acme', '.']);
  });

  it('stays whole if nothing in it is marked', () => {
    expect(cutSentence(sentence, 300, null)).toEqual([sentence, '', '']);
    expect(cutSentence(sentence, 300, { start: 10, end: 14 })).toEqual([sentence, '', '']);
    expect(cutSentence(sentence, 300, { start: 322, end: 900 })).toEqual([sentence, '', '']);
  });
});
