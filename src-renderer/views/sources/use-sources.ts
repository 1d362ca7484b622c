import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import type { Article } from './check-words.ts';
import type { SourcesRequest } from './source-parameters.ts';

const partSize = 500;

/** Sources, with cited pages loaded a part at a time; `all` loads every part. */
export function useSources(request: SourcesRequest, all: boolean) {
  const sources = useInfiniteQuery({
    queryKey: ['list-sources', request, partSize],
    queryFn: ({ pageParam }) => call('list-sources', { ...request, limit: partSize, offset: pageParam }),
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

/** Every cited page of a request, for a file. */
export async function readAllArticles(request: SourcesRequest): Promise<Article[]> {
  const articles: Article[] = [];
  for (;;) {
    const part = await call('list-sources', { ...request, limit: 1_000, offset: articles.length });
    articles.push(...part.articles);
    if (part.articles.length === 0 || articles.length >= part.totalArticles) return articles;
  }
}
