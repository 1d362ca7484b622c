import { baseUrlOf } from '../http/base-url.ts';
import { exchange } from '../http/exchange.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { requireCredential } from '../credential.ts';
import { openAiClient } from '../openai-client.ts';
import { readOpenAiReply } from './openai-reply.ts';

const label = 'OpenAI';

/**
 * ChatGPT through OpenAI's Responses API with web search.
 * The query is sent as it is, without instructions and without a language setting: whatever is added would be measured
 * too, and the language of the answer follows the query. The country goes into the search tool's user location.
 * The model decides by itself whether to search, as ChatGPT does. Nothing is stored at OpenAI (`store: false`).
 */
export const openai: ProviderDefinition = {
  id: 'openai',
  platform: 'chatgpt',
  label: 'OpenAI (Responses API with web search)',
  surface: 'api',
  credentials: ['OPENAI_API_KEY'],
  baseUrlVariable: 'OPENAI_BASE_URL',
  defaultModel: 'gpt-6-sol',
  modelVariable: 'OPENAI_MODEL',
  concurrency: 4,
  requestsPerMinute: 60,
  timeoutMs: 180_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'OPENAI_API_KEY');
    const baseURL = baseUrlOf(config.baseUrl, 'https://api.openai.com/v1');
    const model = config.model ?? openai.defaultModel ?? '';
    const timeoutMs = config.timeoutMs ?? openai.timeoutMs;
    return {
      ask: async (request, signal) => {
        const { body, latencyMs } = await exchange({ label, signal, timeoutMs, secrets: [apiKey] }, (fetch, ends) =>
          openAiClient({ apiKey, baseURL, fetch, timeoutMs }).responses.create(
            {
              model,
              input: request.query,
              tools: [
                { type: 'web_search', user_location: { type: 'approximate', country: request.country.toUpperCase() } },
              ],
              include: ['web_search_call.action.sources'],
              store: false,
            },
            { signal: ends },
          ),
        );
        return {
          ...readOpenAiReply(body, label, [apiKey]),
          requestedModel: model,
          provider: openai.id,
          surface: openai.surface,
          latencyMs,
          reportedCostUsd: null,
          raw: body,
        };
      },
    };
  },
};
