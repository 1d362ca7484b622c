import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const found = (markdown: string, languageCode = 'en') =>
  discoverCompanies(markdown, gazetteer, { languageCode }).candidates;
const names = (markdown: string, languageCode = 'en'): string[] =>
  found(markdown, languageCode).map(({ name }) => name);
const signs = (markdown: string, name: string, languageCode = 'en') =>
  found(markdown, languageCode).find((candidate) => candidate.name === name)?.signs ?? [];

describe('where a name begins and ends', () => {
  it('begins with initials', () => {
    expect(names('It was moved by M. Zulqo & Sons.')).toContain('M. Zulqo & Sons');
    expect(names('Das macht seit langem J.A. Zulqo & Söhne.', 'de')).toContain('J.A. Zulqo & Söhne');
    expect(names('We chose Plan A. Zulqo agreed.')).toContain('Zulqo');
    expect(names('They moved with J. Zulqo.')).not.toContain('J.');
  });

  it('goes on after a connector, before which a listed company ends', () => {
    expect(names('Points come from World of Zulqo cards.')).toContain('World of Zulqo');
    expect(names('Points come from World of Zulqo cards.')).not.toContain('World');
    expect(names('Elas compram na Casa do Zulqo em Lisboa.', 'pt')).toContain('Casa do Zulqo');
    expect(names('We liked Volvo of Zulqo best.')).toContain('Volvo');
  });

  it('ends before those whom a product is for, and before what a hyphen adds', () => {
    expect(names("I like the Zulqo Men's Runner here.")).toContain('Zulqo');
    expect(names("I like the Zulqo Men's Runner here.")).not.toContain('Zulqo Men');
    expect(names('It has an IKEA-style frame.')).toContain('IKEA');
    expect(names('Ask for NZ-made sofas.')).not.toContain('NZ-made');
    expect(names('Tag D-vitamin og Zulqo om vinteren.', 'da')).not.toContain('D-vitamin');
  });

  it('of a host begins after a sentence whose line break was lost', () => {
    expect(names('It has many options.Zulqo.com ships it.')).toContain('Zulqo.com');
    expect(names('Buy it at shop.zulqo.com or elsewhere.')).toContain('shop.zulqo.com');
  });

  it('of a shop that is named after a person is whole', () => {
    expect(names("**Isaac's Zulqo & Storage** – for pianos")).toContain("Isaac's Zulqo & Storage");
    expect(names("- **Zentrix's Travel Mode** – hides vaults")).not.toContain("Zentrix's Travel Mode");
  });

  it('ends with a Turkish suffix, and is not where something is', () => {
    expect(names("Kadıköy'deki Zulqo Teknik iyi.", 'tr')).toContain('Zulqo Teknik');
    expect(names("Kadıköy'deki Zulqo Teknik iyi.", 'tr')).not.toContain("Kadıköy'deki");
  });

  it('of listed names has small words and marks inside', () => {
    expect(names('Some ask Two Men and a Truck for a quote.')).toContain('Two Men and a Truck');
    expect(names('Pertence à Petz desde a compra da Zee.Dog.', 'pt')).toContain('Zee.Dog');
    expect(names('De e-Boekhouden is gratis.', 'nl')).toContain('e-Boekhouden');
  });

  it('is none where the only capital is that of the sentence', () => {
    expect(gazetteer.isSure('One thing')).toBe(true);
    expect(names('One thing to keep in mind. One thing is missing.')).toEqual([]);
    expect(names('They sell serum of One thing there.')).toContain('One thing');
  });

  it('is no part of a longer word in Japanese, unless it hardly means anything else', () => {
    expect(names('「エースホテル」はまだありません。', 'ja')).not.toContain('エース');
    expect(names('湯本富士屋ホテルに泊まる。', 'ja')).not.toContain('富士');
    expect(names('ソニーストアで買う。', 'ja')).toContain('ソニー');
  });

  it('keeps the slash of a listed name, the initial in its middle, and a first word that is also a lead', () => {
    expect(names('Ligada à RE/MAX, a rede cresce.', 'pt')).toContain('RE/MAX');
    expect(names('1. **RE/MAX Portugal** – Líder', 'pt')).not.toContain('MAX Portugal');
    expect(names('- **Harry W. Zulqo** – seit 1950', 'de')).toContain('Harry W. Zulqo');
    expect(names('First Solar, headquartered in Tempe, makes modules.')).toContain('First Solar');
  });

  it('ends with the trades of an English firm', () => {
    expect(names('1. **Zulqo Plumbing, Heating & Electric** – day and night')).toContain(
      'Zulqo Plumbing, Heating & Electric',
    );
    expect(names('1. **Zulqo Plumbing, Marbelo & Kolvo** – day and night')).toContain('Zulqo Plumbing');
  });

  it('begins after a German noun, or a place, before a listed company', () => {
    expect(names('Das gilt auch bei Armaturen Grohe und bei Keramik Duravit.', 'de')).toEqual(
      expect.arrayContaining(['Grohe', 'Duravit']),
    );
    expect(names('Das gilt auch bei Armaturen Zulqo.', 'de')).toContain('Armaturen Zulqo');
  });

  it('in lower case is no word with an ending', () => {
    expect(gazetteer.isSure('roku')).toBe(true);
    expect(names('Od roku 2024 se platí více.', 'cs')).not.toContain('roku');
    expect(names('Běhám v botách adidas.', 'cs')).toContain('adidas');
  });
});

describe('what stands beside a name', () => {
  it('is a bracket, a place or a kind of company', () => {
    expect(signs('Zulqo (since 1990) sells it.', 'Zulqo')).toContain('bracket_after');
    expect(signs('Zulqo sells it.', 'Zulqo')).not.toContain('bracket_after');
    expect(signs('Pumpen baut Zulqo in Nürnberg.', 'Zulqo', 'de')).toContain('place_after');
    expect(signs('Pumpen baut Zulqo (Nürnberg).', 'Zulqo', 'de')).toContain('place_after');
    expect(signs('Pumpen baut Zulqo in Serie.', 'Zulqo', 'de')).not.toContain('place_after');
    expect(signs('They ask Zulqo, the insurer, for a quote.', 'Zulqo')).toContain('kind_explains');
    expect(signs('They ask Zulqo, the old one, for a quote.', 'Zulqo')).not.toContain('kind_explains');
  });

  it('is the name of which it is the place, and a word for a place before "of"', () => {
    expect(signs('- **Zulqo**, Lübeck: Pumpen', 'Lübeck', 'de')).toContain('location');
    expect(signs('Pumpen baut Zulqo in Lübeck.', 'Lübeck', 'de')).toContain('location');
    expect(signs('Lübeck hat Zulqo.', 'Lübeck', 'de')).not.toContain('location');
    expect(signs('Un studio rue de la Zulqo.', 'Zulqo', 'fr')).toContain('place_beside');
    expect(signs('Un studio ami de la Zulqo.', 'Zulqo', 'fr')).not.toContain('place_beside');
  });

  it('are the others of an enumeration, brackets between them or not', () => {
    const text = 'Es gibt Zulqo (Wien), Marbelo (Graz) und Kolvo.';
    for (const name of ['Zulqo', 'Marbelo', 'Kolvo']) expect(signs(text, name, 'de')).toContain('enumerated');
    expect(signs('Es gibt Zulqo (Wien). Marbelo ist neu.', 'Zulqo', 'de')).not.toContain('enumerated');
  });

  it('is no other name where a head begins in bold and goes on without', () => {
    expect(signs('- **Zulqo**, Marbelo – open', 'Marbelo')).not.toContain('list_head');
    expect(signs('- **Zulqo**, **Marbelo** – open', 'Marbelo')).toContain('list_head');
    expect(signs('They like **Zulqo**, Marbelo and Kolvo.', 'Zulqo')).not.toContain('enumerated');
    expect(signs('They like **Zulqo**, **Marbelo** and **Kolvo**.', 'Zulqo')).toContain('enumerated');
  });

  it('are its italics and its legal form', () => {
    expect(signs('Many like *Zulqo* for its price.', 'Zulqo')).toContain('italic');
    expect(signs('Many like snake_Zulqo_case.', 'Zulqo')).not.toContain('italic');
    expect(signs('Dort trifft man die Zulqo AG.', 'Zulqo', 'de')).toContain('legal_form');
    expect(signs('Dort trifft man die Zulqo Anlage.', 'Zulqo Anlage', 'de')).not.toContain('legal_form');
  });

  it('are lines of text below short lines, which are heads', () => {
    const line = 'It is in the middle of the town and has been open for ten years.';
    const list = ['Zulqo', 'Marbelo', 'Kolvo'].map((name) => `${name}\n${line}`).join('\n\n');
    expect(signs(list, 'Marbelo')).toContain('list_head');
    expect(signs(`Zulqo\n${line}`, 'Zulqo')).not.toContain('list_head');
  });

  it('is set apart with its kind', () => {
    expect(signs('おすすめは「北村旅館」です。', '北村旅館', 'ja')).toContain('kind_name');
    expect(signs('おすすめは「北村時間」です。', '北村時間', 'ja')).not.toContain('kind_name');
  });
});
