import { baseUrlOf } from '../http/base-url.ts';
import { exchange } from '../http/exchange.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { requireCredential } from '../credential.ts';
import { openAiClient } from '../openai-client.ts';
import { readPerplexityReply } from './perplexity-reply.ts';

const label = 'Perplexity';

/**
 * Perplexity's own model with its web search, through the Agent API (the successor of the Sonar chat completions, which
 * ended in September 2026). It speaks OpenAI's Responses protocol, so OpenAI's library writes the request. The query
 * is sent as it is, the country goes into the search tool.
 */
export const perplexity: ProviderDefinition = {
  id: 'perplexity',
  platform: 'perplexity',
  label: 'Perplexity (Sonar)',
  surface: 'api',
  credentials: ['PERPLEXITY_API_KEY'],
  baseUrlVariable: 'PERPLEXITY_BASE_URL',
  defaultModel: 'perplexity/sonar',
  modelVariable: 'PERPLEXITY_MODEL',
  concurrency: 1,
  requestsPerMinute: 50,
  timeoutMs: 120_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'PERPLEXITY_API_KEY');
    const baseURL = baseUrlOf(config.baseUrl, 'https://api.perplexity.ai/v1');
    const model = config.model ?? perplexity.defaultModel ?? '';
    const timeoutMs = config.timeoutMs ?? perplexity.timeoutMs;
    const secrets = [apiKey];
    return {
      ask: async (request, signal) => {
        const tools = [{ type: 'web_search' as const, user_location: { country: request.country.toUpperCase() } }];
        const { body, latencyMs } = await exchange({ label, signal, timeoutMs, secrets }, (fetch, ends) =>
          openAiClient({ apiKey, baseURL, fetch, timeoutMs }).responses.create(
            { model, input: request.query, tools },
            { signal: ends },
          ),
        );
        return {
          ...readPerplexityReply(body, label, secrets),
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
