import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { baseUrlOf } from '../http/base-url.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { askModel } from '../ask-model.ts';
import { requireCredential } from '../credential.ts';
import { readGeminiReply } from './gemini-reply.ts';

const label = 'Gemini';

/**
 * Gemini with Google Search. The query is sent as it is and the model decides whether to search. The API takes no
 * country for its search: Google uses the place the request comes from, so that answers of different countries
 * differ only by their query.
 */
export const gemini: ProviderDefinition = {
  id: 'gemini',
  platform: 'gemini',
  label: 'Google Gemini (with Google Search)',
  surface: 'api',
  credentials: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  baseUrlVariable: 'GOOGLE_GENERATIVE_AI_BASE_URL',
  defaultModel: 'gemini-3.8-flash',
  modelVariable: 'GOOGLE_GENERATIVE_AI_MODEL',
  concurrency: 2,
  requestsPerMinute: 30,
  timeoutMs: 120_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'GOOGLE_GENERATIVE_AI_API_KEY');
    const baseURL = baseUrlOf(config.baseUrl, 'https://generativelanguage.googleapis.com/v1beta');
    const model = config.model ?? gemini.defaultModel ?? '';
    const timeoutMs = config.timeoutMs ?? gemini.timeoutMs;
    return {
      ask: async (request, signal) => {
        const { body, latencyMs } = await askModel({ label, signal, timeoutMs, secrets: [apiKey] }, (fetch) => {
          const google = createGoogleGenerativeAI({ apiKey, baseURL, fetch });
          return {
            model: google(model),
            query: request.query,
            tools: { google_search: google.tools.googleSearch({}) },
          };
        });
        return {
          ...readGeminiReply(body, label),
          requestedModel: model,
          provider: gemini.id,
          surface: gemini.surface,
          latencyMs,
          reportedCostUsd: null,
          raw: body,
        };
      },
    };
  },
};
