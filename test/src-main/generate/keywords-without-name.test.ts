import { describe, expect, it } from 'vitest';
import { keywordsWithoutName } from '#main/generate/keywords-without-name.ts';

const clean = (keywords: readonly string[], customerName = 'Acme', languageCode: 'en' | 'de' = 'en') =>
  keywordsWithoutName({ keywords, names: [customerName], languageCode });

describe('keywords without the customer’s name', () => {
  it('leave out words that depended on the name', () => {
    expect(clean(['CRM software by Acme'])).toEqual(['CRM software']);
    expect(clean(['Acme vs other CRM software'])).toEqual(['CRM software']);
    expect(clean(['CRM für Acme'], 'Acme', 'de')).toEqual(['CRM']);
  });

  it('leave out keywords of which nothing remains', () => {
    expect(clean(['Acme', 'alternatives to Acme', 'Acme login', 'CRM software'])).toEqual(['CRM software']);
  });

  it('leave no part of an address, and nothing that was said of the name only', () => {
    const about = [
      '1password.com pricing',
      'app.1password.com',
      '1Password alternatives for designers',
      '1password free trial',
    ];
    expect(clean(about, '1Password')).toEqual([]);
    expect(clean(['Acme online banking', 'Acme app', 'Acme free plan'])).toEqual(['online banking']);
    expect(clean(['1password.com password manager', 'lastpass vs 1Password'], '1Password')).toEqual([
      'password manager',
    ]);
    expect(clean(['password manager pricing', 'Acme CRM reviews'])).toEqual(['password manager pricing', 'CRM']);
  });

  it('leave out every alias', () => {
    const names = ['1Password', 'AgileBits', 'Knox'];
    const keywords = ['AgileBits password vault', 'Knox vault for teams', 'passkeys'];
    expect(keywordsWithoutName({ keywords, names, languageCode: 'en' })).toEqual([
      'password vault',
      'vault for teams',
      'passkeys',
    ]);
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
