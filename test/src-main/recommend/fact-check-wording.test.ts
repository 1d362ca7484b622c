import { describe, expect, test } from 'vitest';
import { factCheckWording } from '#main/recommend/fact-check-wording.ts';

const task = [
  'ChatGPT cites [“The ten best anvils”](https://guide.example.com/anvils) for “Anvils” and names Bolt, not Acme.',
  '',
  '1. Read the article and note which companies it names.',
  '2. Offer its author 3 facts: prices, a test access, a named contact at Acme.',
].join('\n');
const better = [
  'For “Anvils” ChatGPT cites [“The ten best anvils”](https://guide.example.com/anvils), and names Bolt, not Acme.',
  '',
  '1. Read the article carefully and write down the companies that it names.',
  '2. Then offer the author 3 useful facts: prices, a test access and a named contact at Acme.',
].join('\n');
const known = ['Acme', 'Bolt', 'Crate'];

describe('another wording', () => {
  test('may state the same in different words and order', () => {
    expect(factCheckWording(task, better, known)).toBeNull();
    expect(factCheckWording(task, task, known)).toBeNull();
  });

  test.each([
    ['a number', better.replace('3 useful', '4 useful'), /number/],
    ['a number more', better.replace('contact at Acme', 'contact at Acme within 14 days'), /number is different: 14/],
    [
      'a number in words',
      better.replace('The author', 'the author').replace('useful facts', 'or four useful facts'),
      /number in words/,
    ],
    ['an address', better.replace('guide.example.com', 'guide.example.org'), /address/],
    ['an address more', `${better} See acme.com.`, /address/],
    ['a quotation', better.replace('“Anvils”', '“Hammers”'), /quotation/],
    ['a negation', better.replace('not Acme', 'also Acme'), /negation/],
    ['a negation hidden in a verb', better.replace('that it names', "that it doesn't name"), /negation/],
    ['a known name for another', better.replace('names Bolt', 'names Crate'), /added or lost: Bolt/],
    ['a known name more', better.replace('names Bolt', 'names Bolt and Crate'), /added or lost: Crate/],
    ['an unknown name', better.replace('names Bolt', 'names Bolt and Dynamo'), /name was added: Dynamo/],
    [
      'an unknown name that begins a sentence',
      better.replace('Then offer', 'Zephyrion is good. Then offer'),
      /name was added: Zephyrion/,
    ],
    ['a step less', better.replace('2. Then', 'Then'), /number|step/],
    [
      'a promise as long as the text',
      `${better}\n\n${'It will surely help a lot and win every answer there is. '.repeat(6)}`,
      /length/,
    ],
    ['nothing', '', /length/],
  ])('is refused if it changes %s', (_what, after, reason) => {
    expect(after).not.toBe(better);
    expect(factCheckWording(task, after, known)).toMatch(reason);
  });
});
