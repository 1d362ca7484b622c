import { describe, expect, it } from 'vitest';
import { groupName, queryText } from '#shared/contract/v1/fields.ts';
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
