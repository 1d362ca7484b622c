import { afterEach, expect, it } from 'vitest';
import { english, findTextLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { trackWidths } from '../../../src-renderer/components/track-widths.ts';
import { setTexts } from '../../../src-renderer/language/current.ts';

afterEach(() => setTexts(textsFor(english)));

it.each([
  ['en', 'minmax(8rem, 2fr) 5rem'],
  ['de', 'minmax(9.6rem, 2fr) 6rem'],
])('columns are as much wider as the words are: %s', (code, expected) => {
  setTexts(textsFor(findTextLanguage(code) ?? english));
  expect(trackWidths(['minmax(8rem, 2fr)', '5rem'])).toBe(expected);
});
