import { describe, expect, it } from 'vitest';
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { canBePerson } from '#main/analysis/discovery/persons.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

function namesIn(markdown: string, languageCode: string): string[] {
  const discovery = createDiscovery(loadGazetteer());
  discovery.add({ id: 1, markdown, languageCode });
  return discovery.result().map(({ name }) => name);
}

const gazetteer = loadGazetteer();

describe('names that can be those of persons', () => {
  it.each([
    'Jonas Petersen',
    'Dr. Ada T. Ruiz-Weber',
    'Leonard “Lenny” Koss',
    'María de la Cruz',
    'Coach Diana Petrov',
    'Patrick Donohue Jr.',
  ])('are a first name and others: %s', (name) => expect(canBePerson(name, 'en', gazetteer)).toBe(true));

  it.each([
    'Lena',
    'Lena Fitness Studio',
    'Zentrix Petersen',
    'Anna & Clara',
    'ANNA PETERSEN GMBH CO KG HAMBURG',
    'Anna 24',
  ])('are nothing else: %s', (name) => expect(canBePerson(name, 'en', gazetteer)).toBe(false));
});

describe('names that could be those of persons', () => {
  it.each([
    [
      'trainers beside gyms',
      'en',
      '- **Ada Ruiz**: trainer with ten years of experience\n- **John Carter** (coach)\n- **Fitness First**: a chain of gyms\n- **Gold’s Gym**: famous',
      ['Fitness First', 'Gold’s Gym'],
    ],
    [
      'a lawyer beside a law firm',
      'de',
      '- **Peter Müller**: Rechtsanwalt\n- **Anna Schmidt** – Ärztin\n- **Linklaters**: Großkanzlei',
      ['Linklaters'],
    ],
    [
      'partners of a law firm, and what they are',
      'en',
      'Partner **Simon Achterberg** leads the team.\n\n| **Founding Partner** | **Senior Attorney** |\n| --- | --- |\n| Ada Ruiz | Jonas Koss |\n\n- **Kirkland & Ellis**: large law firm',
      ['Kirkland & Ellis'],
    ],
  ])('are no companies: %s', (_, languageCode, markdown, names) => {
    expect(namesIn(markdown, languageCode).toSorted()).toEqual(names);
  });

  it.each([
    ['1. **Ruiz, Weber & Stone LLP**: patents', 'Ruiz, Weber & Stone'],
    ['1. **Petersen, Koss & Weber**: patents', 'Petersen, Koss & Weber'],
  ])('make one company as partners: %s', (markdown, name) => {
    expect(namesIn(markdown, 'en')).toContain(name);
  });

  it('are several companies where lists know them', () => {
    expect(namesIn('1. **Ford, Tesla & Toyota**: cars', 'en')).toEqual(
      expect.arrayContaining(['Ford', 'Tesla', 'Toyota']),
    );
  });

  it.each([
    ['a list has it', 'Compare **Hugo Boss** with **Ralph Lauren** before you buy a suit.', 'Hugo Boss'],
    ['its kind stands beside it', '- **Lena Hoffer**, a brand of handmade shoes\n- **Clarks**: classic', 'Lena Hoffer'],
    ['its legal form does', '- **Peter Müller GmbH**: roofs\n- **Clarks**: classic', 'Peter Müller'],
  ])('are companies where %s', (_, markdown, name) => {
    expect(namesIn(markdown, 'en')).toContain(name);
  });
});
