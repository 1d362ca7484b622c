import { createPerplexity } from '@ai-sdk/perplexity';
import { baseUrlOf } from '../../http/base-url.ts';
import type { ProviderDefinition } from '../../platform-scanner.ts';
import { askModel } from '../ask-model.ts';
import { requireCredential } from '../credential.ts';
import { readPerplexityReply } from './perplexity-reply.ts';

const label = 'Perplexity';

/** Perplexity's own search model: it always searches; the country goes into its search options, the query as it is. */
export const perplexity: ProviderDefinition = {
  id: 'perplexity',
  platform: 'perplexity',
  label: 'Perplexity (Sonar)',
  surface: 'api',
  credentials: ['PERPLEXITY_API_KEY'],
  baseUrlVariable: 'PERPLEXITY_BASE_URL',
  defaultModel: 'sonar',
  modelVariable: 'PERPLEXITY_MODEL',
  concurrency: 2,
  requestsPerMinute: 50,
  timeoutMs: 120_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'PERPLEXITY_API_KEY');
    const baseURL = baseUrlOf(config.baseUrl, 'https://api.perplexity.ai');
    const model = config.model ?? perplexity.defaultModel ?? '';
    const timeoutMs = config.timeoutMs ?? perplexity.timeoutMs;
    return {
      ask: async (request, signal) => {
        const { body, latencyMs } = await askModel({ label, signal, timeoutMs, secrets: [apiKey] }, (fetch) => ({
          model: createPerplexity({ apiKey, baseURL, fetch })(model),
          query: request.query,
          providerOptions: {
            perplexity: { web_search_options: { user_location: { country: request.country.toUpperCase() } } },
          },
        }));
        return {
          ...readPerplexityReply(body, label),
          searches: [],
          requestedModel: model,
          provider: perplexity.id,
          surface: perplexity.surface,
          latencyMs,
          raw: body,
        };
      },
    };
  },
};
