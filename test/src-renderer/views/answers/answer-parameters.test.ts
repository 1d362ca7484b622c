import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { noFilters } from '../../../../src-renderer/app/address.ts';
import { answersRequest, sortOf } from '../../../../src-renderer/views/answers/answer-parameters.ts';

const request = (search: string, filters = noFilters) => answersRequest(3, filters, new URLSearchParams(search));

describe('what the Answers view asks for', () => {
  it('is everything in scope when the address says nothing', () => {
    expect(request('')).toEqual({ customerId: 3 });
  });

  it('takes filters, narrowing, search and sort from the address', () => {
    expect(
      request(
        'named=yes&brand=4&domain=g2.com&article=https%3A%2F%2Fg2.com%2Fcrm&execution=9&query=5&q=%20crm%20&sort=position&desc=1',
        {
          ...noFilters,
          group: 7,
          platform: 'chatgpt',
        },
      ),
    ).toEqual({
      customerId: 3,
      queryGroupId: 7,
      platform: 'chatgpt',
      mentioned: true,
      brandId: 4,
      domain: 'g2.com',
      article: 'https://g2.com/crm',
      executionId: 9,
      queryId: 5,
      search: 'crm',
      sort: 'position',
      descending: true,
    });
  });

  it('means answered ones by "not named": a missing overview is not a missing brand', () => {
    expect(request('named=no&outcome=no_overview')).toEqual({ customerId: 3, mentioned: false, outcome: 'answered' });
  });

  it.each([
    '',
    'named=maybe&outcome=lost&sort=cost&brand=x',
    `q=${'x'.repeat(500)}`,
    'named=no',
    'outcome=refused&sort=date',
  ])('always fits the contract: %s', (search) => {
    expect(contract['list-answers'].request.safeParse(request(search)).success).toBe(true);
  });

  it('keeps the answers of one query together when they are shown by query', () => {
    expect(request('by=query&sort=date&desc=1')).toEqual({ customerId: 3, sort: 'query', descending: false });
  });

  it('shows the sort of the address in the head of the table', () => {
    expect(sortOf(new URLSearchParams('sort=date&desc=1'))).toEqual({ column: 'date', descending: true });
    expect(sortOf(new URLSearchParams('sort=cost'))).toBeNull();
  });
});
