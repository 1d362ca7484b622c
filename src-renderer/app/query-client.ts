import { notifications } from '@mantine/notifications';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { CallError, messageOf } from '../api/call-error.ts';
import { t } from '../language/current.ts';

/**
 * The cache of the service's replies. Events invalidate it, so nothing is refetched on its own; only a request that did
 * not reach the service is retried once before a failure is shown. A failed command shows a notice.
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
          notifications.show({
            color: 'red',
            title: t('Something went wrong'),
            message: messageOf(error),
            autoClose: 8_000,
          });
      },
    }),
  });
}
