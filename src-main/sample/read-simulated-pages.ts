import { isoInstant, type Day } from '#shared/domain/dates.ts';
import { checkStoredPages } from '#main/findings/check-stored-pages.ts';
import { hashOf } from '#main/platforms/simulated/chance.ts';
import { simulateAnswer } from '#main/platforms/simulated/simulate-answer.ts';
import {
  listArticlesDue,
  storeReadPage,
  storeUnreachablePage,
  type ArticleToFetch,
} from '#main/store/article-pages.ts';
import type { Store } from '#main/store/open.ts';
import { listQueryRows } from '#main/store/queries.ts';
import { samplePlatforms, type SampleGroup } from './agency.ts';

const mostPages = 30;
/** One page in this many cannot be read, as happens with real sites. */
const pagesPerFailure = 9;
const sourceLinks = / ?\(?\[\d{1,3}\]\([^)\s]{1,500}\)\)?/g;
const invented = '.example';

/** How pages of a customer's sample are read. */
export interface PageReading {
  readonly seed: number;
  readonly now: Date;
  readonly today: Day;
  readonly executionIds: readonly number[];
}

/**
 * Stores simulated texts of the invented pages that a customer's answers cite most, as if they had been read two days ago,
 * and checks which brands they mention: each page says what an answer to one of the customer's queries would.
 */
export function readSimulatedPages(
  store: Store,
  customerId: number,
  groups: readonly SampleGroup[],
  { seed, now, today, executionIds }: PageReading,
): void {
  const queries = groups.flatMap((group) => listQueryRows(store, group.id, false).map(({ text }) => ({ group, text })));
  const at = isoInstant(new Date(now.getTime() - 2 * 86_400_000));
  const due = { readBefore: '', triedBefore: '' };
  const pages = listArticlesDue(store, { executionIds, answered: 0 }, due, mostPages).filter(({ address }) =>
    new URL(address).hostname.endsWith(invented),
  );
  store.transaction(() => {
    for (const page of pages) {
      const query = queries[hashOf(page.address) % queries.length];
      const text = query === undefined ? '' : textOf(page, query.text, query.group, seed, today);
      if (text === '' || hashOf(`${seed}|${page.address}`) % pagesPerFailure === 0)
        storeUnreachablePage(store, page.id, {
          reason: 'status',
          message: 'Simulated: the site replied with 503.',
          gone: false,
          at,
        });
      else storeReadPage(store, page.id, { finalUrl: page.address, text: { title: '', text }, fetchedAt: at });
    }
  });
  checkStoredPages(store, customerId, () => {});
}

/** What a page says; empty if the simulation has no answer. */
function textOf(page: ArticleToFetch, query: string, group: SampleGroup, seed: number, today: Day): string {
  const { captured } = simulateAnswer({
    ...{ seed, query, today, day: today, platform: samplePlatforms[0] },
    ...{ language: group.language, country: group.country, sample: 1 + (hashOf(page.address) % 50) },
  });
  return captured.outcome === 'answered' ? captured.text.replaceAll(sourceLinks, '').replaceAll('**', '') : '';
}
