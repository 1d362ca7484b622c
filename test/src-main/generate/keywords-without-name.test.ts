import { describe, expect, it } from 'vitest';
import { keywordsWithoutName } from '#main/generate/keywords-without-name.ts';

const clean = (keywords: readonly string[], customerName = 'Acme', languageCode: 'en' | 'de' = 'en') =>
  keywordsWithoutName({ keywords, customerName, languageCode });

describe('keywords without the customer’s name', () => {
  it('leave out words that depended on the name', () => {
    expect(clean(['CRM software by Acme'])).toEqual(['CRM software']);
    expect(clean(['Acme vs other CRM software'])).toEqual(['CRM software']);
    expect(clean(['CRM für Acme'], 'Acme', 'de')).toEqual(['CRM']);
  });

  it('leave out keywords of which nothing remains', () => {
    expect(clean(['Acme', 'alternatives to Acme', 'Acme login', 'CRM software'])).toEqual(['CRM software']);
  });

  it('keep keywords without the name unchanged', () => {
    expect(clean(['  what to   look for ', 'CRM software reviews'])).toEqual([
      'what to look for',
      'CRM software reviews',
    ]);
  });

  it('drop repetitions that result from the cut', () => {
    expect(clean(['CRM software', 'Acme CRM Software', 'crm-software'])).toEqual(['CRM software']);
  });
});
