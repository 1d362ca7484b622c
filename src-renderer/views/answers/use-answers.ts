import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { call } from '../../api/client.ts';
import type { AnswersRequest } from './answer-parameters.ts';

export type AnswerRow = OutputOf<'list-answers'>['answers'][number];

/** Answers per page: few enough to load at once; more by query, where many answers make one row. */
export const pageSize = { list: 200, byQuery: 500 } as const;

/** Answers, a page at a time, as far as the table has been scrolled. */
export function useAnswers(request: AnswersRequest, size: number = pageSize.list) {
  return useInfiniteQuery({
    queryKey: ['list-answers', request, size],
    queryFn: ({ pageParam }) => call('list-answers', { ...request, limit: size, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.answers.length, 0);
      return last.answers.length === 0 || loaded >= last.total ? undefined : loaded;
    },
    placeholderData: keepPreviousData,
  });
}

/** Every answer of a request, for a file; `progress` receives the number read so far. Throws when aborted. */
export async function readAllAnswers(
  request: AnswersRequest,
  progress: (read: number, total: number) => void,
  signal: AbortSignal,
): Promise<AnswerRow[]> {
  const all: AnswerRow[] = [];
  for (;;) {
    signal.throwIfAborted();
    const page = await call('list-answers', { ...request, limit: 500, offset: all.length });
    all.push(...page.answers);
    progress(all.length, page.total);
    if (page.answers.length === 0 || all.length >= page.total) return all;
  }
}
