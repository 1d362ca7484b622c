import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import type { Filters } from '../../app/address.ts';
import type { Article } from './check-words.ts';
import type { ShareBefore } from './source-columns.tsx';
import type { SourcesRequest } from './source-parameters.ts';

/** The most pages that one request may name. */
const partSize = 500;

/** The percentage of each of these pages, 0 where no answer cites it; none without an answer. */
async function readPageShares(scope: SourcesRequest, urls: readonly string[]): Promise<[string, number][]> {
  const { answered, articles } = await call('list-sources', { ...scope, urls: [...urls], limit: urls.length });
  const shares = new Map(articles.map(({ url, percentage }) => [url, percentage]));
  return answered === 0 ? [] : urls.map((url) => [url, shares.get(url) ?? 0]);
}

function joined(parts: readonly { readonly data: [string, number][] | undefined }[]): ShareBefore {
  const shares = new Map(parts.flatMap(({ data }) => data ?? []));
  return (url) => shares.get(url) ?? null;
}

/** What the given domains and loaded pages were cited in the days before; nulls where nothing is compared. */
export function useSharesBefore(
  customerId: number,
  filters: Filters,
  days: Pick<Filters, 'from' | 'to'> | null,
  articles: readonly Article[],
): { readonly domains: ShareBefore; readonly pages: ShareBefore } {
  const scope = days === null ? null : viewScope(customerId, { ...filters, ...days });
  const domains = useOperation('list-sources', scope === null ? null : { ...scope, limit: 1 }, {
    keepPrevious: true,
  }).data;
  const isCompared = days !== null;
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(articles.length / partSize) }, (_, part) =>
        articles.slice(part * partSize, (part + 1) * partSize).map(({ url }) => url),
      ),
    [articles],
  );
  const pages = useQueries({
    queries:
      scope === null
        ? []
        : parts.map((urls) => ({
            queryKey: ['list-sources', 'before', scope, urls],
            queryFn: () => readPageShares(scope, urls),
          })),
    combine: joined,
  });
  return useMemo(() => {
    if (!isCompared) return { domains: null, pages: null };
    const byDomain = new Map(domains?.domains.map((row) => [row.domain, row.percentage]));
    const hadAnswers = (domains?.answered ?? 0) > 0;
    return { domains: (domain) => (hadAnswers ? (byDomain.get(domain) ?? 0) : null), pages };
  }, [domains, pages, isCompared]);
}
