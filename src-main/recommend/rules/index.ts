import type { Rule } from '../rule.ts';
import { articlesWithoutCustomer } from './articles-without-customer.ts';
import { competitorRising } from './competitor-rising.ts';
import { domainsThatMatter } from './domains-that-matter.ts';
import { namedLate } from './named-late.ts';
import { namedNotCited } from './named-not-cited.ts';
import { noCompanyNamed } from './nobody-named.ts';
import { ownPagesNotCited } from './own-pages-not-cited.ts';
import { queriesLost } from './queries-lost.ts';
import { wrongName } from './wrong-name.ts';

/** Every rule of the weekly cycle. */
export const rules: readonly Rule[] = [
  articlesWithoutCustomer,
  domainsThatMatter,
  ownPagesNotCited,
  queriesLost,
  noCompanyNamed,
  competitorRising,
  namedNotCited,
  wrongName,
  namedLate,
];
