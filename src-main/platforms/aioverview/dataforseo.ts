import type { ProviderDefinition } from '../platform-scanner.ts';
import { dataForSeoClient } from '../dataforseo/ask-dataforseo.ts';
import { readDataForSeoOverview } from './dataforseo-overview.ts';

const label = 'DataForSEO';

/** Google's AI Overview through DataForSEO, which waits for the overview that Google loads after the page. */
export const dataforseoOverview: ProviderDefinition = {
  id: 'dataforseo-aioverview',
  platform: 'aioverview',
  label: 'DataForSEO (Google search)',
  surface: 'serp',
  credentials: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  baseUrlVariable: 'DATAFORSEO_BASE_URL',
  defaultModel: null,
  concurrency: 4,
  requestsPerMinute: 120,
  timeoutMs: 120_000,
  create: (config) => {
    const client = dataForSeoClient(config, dataforseoOverview.timeoutMs);
    const parameters = { device: 'desktop', load_async_ai_overview: true, expand_ai_overview: true };
    return {
      ask: async (request, signal) => {
        const reply = await client.ask('/v3/serp/google/organic/live/advanced', request, parameters, signal);
        const overview = reply.result === null ? null : readDataForSeoOverview(reply.result, label);
        return {
          outcome: overview === null ? 'no_overview' : 'answered',
          text: overview?.text ?? '',
          citations: overview?.citations ?? [],
          searches: [],
          requestedModel: null,
          servedModel: null,
          provider: dataforseoOverview.id,
          surface: dataforseoOverview.surface,
          latencyMs: reply.latencyMs,
          usage: { inputTokens: null, outputTokens: null, searches: 1 },
          reportedCostUsd: reply.costUsd,
          raw: reply.raw,
        };
      },
    };
  },
};
