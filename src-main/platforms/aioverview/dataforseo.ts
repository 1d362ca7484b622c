import { dataForSeo, readTask, sendTask } from '../dataforseo/live-task.ts';
import { defineProvider } from '../define-provider.ts';
import { readDataForSeoOverview } from './dataforseo-overview.ts';

/** Google's AI Overview through DataForSEO, which waits for the overview that Google loads after the page. */
export const dataforseoOverview = defineProvider({
  ...dataForSeo,
  id: 'dataforseo-aioverview',
  platform: 'aioverview',
  label: 'DataForSEO (Google search)',
  surface: 'serp',
  timeoutMs: 120_000,
  send: sendTask('/v3/serp/google/organic/live/advanced', {
    device: 'desktop',
    load_async_ai_overview: true,
    expand_ai_overview: true,
  }),
  read: (body, connection) => {
    const { result, costUsd } = readTask(body, connection);
    const overview = result === null ? null : readDataForSeoOverview(result, connection.name);
    return {
      outcome: overview === null ? 'no_overview' : 'answered',
      text: overview?.text ?? '',
      citations: overview?.citations ?? [],
      searches: [],
      usage: { inputTokens: null, outputTokens: null, searches: 1 },
      reportedCostUsd: costUsd,
    };
  },
});
