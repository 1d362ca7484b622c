import { describe, expect, it } from 'vitest';
import { languageTag, textDirection } from '../../../src-renderer/markdown/text-direction.ts';

describe('the direction of a text', () => {
  it.each([
    [
      '**HubSpot** מציעה גרסה חינמית נדיבה לעסקים קטנים ([hubspot.com](https://www.hubspot.com/pricing/long/address))',
      'rtl',
    ],
    ['أفضل نظام لإدارة علاقات العملاء هو HubSpot', 'rtl'],
    ['بہترین پاس ورڈ مینیجر', 'rtl'],
    ['The Hebrew word שלום means peace and is used as a greeting', 'ltr'],
    ['日本語の答え', 'ltr'],
    ['12 %', 'ltr'],
    ['', 'ltr'],
  ] as const)('of “%s” is %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });

  it('goes with a language tag where the language is known', () => {
    expect(languageTag('Hebrew')).toBe('he');
    expect(languageTag('Klingon')).toBeUndefined();
  });
});
