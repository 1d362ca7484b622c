import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDiscovery, type DiscoveryAnswer } from '#main/analysis/discovery/collect-candidates.ts';
import { acceptedProbability } from '#main/analysis/discovery/decide-companies.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
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

  it('says how likely each is a company, and is surer of a name that more answers set apart', () => {
    const probabilityOf = (...texts: string[]) => discoverInCorpus(answers(...texts))[0]?.probability ?? 0;
    const inside = probabilityOf('Some users say that Zentrix is slow.');
    const listed = probabilityOf('1. **Zentrix** – good\n2. **Siemens** – fine\n3. **Nokia** – safe');
    expect(inside).toBeGreaterThanOrEqual(acceptedProbability);
    expect(listed).toBeGreaterThanOrEqual(likelyProbability);
    expect(listed).toBeGreaterThan(inside);
    expect(listed).toBeLessThan(1);
  });

  it('is certain of the names it is told', () => {
    const discovery = createDiscovery(loadGazetteer());
    for (const answer of answers('**Zorgen:** good.', 'The zorgen is on.')) discovery.add(answer);
    expect(discovery.result()).toEqual([]);
    expect(discovery.result(new Set(['zorgen']))).toMatchObject([{ name: 'Zorgen', probability: 1 }]);
  });

  it('takes the first word of a name for a company of its own only by its own signs', () => {
    const list = '- **Native Anvilmaster** — a\n- **Siemens** — b\n- **Nokia** — c';
    expect(namesOf(list, 'Native is old.')).not.toContain('Native');
    expect(namesOf(list, list.replace('Native Anvilmaster', 'Native'))).toContain('Native');
  });

  it('takes no word that opens a sentence for a part of the name after it, if both are seen apart', () => {
    const list = '- **Zulqo** — a\n- **Siemens** — b\n- **Nokia** — c';
    expect(namesOf(list, 'Blend Zulqo. You blend it well.')).not.toContain('Blend Zulqo');
    expect(namesOf(list, 'They like Blend Zulqo of Siemens. You blend it well.')).toContain('Zulqo');
  });

  it('takes a list whose heads are words of the language for one of labels', () => {
    const signs = (text: string, name: string) =>
      discoverCompanies(text, loadGazetteer(), { languageCode: 'sv' }).candidates.find((one) => one.name === name)
        ?.signs;
    const steps = '- **Egenkontroll** – skriv\n- **Kassaregister** – välj\n- **Zulqo** – anlita';
    expect(signs(steps, 'Zulqo')).toContain('label_list');
    expect(signs(steps.replace('Egenkontroll', 'Zentrix').replace('Kassaregister', 'Marbelo'), 'Zulqo')).toContain(
      'name_list',
    );
  });

  it('takes the companions of known names in a list for companies', () => {
    const text = '- Zulu: a\n- Zorro: b\n- Zephyr: c';
    const discovery = createDiscovery(loadGazetteer());
    discovery.add({ id: 1, markdown: text });
    const probabilityOf = (known: readonly string[]) =>
      discovery.result(new Set(known)).find(({ key }) => key === 'zephyr')?.probability ?? 0;
    expect(probabilityOf(['zulu', 'zorro'])).toBeGreaterThan(probabilityOf([]));
  });

  it('takes no street, station or quarter beside companies for one', () => {
    const list = [
      '1. **Zulqo Dental**, Whitehorse Road, Fitzroy – open late',
      '2. **Marbelo Dental**, Swanston St, Carlton – for children',
      '3. **Kolvo Dental**, Flinders Street Station – in the basement',
    ].join('\n');
    const proposed = namesOf(list);
    expect(proposed).toEqual(expect.arrayContaining(['Kolvo Dental', 'Marbelo Dental', 'Zulqo Dental']));
    for (const place of ['Whitehorse Road', 'Fitzroy', 'Flinders Street Station'])
      expect(proposed).not.toContain(place);
  });

  it('drops the beginning of a name that is never seen without the rest', () => {
    const list = '- **Zentrix Kolvo** — a\n- **Siemens** — b\n- **Nokia** — c';
    expect(namesOf(list, list)).toEqual(['Nokia', 'Siemens', 'Zentrix Kolvo']);
    expect(namesOf(list, list, '- **Zentrix** — a\n- **Siemens** — b\n- **Nokia** — c')).toContain('Zentrix');
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
    expect(companies.map(({ name }) => name)).toEqual(['Zentrix', 'Kolvo', 'Marbelo', 'Dunwick']);
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

  it('is surer of a name the larger its share of the answers', () => {
    const filler = Array.from({ length: 4200 }, (_unused, index) => `Answer number ${index} says nothing.`);
    const probabilityIn = (...texts: string[]) => discoverInCorpus(answers(...texts))[0]?.probability ?? 0;
    const names = ['**Zentrix** once.', '**Zentrix** twice.', '**Zentrix** again.'];
    expect(probabilityIn(...names)).toBeGreaterThan(probabilityIn(...filler, ...names));
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
    const discovery = createDiscovery(loadGazetteer());
    for (let round = 0; round < 3; round++) discovery.add({ id: 7, markdown: 'Some users say that Zentrix is slow.' });
    expect(discovery.result()).toMatchObject([{ name: 'Zentrix', answers: 1 }]);
  });

  it('continues from a saved state as if it had never stopped', () => {
    const whole = createDiscovery(loadGazetteer());
    const first = createDiscovery(loadGazetteer());
    for (const answer of answers(...mixed)) whole.add(answer);
    for (const answer of answers(...mixed).slice(0, 2)) first.add(answer);
    const second = createDiscovery(loadGazetteer(), structuredClone(first.save()));
    for (const answer of answers(...mixed).slice(2)) second.add(answer);
    expect(second.result()).toEqual(whole.result());
  });

  it("proposes a model's candidates that the answer contains, and is surer where both agree", () => {
    const markdown = 'The nimble squirrel shop is a good choice, and so is Zentrix.';
    const extra = verifyLiterally(['nimble squirrel shop', 'Zentrix', 'Kolvo'], markdown);
    expect(discoverInCorpus([{ id: 1, markdown }])).toMatchObject([{ name: 'Zentrix' }]);
    const [zentrix, shop] = discoverInCorpus([{ id: 1, markdown, extra }]);
    expect(zentrix).toMatchObject({ name: 'Zentrix' });
    expect(zentrix?.probability).toBeGreaterThanOrEqual(likelyProbability);
    expect(shop).toMatchObject({ name: 'nimble squirrel shop', probability: acceptedProbability });
  });
});
