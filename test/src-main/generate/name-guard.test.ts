import { describe, expect, it } from 'vitest';
import { createNameGuard } from '#main/generate/name-guard.ts';

describe('the name guard', () => {
  it.each([
    ['Acme', 'acme crm'],
    ['Acme', 'ACME’s prices'],
    ['Acme', 'the Acmes'],
    ['1Password', 'what is 1 Password'],
    ['1 Password', 'what is 1-password'],
    ['Café Zoë', 'cafe zoe'],
    ['Acme GmbH', 'Acme'],
    ['Acme, Inc.', 'acme'],
    ['株式会社カゾエル', 'カゾエルの料金'],
    ['www.acme.com', 'acme prices'],
    ['אקמה', 'המוצרים של אקמה'],
    ['אקמה', 'הכול באקמה'],
    ['نجمة', 'والنجمة في دبي'],
    ['夏目商店', '近くの夏目商店はどこ'],
    ['Škoda', 'skodas'],
  ])('finds %s in "%s"', (name, text) => expect(createNameGuard([name]).names(text)).toBe(true));

  it.each([
    ['Box', 'toolbox'],
    ['Box', 'boxes'],
    ['Data', 'database'],
    ['Zahnarzt', 'Zahnarztpraxis'],
    ['Pass', 'compass'],
    ['Acme GmbH', 'GmbH gründen'],
    ['', 'anything'],
    ['!!!', 'anything'],
  ])('does not find %s in "%s"', (name, text) => expect(createNameGuard([name]).names(text)).toBe(false));

  it.each([
    ['Acme', 'Acme CRM software', 'CRM software'],
    ['Acme', 'CRM software – Acme', 'CRM software'],
    ['Acme', 'CRM software by acme’s', 'CRM software by'],
    ['Big Corp', 'big-corp accounting', 'accounting'],
    ['Acme', 'C++ compiler', 'C++ compiler'],
    ['カゾエル', 'カゾエル会計ソフト', '会計ソフト'],
    ['Acme', 'ACME', ''],
  ])('cuts %s out of "%s"', (name, text, rest) => expect(createNameGuard([name]).strip(text)).toBe(rest));

  it('distinguishes letters inside other words from words', () => {
    const guard = createNameGuard(['Box']);
    expect(guard.contains('toolbox')).toBe(true);
    expect(guard.names('toolbox')).toBe(false);
  });
});
