import fc from 'fast-check';
import { intents } from '#shared/domain/intents.ts';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/domain/dates.ts';
import {
  customerViews,
  formatSearch,
  itemAddress,
  noFilters,
  parseFilters,
  parsePlace,
  viewAddress,
  type Filters,
} from '../../../src-renderer/app/address.ts';

const isOrdered = ({ from, to }: Pick<Filters, 'from' | 'to'>) => from === null || to === null || from <= to;

const choices = fc.record({
  group: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  platform: fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/)),
  from: fc.option(fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days))),
  to: fc.option(fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days))),
  tags: fc.uniqueArray(fc.constantFrom('Pricing', 'Small teams', 'Ä & ö', 'a=b')),
  intents: fc.uniqueArray(fc.constantFrom(...intents)),
  branded: fc.option(fc.constantFrom('with', 'without', 'only')),
  compare: fc.boolean(),
});
const filters = choices.filter(isOrdered);

describe('the address of a view', () => {
  it('gives back every choice of filters', () => {
    fc.assert(
      fc.property(filters, (chosen: Filters) => {
        expect(parseFilters(formatSearch(chosen))).toEqual(chosen);
      }),
    );
  });

  it('says nothing about filters that are not set', () => {
    expect(viewAddress(3, 'sources')).toBe('/customers/3/sources');
    expect(viewAddress(3, 'answers', { ...noFilters, group: 7, platform: 'chatgpt', from: '2026-10-01' })).toBe(
      '/customers/3/answers?group=7&platform=chatgpt&from=2026-10-01',
    );
  });

  it('carries a view’s own parameters and drops the empty ones', () => {
    expect(itemAddress(3, 'answers', 812, noFilters, { named: 'yes', q: '', domain: 'a&b.com', open: null })).toBe(
      '/customers/3/answers/812?named=yes&domain=a%26b.com',
    );
  });

  it.each([
    ['group=0', 'group'],
    ['group=7.5', 'group'],
    ['group=-1', 'group'],
    ['platform=chat gpt', 'platform'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=2026-12-31&to=2026-01-01', 'from'],
    ['from=2026-12-31&to=2026-01-01', 'to'],
  ] as const)('leaves a malformed filter out: %s', (search, name) => {
    expect(parseFilters(search)[name]).toBeNull();
  });
});

describe('the place of an address', () => {
  it.each(customerViews)('knows the view %s of a customer', (view) => {
    expect(parsePlace(`/customers/12/${view}`)).toEqual({ kind: 'customer', customerId: 12, view, item: null });
  });

  it('opens the overview of a customer without a view, and one thing of a view', () => {
    expect(parsePlace('/customers/12')).toMatchObject({ view: 'overview' });
    expect(parsePlace('/customers/12/answers/812')).toMatchObject({ view: 'answers', item: '812' });
  });

  it.each([
    '/customers/abc/answers',
    '/customers/1/nothing',
    '/customers/1/answers/2/3',
    '/elsewhere',
    '/settings/more',
  ])('does not know %s', (path) => {
    expect(parsePlace(path)).toEqual({ kind: 'unknown', path });
  });

  it('begins at home', () => {
    expect(parsePlace('/')).toEqual({ kind: 'home' });
  });
});
