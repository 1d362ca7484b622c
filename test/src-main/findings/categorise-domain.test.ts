import { expect, it } from 'vitest';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { inventedSites } from '#main/platforms/simulated/invented-sites.ts';

it('an invented site is what its seed says in the sample, and only there; a real one is what it is in both', () => {
  const sites = [...inventedSites()];
  expect(sites.length).toBeGreaterThan(20);
  const sample = createCategoriser('sample');
  const local = createCategoriser('local');
  expect(sites.filter(([domain, category]) => sample(domain) !== category)).toEqual([]);
  expect(sites.some(([domain, category]) => local(domain) !== category)).toBe(true);
  expect([sample('reddit.com'), local('reddit.com')]).toEqual(['forum', 'forum']);
});
