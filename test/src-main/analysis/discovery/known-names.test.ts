import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const namesIn = (markdown: string, languageCode = 'en'): string[] =>
  discoverCompanies(markdown, loadGazetteer(), { languageCode }).candidates.map(({ name }) => name);

describe('known names that capitals do not show whole', () => {
  it.each([
    ['You can also try Sam’s Club or Costco for that.', 'Sam’s Club'],
    ['Pay the bill at 7-Eleven after work.', '7-Eleven'],
    ['Shirts are cheaper at Marks & Spencer than elsewhere.', 'Marks & Spencer'],
    ['I prefer adidas for running.', 'adidas'],
    ['Bei Zahnersatz zahlt ottonova mehr.', 'ottonova'],
  ])('%s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });

  it('finds listed names of several words in lower case, but none of ordinary words alone', () => {
    expect(namesIn('Die Pumpe kommt von alpha innotec und läuft leise.', 'de')).toContain('alpha innotec');
    expect(namesIn('You can book the room free now without a card.')).toEqual([]);
  });

  it('takes no word of the language for a name that English texts never write in lower case', () => {
    expect(namesIn('Blanda allt ihop och vispa.', 'sv')).not.toContain('ihop');
    expect(namesIn('We had breakfast at ihop.')).toContain('ihop');
  });

  it('leaves words in lower case alone', () => {
    expect(namesIn('The shell is hard and the target is near.')).toEqual([]);
  });

  it('finds the maker in a longer name of running text if a list knows it', () => {
    expect(namesIn('We store secrets in Siemens Vault Manager every day.')).toContain('Siemens');
    expect(namesIn('We bought Siemens Round Stic Ballpoint Pens there.')).toContain('Siemens');
    expect(namesIn('We store secrets in Zulqo Vault Manager every day.')).not.toContain('Zulqo');
  });
});

describe('enumerations in scripts written without spaces', () => {
  it('finds each item', () => {
    expect(namesIn('五金品牌如百隆、海蒂诗、悍高等都不错。', 'zh')).toEqual(
      expect.arrayContaining(['百隆', '海蒂诗', '悍高']),
    );
  });
});
