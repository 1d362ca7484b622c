import { describe, expect, it } from 'vitest';
import { citationNumbers, isBareCitation } from '../../../src-renderer/markdown/citation-numbers.ts';

const numberOf = citationNumbers([
  { position: 1, url: 'https://www.g2.com/categories/crm' },
  { position: 2, url: 'https://example.org/a?page=2' },
  { position: 3, url: 'https://example.org/a' },
]);

describe('the number of a citation', () => {
  it('is found through tracking, fragments, scheme, www and a last slash', () => {
    expect(numberOf('http://g2.com/categories/crm/?utm_source=openai#:~:text=x')).toBe(1);
    expect(numberOf('https://example.org/a?page=2')).toBe(2);
    expect(numberOf('https://example.org/a')).toBe(3);
  });

  it('is not given to another page', () => {
    expect(numberOf('https://example.org/a?page=3')).toBeUndefined();
    expect(numberOf('not an address')).toBeUndefined();
  });

  it('stands for a link that only says where it leads', () => {
    expect(isBareCitation('g2.com', 'https://www.g2.com/categories/crm')).toBe(true);
    expect(isBareCitation('[3]', 'https://www.g2.com/categories/crm')).toBe(true);
    expect(isBareCitation('hubspot.com', 'https://blog.hubspot.com/x')).toBe(true);
    expect(isBareCitation('Tessel CRM', 'https://tessel.example/pricing')).toBe(false);
    expect(isBareCitation('other.com', 'https://www.g2.com/categories/crm')).toBe(false);
  });
});
