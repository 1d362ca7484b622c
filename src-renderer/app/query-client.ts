import { notifications } from '@mantine/notifications';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { CallError, messageOf } from '../api/call-error.ts';

/**
 * The cache of what the service said. Events make reads stale, so nothing is asked again by itself; only a service
 * that could not be reached is asked once more before a failure is shown. A command that failed says so.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && (!(error instanceof CallError) || error.code === 'unavailable'),
        retryDelay: 400,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.['quiet'] !== true)
          notifications.show({ color: 'red', title: 'That did not work', message: messageOf(error), autoClose: 8_000 });
      },
    }),
  });
}
