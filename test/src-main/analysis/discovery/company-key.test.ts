import { describe, expect, it } from 'vitest';
import { companyKey, preferredName, withoutLegalForm } from '#main/analysis/discovery/company-key.ts';

describe('companyKey', () => {
  it.each([
    ['HubSpot', 'hubspot'],
    ['HubSpot CRM', 'hubspot'],
    ['HubSpot, Inc.', 'hubspot'],
    ['HubSpot’s', 'hubspot'],
    ['Hub Spot', 'hubspot'],
    ['hub‑spot', 'hubspot'],
    ['1 Password', '1password'],
    ['1Password Families', '1password'],
    ['SAP SE', 'sap'],
    ['Siemens AG', 'siemens'],
    ['Muster GmbH & Co. KG', 'muster'],
    ['Acme S.p.A.', 'acme'],
    ['Acme Sp. z o.o.', 'acme'],
    ['ООО Ромашка', 'ромашка'],
    ['株式会社リクルート', 'リクルート'],
    ['比亚迪股份有限公司', '比亚迪'],
    ['주식회사 카카오', '카카오'],
    ['Citroën', 'citroen'],
  ])('gives %s the key %s', (name, key) => {
    expect(companyKey(name)).toBe(key);
  });

  it('always leaves something of a name', () => {
    expect(companyKey('CRM')).toBe('crm');
    expect(companyKey('Premium Software')).toBe('premium');
    expect(companyKey('Co.')).not.toBe('');
  });

  it('keeps products apart that only look like editions', () => {
    expect(companyKey('Microsoft Teams')).not.toBe(companyKey('Microsoft'));
    expect(companyKey('Google Drive')).not.toBe(companyKey('Google'));
  });
});

describe('preferredName', () => {
  it('shows the most frequent spelling without legal form and product words', () => {
    expect(
      preferredName([
        { spelling: 'HubSpot CRM', count: 9 },
        { spelling: 'Hubspot', count: 1 },
        { spelling: 'HubSpot', count: 2 },
      ]),
    ).toBe('HubSpot');
    expect(preferredName([{ spelling: 'Zoho CRM', count: 3 }])).toBe('Zoho');
    expect(
      preferredName([
        { spelling: 'hubspot', count: 1 },
        { spelling: 'HubSpot', count: 1 },
      ]),
    ).toBe('HubSpot');
  });
});

describe('withoutLegalForm', () => {
  it('drops a legal form, but not an ordinary word that looks like one', () => {
    expect(withoutLegalForm('Johnson & Co')).toBe('Johnson & Co');
    expect(withoutLegalForm('Acme, Inc.')).toBe('Acme');
  });
});
