import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../../src-renderer/app/address.ts';
import type { Article } from '../../../../src-renderer/views/sources/check-words.ts';
import {
  isNarrowedHere,
  shownArticles,
  shownDomains,
  sourceParameters,
  sourcesRequest,
} from '../../../../src-renderer/views/sources/source-parameters.ts';

const requestOf = (search: string) => sourcesRequest(3, noFilters, sourceParameters(new URLSearchParams(search)));
const article = (url: string, mentioned: boolean | null, title = ''): Article =>
  ({ url, title, check: { state: mentioned === null ? 'not_checked' : 'checked', mentioned } }) as Article;

describe('the Sources view’s part of the address', () => {
  it('asks the service for what it can narrow', () => {
    expect(requestOf('')).toEqual({ customerId: 3 });
    expect(requestOf('owner=competitor&category=news')).toEqual({
      customerId: 3,
      owner: 'competitor',
      category: 'news',
    });
    expect(requestOf('show=pages&check=unreachable')).toEqual({ customerId: 3, state: 'unreachable' });
    expect(requestOf('show=pages&check=not_named')).toEqual({ customerId: 3, state: 'checked' });
    expect(requestOf('show=without')).toEqual({ customerId: 3, competitorsWithoutUs: true });
  });

  it('leaves out what is malformed, and a kind of check where sites are listed', () => {
    expect(requestOf('show=everything&owner=nobody&category=&check=maybe')).toEqual({ customerId: 3 });
    expect(requestOf('check=unreachable')).toEqual({ customerId: 3 });
  });

  it('needs every page only where rows are left out after they were read', () => {
    const narrowed = (search: string) => isNarrowedHere(sourceParameters(new URLSearchParams(search)));
    expect(['show=pages', 'show=pages&check=not_checked', 'owner=owned'].map(narrowed)).toEqual([false, false, false]);
    expect(['show=pages&check=named', 'show=pages&check=not_named', 'q=crm'].map(narrowed)).toEqual([true, true, true]);
  });

  it('shows the pages that the choice leaves, by address or title', () => {
    const pages = [
      article('https://g2.com/crm', true),
      article('https://x.org/1', false, 'Best CRM'),
      article('https://y.org/', null),
    ];
    const shown = (search: string) =>
      shownArticles(pages, sourceParameters(new URLSearchParams(search))).map((one) => one.url);
    expect(shown('show=pages&check=named')).toEqual(['https://g2.com/crm']);
    expect(shown('show=pages&check=not_named')).toEqual(['https://x.org/1']);
    expect(shown('show=pages&q=crm')).toEqual(['https://g2.com/crm', 'https://x.org/1']);
    expect(shown('show=pages')).toHaveLength(3);
    expect(shownDomains([{ domain: 'g2.com' }, { domain: 'x.org' }], 'G2')).toEqual([{ domain: 'g2.com' }]);
  });
});
