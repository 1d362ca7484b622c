import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import type { Article } from './check-words.ts';
import type { SourcesRequest } from './source-parameters.ts';

const atOnce = 500;

/** Sources, their pages read a part at a time; `all` reads on until every page is there. */
export function useSources(request: SourcesRequest, all: boolean) {
  const sources = useInfiniteQuery({
    queryKey: ['list-sources', request, atOnce],
    queryFn: ({ pageParam }) => call('list-sources', { ...request, limit: atOnce, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, parts) => {
      const loaded = parts.reduce((sum, part) => sum + part.articles.length, 0);
      return last.articles.length === 0 || loaded >= last.totalArticles ? undefined : loaded;
    },
    placeholderData: keepPreviousData,
  });
  const { hasNextPage, isFetching, fetchNextPage } = sources;
  useEffect(() => {
    if (all && hasNextPage && !isFetching) void fetchNextPage();
  }, [all, hasNextPage, isFetching, fetchNextPage]);
  return sources;
}

/** Every page of a request, for a file. */
export async function readAllArticles(request: SourcesRequest): Promise<Article[]> {
  const articles: Article[] = [];
  for (;;) {
    const part = await call('list-sources', { ...request, limit: 1_000, offset: articles.length });
    articles.push(...part.articles);
    if (part.articles.length === 0 || articles.length >= part.totalArticles) return articles;
  }
}
