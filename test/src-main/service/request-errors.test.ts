import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { countryCodes } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { editDistance, nearestName } from '#shared/domain/nearest-name.ts';
import { requestError } from '#main/service/request-errors.ts';

/** The error a body gives, as the service builds it. */
function errorOf(schema: z.ZodType, body: unknown) {
  const parsed = schema.safeParse(body);
  if (parsed.success) throw new Error('the body fits');
  return requestError(parsed.error, schema, body);
}

describe('an unknown field', () => {
  it('is answered with the name probably meant, and only with that', () => {
    const error = errorOf(contract['get-queries'].request, { customerID: 1, queryGroupId: 2 });
    expect(error.code).toBe('invalid_request');
    expect(error.message).toBe('queryGroupId: unknown field; did you mean "queryGroupID"?');
    expect(error.details).toEqual([{ path: 'queryGroupId', message: 'unknown field; did you mean "queryGroupID"?' }]);
  });

  it('replaces the complaint about the field it was meant to be', () => {
    expect(errorOf(contract['update-query-group-name'].request, { queryGroupID: 1, name: 'A' }).details).toEqual([
      { path: 'queryGroupID', message: 'unknown field; did you mean "queryGroupId"?' },
    ]);
  });

  it('comes before other problems and leaves those in', () => {
    const error = errorOf(contract['get-queries'].request, { customerID: 'x', plattform: 'chatgpt' });
    expect(error.details.map((detail) => detail.path)).toEqual(['plattform', 'customerID']);
  });

  it('that resembles nothing is answered with the known names', () => {
    expect(
      errorOf(contract['update-query-group-name'].request, { queryGroupId: 1, name: 'A', zebra: true }).message,
    ).toBe('zebra: unknown field; known are queryGroupId, name');
    expect(errorOf(z.strictObject({}), { a: 1 }).message).toBe('a: unknown field; none is expected');
  });

  it('inside a list is named by its place', () => {
    const schema = z.strictObject({ rows: z.array(z.strictObject({ domain: z.string() })).optional() });
    expect(errorOf(schema, { rows: [{ domain: 'a' }, { domian: 'b' }] }).message).toBe(
      'rows[1].domian: unknown field; did you mean "domain"?',
    );
  });

  it('with a name of a megabyte is cut short', () => {
    expect(
      errorOf(z.strictObject({ a: z.string().optional() }), { ['x'.repeat(1_000_000)]: 1 }).message.length,
    ).toBeLessThan(200);
  });
});

describe('a field that does not fit', () => {
  it('is reported with the expected and the actual type', () => {
    const of = (body: object) => errorOf(contract['edit-queries-definitions'].request, body).details;
    expect(of({})).toEqual([{ path: 'queryGroupId', message: 'is required' }]);
    expect(of({ queryGroupId: '7' })).toEqual([
      { path: 'queryGroupId', message: 'must be a whole number, not a string' },
    ]);
    expect(of({ queryGroupId: 1.5 })).toEqual([{ path: 'queryGroupId', message: 'must be a whole number, not 1.5' }]);
    expect(of({ queryGroupId: null })).toEqual([{ path: 'queryGroupId', message: 'must be a whole number, not null' }]);
    expect(of({ queryGroupId: 1, addedQueries: 'a' })).toEqual([
      { path: 'addedQueries', message: 'must be a list, not a string' },
    ]);
    expect(of({ queryGroupId: 1, addedQueries: ['long enough', 'ab'] })).toEqual([
      { path: 'addedQueries[1]', message: 'must have at least 3 characters' },
    ]);
  });

  it('is reported with the bounds of numbers and lists', () => {
    expect(errorOf(contract['list-answers'].request, { customerId: 1, limit: 501 }).message).toBe(
      'limit: must be at most 500',
    );
    expect(errorOf(z.strictObject({ list: z.array(z.string()).max(1) }), { list: ['a', 'b'] }).message).toBe(
      'list: must have at most 1 item',
    );
  });

  it('is reported with the allowed values', () => {
    expect(errorOf(contract['set-query-group-status'].request, { queryGroupId: 1, status: 'Off' }).message).toBe(
      'status: must be one of "Active", "Pause", "Not Active"',
    );
  });

  it('is reported with every supported language and country', () => {
    const body = { ...contract['create-query-group'].example, language: 'Klingon', countryCode: 'xx' };
    const { message } = errorOf(contract['create-query-group'].request, body);
    for (const { name } of languages) expect(message).toContain(name);
    for (const code of countryCodes) expect(message).toContain(code);
  });

  it('in a body that is not an object is reported as such', () => {
    expect(errorOf(z.strictObject({}), []).message).toBe('the body must be an object, not a list');
  });

  it('is one of many: the message stays short, the details are bounded', () => {
    const error = errorOf(
      z.strictObject({}),
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 1])),
    );
    expect(error.details).toHaveLength(20);
    expect(error.message).toMatch(/; and 997 more problems$/);
  });
});

describe('the nearest name', () => {
  it('tolerates case, underscores, swaps and typos, within limits', () => {
    const known = ['customerID', 'queryGroupID', 'startDate', 'endDate', 'executionID', 'aiPlatform'];
    expect(nearestName('customer_id', known)).toBe('customerID');
    expect(nearestName('CUSTOMERID', known)).toBe('customerID');
    expect(nearestName('stratDate', known)).toBe('startDate');
    expect(nearestName('ai-platfrom', known)).toBe('aiPlatform');
    expect(nearestName('colour', known)).toBeUndefined();
    expect(nearestName('', known)).toBeUndefined();
  });

  it('counts insertions, deletions, replacements and swaps', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });
});
