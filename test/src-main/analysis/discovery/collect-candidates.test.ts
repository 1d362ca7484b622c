import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDiscovery, type DiscoveryAnswer } from '#main/analysis/discovery/collect-candidates.ts';
import { verifyLiterally } from '#main/analysis/discovery/verify-literally.ts';
import { discoverInCorpus } from '#test/fixtures/discovery/measure-discovery.ts';

const answers = (...texts: string[]): DiscoveryAnswer[] => texts.map((markdown, id) => ({ id, markdown }));
const namesOf = (...texts: string[]) => discoverInCorpus(answers(...texts)).map(({ name }) => name);

const mixed = [
  '1. **Zentrix** – good\n2. **Kolvo CRM** – fine\n3. **Marbelo Security** – safe',
  'People like Zentrix, Marbelo and Kolvo. Travel Mode is handy.',
  '- Zentrix, Inc. — big\n- Kolvo — small\n- Dunwick: new',
  'Use travel mode when you travel. **Travel Mode** helps. Avoid Dunwick’s free plan.',
  '| Tool | Price |\n|---|---|\n| Marbelo Widget Maker | 5 |\n| Zentrix | 6 |\n\nA widget maker is enough. Marbelo wins.',
];

describe('the decision over all answers', () => {
  it('accepts a name that one answer sets apart', () => {
    expect(namesOf('**Zentrix** is one option.')).toEqual(['Zentrix']);
  });

  it('accepts a capital inside a sentence only if it is repeated', () => {
    expect(namesOf('Some users say that Zentrix is slow.')).toEqual([]);
    expect(namesOf('Some users say that Zentrix is slow.', 'Others think that Zentrix was fine.')).toEqual(['Zentrix']);
  });

  it('rejects a phrase that the answers write in lower case as often', () => {
    expect(namesOf('**Travel Mode** helps.', 'The travel mode is on.', 'A mode for travel.')).toEqual([]);
  });

  it('accepts a name that is also an ordinary word, and marks it as a common word', () => {
    const [edge] = discoverInCorpus(
      answers('1. **Edge** – fast', '- Edge: simple', 'I like Edge and Zentrix.', '**Edge** is on the cutting edge.'),
    );
    expect(edge).toMatchObject({ name: 'Edge', commonWord: true });
    expect(discoverInCorpus(answers('1. **Zentrix** – fast'))[0]).toMatchObject({ commonWord: false });
  });

  it('merges names with legal forms, editions and descriptions into the plain name', () => {
    const companies = discoverInCorpus(answers(...mixed));
    expect(companies.map(({ name }) => name)).toEqual(['Zentrix', 'Marbelo', 'Kolvo', 'Dunwick']);
    const marbelo = companies.find(({ name }) => name === 'Marbelo');
    expect(marbelo?.aliases).toEqual(['Marbelo Security', 'Marbelo Widget Maker']);
    expect(marbelo?.mergedKeys).toEqual(['marbelosecurity', 'marbelowidgetmaker']);
  });

  it('keeps the products of a house of brands separate', () => {
    const names = namesOf(
      '- Zentrix — house',
      '- Zentrix Drive — files\n- Zentrix Maps — roads',
      'I drive with Zentrix Drive, and maps are fine.',
    );
    expect(names).toEqual(expect.arrayContaining(['Zentrix', 'Zentrix Drive', 'Zentrix Maps']));
  });

  it('requires more answers in a larger corpus', () => {
    const filler = Array.from({ length: 4200 }, (_unused, index) => `Answer number ${index} says nothing.`);
    expect(namesOf(...filler, '**Zentrix** once.')).toEqual([]);
    expect(namesOf(...filler, '**Zentrix** once.', '**Zentrix** twice.', '**Zentrix** again.')).toEqual(['Zentrix']);
  });
});

describe('collecting answer by answer', () => {
  it('gives the same companies in every order', () => {
    const expected = discoverInCorpus(answers(...mixed));
    fc.assert(
      fc.property(fc.shuffledSubarray(answers(...mixed), { minLength: mixed.length }), (shuffled) => {
        expect(discoverInCorpus(shuffled)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('ignores an answer that was added before', () => {
    const discovery = createDiscovery();
    for (let round = 0; round < 3; round++) discovery.add({ id: 7, markdown: 'Some users say that Zentrix is slow.' });
    expect(discovery.result()).toEqual([]);
  });

  it('continues from a saved state as if it had never stopped', () => {
    const whole = createDiscovery();
    const first = createDiscovery();
    for (const answer of answers(...mixed)) whole.add(answer);
    for (const answer of answers(...mixed).slice(0, 2)) first.add(answer);
    const second = createDiscovery(structuredClone(first.save()));
    for (const answer of answers(...mixed).slice(2)) second.add(answer);
    expect(second.result()).toEqual(whole.result());
  });

  it("counts a model's candidates that the answer contains", () => {
    const markdown = 'ブランド名は出てきますが目立ちません。ゼントリクスは便利です。';
    const extra = verifyLiterally(['ゼントリクス', 'Kolvo'], markdown);
    expect(discoverInCorpus([{ id: 1, markdown, extra }]).map(({ name }) => name)).toEqual(['ゼントリクス']);
    expect(discoverInCorpus([{ id: 1, markdown }])).toEqual([]);
  });
});
