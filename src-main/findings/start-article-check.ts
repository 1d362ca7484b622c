import { isoInstant } from '#shared/domain/dates.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Jobs, StartedJob } from '#main/jobs/jobs.ts';
import { listArticlesDue, type ArticleToFetch } from '#main/store/article-pages.ts';
import type { Store } from '#main/store/open.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';

/** Days after which a page is fetched again; sooner if it was unreachable. */
const pageAgeDays = { read: 30, unreachable: 7 } as const;
const dayMs = 24 * 60 * 60 * 1000;

export interface ArticleCheckParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
}

export interface StartedArticleCheck extends StartedJob<'article-check'> {
  readonly articles: number;
}

/** Starts checking the given articles, or the most cited of a scope that are due; null if there are none. */
export function startArticleCheck(
  { store, jobs, now, emit }: ArticleCheckParts,
  selection: { scope: ExecutionScope; most: number; articles?: readonly ArticleToFetch[] },
): StartedArticleCheck | null {
  const daysAgo = (days: number): string => isoInstant(new Date(now().getTime() - days * dayMs));
  const due = { readBefore: daysAgo(pageAgeDays.read), triedBefore: daysAgo(pageAgeDays.unreachable) };
  const articles = selection.articles ?? listArticlesDue(store, selection.scope, due, selection.most);
  if (articles.length === 0) return null;
  const { jobId, finished } = jobs.start('article-check', { articles });
  const announced = finished.finally(() => emit({ kind: 'changed', topic: 'answers', customerId: null }));
  // A caller that does not wait learns of a failure from the job's event.
  announced.catch(() => {});
  return { jobId, articles: articles.length, finished: announced };
}
