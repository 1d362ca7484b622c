import { expect, test } from 'vitest';
import { addBrandName, updateBrand } from '#main/store/brands.ts';
import { findDomain, overrideCategory } from '#main/store/domains.ts';
import { domainCategoriesFor } from '#main/store/statistics/domain-categories.ts';
import { workedExample } from './worked-example.ts';

test("a category is the user's override, else owned or competitor, else the kind of site", () => {
  const { store, customerId, bolt } = workedExample();
  const id = (name: string): number => findDomain(store, name)?.id ?? 0;
  const names = ['acme.com', 'anvilnews.com', 'anvilforum.org'];
  const categories = () => {
    const known = domainCategoriesFor(store, customerId, names.map(id));
    return names.map((name) => known.get(id(name)));
  };
  expect(categories()).toEqual(['owned', 'other', 'other']);
  addBrandName(store, bolt, 'domain', 'anvilnews.com');
  overrideCategory(store, customerId, id('anvilforum.org'), 'forum');
  expect(categories()).toEqual(['owned', 'competitor', 'forum']);
  overrideCategory(store, customerId, id('anvilnews.com'), 'news');
  updateBrand(store, bolt, { state: 'ignored' });
  expect(categories()).toEqual(['owned', 'news', 'forum']);
  overrideCategory(store, customerId, id('anvilnews.com'), null);
  expect(categories()).toEqual(['owned', 'other', 'forum']);
});
