import { defineProvider } from '../define-provider.ts';
import { generateOnce } from '../generate-once.ts';
import { readGeminiReply } from './gemini-reply.ts';

/**
 * Gemini with Google Search. The query is sent as it is and the model decides whether to search. The API takes no
 * country for its search: Google uses the location of the request, so answers for different countries differ only
 * by their query.
 */
export const gemini = defineProvider({
  id: 'gemini',
  platform: 'gemini',
  name: 'Gemini',
  label: 'Google Gemini (with Google Search)',
  surface: 'api',
  credentials: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  baseUrlVariable: 'GOOGLE_GENERATIVE_AI_BASE_URL',
  vendorUrl: 'https://generativelanguage.googleapis.com/v1beta',
  defaultModel: 'gemini-3.8-flash',
  modelVariable: 'GOOGLE_GENERATIVE_AI_MODEL',
  concurrency: 2,
  requestsPerMinute: 30,
  timeoutMs: 120_000,
  send: async ({ baseUrl, model, secrets: [apiKey = ''] }, { query }, fetch, signal) => {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const google = createGoogleGenerativeAI({ apiKey, baseURL: baseUrl, fetch });
    const tools = { google_search: google.tools.googleSearch({}) };
    return generateOnce({ model: google(model), prompt: query, tools }, signal);
  },
  read: readGeminiReply,
});
