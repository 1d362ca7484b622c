import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const namesIn = (markdown: string): string[] =>
  discoverCompanies(markdown, gazetteer, { languageCode: 'de' }).candidates.map(({ name }) => name);

describe('a known company whose name holds a sign or an abbreviation is found whole, and its parts are not:', () => {
  it.each([
    ['Für Füllstand empfehlen wir Endress+Hauser, Siemens und VEGA.', 'Endress+Hauser', ['Endress', 'Hauser']],
    ['- **Endress+Hauser** – Messgeräte\n- **Siemens** – Automation', 'Endress+Hauser', ['Endress', 'Hauser']],
    ['Gute Naturkosmetik kommt von Dr. Hauschka, Weleda und Lavera.', 'Dr. Hauschka', ['Dr', 'Hauschka']],
    ['- **Dr. Hauschka**: Creme\n- **Weleda**: Öl', 'Dr. Hauschka', ['Dr.', 'Dr', 'Hauschka']],
    ['Kleidung gibt es bei Marks & Spencer und Zara.', 'Marks & Spencer', ['Marks', 'Spencer']],
  ])('%s', (markdown, whole, parts) => {
    const names = namesIn(markdown);
    expect(names).toContain(whole);
    for (const part of parts) expect(names).not.toContain(part);
  });

  it('and each stays where it stands alone', () => {
    expect(namesIn('Endress+Hauser liefert Sensoren. Ein anderer Anbieter ist Hauser, ein Händler.')).toContain(
      'Hauser',
    );
  });
});
