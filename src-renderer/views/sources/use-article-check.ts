import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { CallError } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { useJob } from '../../api/jobs.ts';

type Reply = OutputOf<'check-articles'>;
/** The cache key of the last check's result, so that a view opened later shows it too. */
const endedKey: QueryKey = ['article-check-ended'];

/** Starts article checks and follows them; the work continues, and its result is kept, when the view is left. */
export function useArticleCheck() {
  const client = useQueryClient();
  const job = useJob('article-check');
  const ended = useQuery<Reply | null>({
    queryKey: endedKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
  const checking = useMutation({
    mutationKey: ['check-articles'],
    meta: { quiet: true },
    mutationFn: async (request: InputOf<'check-articles'>) => {
      client.setQueryData(endedKey, null);
      const reply = await call('check-articles', { ...request, wait: true });
      client.setQueryData(endedKey, reply);
      return reply;
    },
  });
  const running = job?.state === 'running';
  return {
    job,
    running,
    busy: running || checking.isPending,
    ended,
    /** What went wrong; cancelling is not an error. */
    error:
      job?.state === 'cancelled' && checking.error instanceof CallError && checking.error.code === 'unavailable'
        ? null
        : checking.error,
    start: checking.mutate,
  };
}
