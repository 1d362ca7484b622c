import { defineProvider } from '../define-provider.ts';
import { openAiClient, openAiUrl } from '../openai-client.ts';
import { readOpenAiReply } from './openai-reply.ts';

/**
 * ChatGPT through OpenAI's Responses API with web search.
 * The query is sent as it is, without instructions and without a language setting: anything added would be measured
 * too, and the language of the answer follows the query. The country goes into the search tool's user location.
 * The model decides by itself whether to search, as ChatGPT does. Nothing is stored at OpenAI (`store: false`).
 */
export const openai = defineProvider({
  id: 'openai',
  platform: 'chatgpt',
  name: 'OpenAI',
  label: 'OpenAI (Responses API with web search)',
  surface: 'api',
  credentials: ['OPENAI_API_KEY'],
  baseUrlVariable: 'OPENAI_BASE_URL',
  vendorUrl: openAiUrl,
  defaultModel: 'gpt-6-sol',
  modelVariable: 'OPENAI_MODEL',
  concurrency: 4,
  requestsPerMinute: 60,
  timeoutMs: 180_000,
  send: async (connection, { query, country }, fetch, signal) => {
    const client = await openAiClient(connection, fetch);
    return client.responses.create(
      {
        model: connection.model,
        input: query,
        tools: [{ type: 'web_search', user_location: { type: 'approximate', country: country.toUpperCase() } }],
        include: ['web_search_call.action.sources'],
        store: false,
      },
      { signal },
    );
  },
  read: readOpenAiReply,
});
