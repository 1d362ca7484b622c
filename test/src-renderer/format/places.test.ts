import { afterEach, describe, expect, it } from 'vitest';
import { english, findTextLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { formatTime } from '../../../src-renderer/format/dates.ts';
import { splitList } from '../../../src-renderer/format/lists.ts';
import { countryLabel, languageLabel } from '../../../src-renderer/format/places.ts';
import { setTexts } from '../../../src-renderer/language/current.ts';

describe('names in the language of the page', () => {
  afterEach(() => setTexts(textsFor(english)));

  it('are those of the published interface in English', () => {
    expect([countryLabel('de'), languageLabel('Bengali'), languageLabel('Klingon')]).toEqual([
      'Germany',
      'Bengali',
      'Klingon',
    ]);
  });

  it('are translated otherwise, and follow a change', () => {
    setTexts(textsFor(findTextLanguage('de') ?? english));
    expect([countryLabel('de'), languageLabel('Bengali'), languageLabel('Klingon')]).toEqual([
      'Deutschland',
      'Bengalisch',
      'Klingon',
    ]);
    setTexts(textsFor(findTextLanguage('ja') ?? english));
    expect([countryLabel('de'), languageLabel('English')]).toEqual(['ドイツ', '英語']);
  });
});

it('times are written with 24 hours in English', () => {
  expect(formatTime('2026-11-20T17:05:00Z', 'Europe/Berlin')).toBe('18:05');
});

it('lists are split at the commas of any language', () => {
  expect(splitList('e-bike, 電動自転車、自転車، دراجة，')).toEqual(['e-bike', '電動自転車', '自転車', 'دراجة']);
});
