import { describe, expect, it } from 'vitest';
import { groupName, identifier, keywords, queryText } from '#shared/contract/v1/fields.ts';
import { saveBrand } from '#shared/contract/workspace/brands.ts';

const accepts = (name: string): boolean => groupName.safeParse(name).success;

describe('a name', () => {
  it.each(['Acme', '1', 'C++', '…', 'שלום', '株', '🙂', 'क्ष', 'zero\u200Dwidth'])('may be %j', (name) =>
    expect(accepts(name)).toBe(true),
  );

  it.each(['\u200B', '\u200D\u2060', '\u00AD', '\uFEFF', '\u3164', '\u2800\u2800', '\u0301', '\u{E0020}', '\u2028'])(
    'without one visible character is refused: %j',
    (name) => expect(accepts(name)).toBe(false),
  );

  it.each(['\u202Ecme', 'A\u2066B\u2069', 'x\u202Dy'])('with an override of direction is refused: %j', (name) =>
    expect(accepts(name)).toBe(false),
  );

  it.each(['A\u2028B', 'A\u2029B', 'A\nB', 'A\u0085B'])('is one line, by every mark that ends one: %j', (name) =>
    expect(accepts(name)).toBe(false),
  );

  it('is refused in the same way as an alias of a brand, and as a query', () => {
    const save = (alias: string) => saveBrand.request.safeParse({ customerId: 1, name: 'Bolt', aliases: [alias] });
    expect([save('Bolt & Co').success, save('\u200B\u200B').success, save('\u202Etlob').success]).toEqual([
      true,
      false,
      false,
    ]);
    expect(queryText.safeParse('\u200B\u200B\u200B').success).toBe(false);
  });
});

describe('a list of keywords', () => {
  it.each(['anvil', 'anvil, hammer', 'C++, 🙂, שלום'])('may be %j', (list) =>
    expect(keywords.safeParse(list).success).toBe(true),
  );

  it.each([
    'a\u202Eb',
    'anvil, \u2066x\u2069',
    'a\u2028b',
    '\u200B',
    'anvil, \u200B',
    'anvil, \u3164',
    'anvil,, hammer',
  ])('is refused if a name with one of them were: %j', (list) => expect(keywords.safeParse(list).success).toBe(false));
});

it('an identifier beyond the exact ones is too large, and no other kind of number', () => {
  const messageOf = (value: unknown) => identifier.safeParse(value).error?.issues[0];
  expect(messageOf(2 ** 53)).toMatchObject({ code: 'too_big' });
  expect(messageOf(2 ** 53)?.message).not.toContain('whole number');
  expect(messageOf(1.5)?.message).toBe('must be a whole number');
});
