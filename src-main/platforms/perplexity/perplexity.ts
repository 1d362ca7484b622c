import { defineProvider } from '../define-provider.ts';
import { openAiClient } from '../openai-client.ts';
import { readPerplexityReply } from './perplexity-reply.ts';

/**
 * Perplexity's own model with its web search, through the Agent API (the successor of the Sonar chat completions, which
 * ended in September 2026). It speaks OpenAI's Responses protocol, so OpenAI's library writes the request. The query
 * is sent as it is, the country goes into the search tool.
 */
export const perplexity = defineProvider({
  id: 'perplexity',
  platform: 'perplexity',
  name: 'Perplexity',
  label: 'Perplexity (Sonar)',
  surface: 'api',
  credentials: ['PERPLEXITY_API_KEY'],
  baseUrlVariable: 'PERPLEXITY_BASE_URL',
  vendorUrl: 'https://api.perplexity.ai/v1',
  defaultModel: 'perplexity/sonar',
  modelVariable: 'PERPLEXITY_MODEL',
  concurrency: 1,
  requestsPerMinute: 50,
  timeoutMs: 120_000,
  send: async (connection, { query, country }, fetch, signal) => {
    const client = await openAiClient(connection, fetch);
    const tools = [{ type: 'web_search' as const, user_location: { country: country.toUpperCase() } }];
    return client.responses.create({ model: connection.model, input: query, tools }, { signal });
  },
  read: readPerplexityReply,
});
