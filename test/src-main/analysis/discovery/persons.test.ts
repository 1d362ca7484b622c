import { describe, expect, it } from 'vitest';
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

function namesIn(markdown: string, languageCode: string): string[] {
  const discovery = createDiscovery(loadGazetteer());
  discovery.add({ id: 1, markdown, languageCode });
  return discovery.result().map(({ name }) => name);
}

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
  ])('are no companies: %s', (_, languageCode, markdown, names) => {
    expect(namesIn(markdown, languageCode).toSorted()).toEqual(names);
  });

  it.each([
    ['a list has it', 'Compare **Hugo Boss** with **Ralph Lauren** before you buy a suit.', 'Hugo Boss'],
    ['its kind stands beside it', '- **Lena Hoffer**, a brand of handmade shoes\n- **Clarks**: classic', 'Lena Hoffer'],
    ['its legal form does', '- **Peter Müller GmbH**: roofs\n- **Clarks**: classic', 'Peter Müller'],
  ])('are companies where %s', (_, markdown, name) => {
    expect(namesIn(markdown, 'en')).toContain(name);
  });
});
