import { createAnthropic } from '@ai-sdk/anthropic';
import { baseUrlOf } from '../http/base-url.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { askModel } from '../ask-model.ts';
import { requireCredential } from '../credential.ts';
import { readClaudeReply } from './claude-reply.ts';

const label = 'Claude';

/** Long enough for any answer of a chat and the thinking before it; Anthropic's API asks for a limit. */
const maxOutputTokens = 16_000;

/**
 * Claude with Anthropic's web search: the query as it is, the country as the search's user location, at most five
 * searches (each is billed). The tool's first version is used, because it works without code execution on every model.
 */
export const claude: ProviderDefinition = {
  id: 'claude',
  platform: 'claude',
  label: 'Anthropic Claude (with web search)',
  surface: 'api',
  credentials: ['ANTHROPIC_API_KEY'],
  baseUrlVariable: 'ANTHROPIC_BASE_URL',
  defaultModel: 'claude-sonnet-5-5',
  modelVariable: 'ANTHROPIC_MODEL',
  concurrency: 2,
  requestsPerMinute: 30,
  timeoutMs: 180_000,
  create: (config) => {
    const apiKey = requireCredential(config, 'ANTHROPIC_API_KEY');
    const baseURL = baseUrlOf(config.baseUrl, 'https://api.anthropic.com/v1');
    const model = config.model ?? claude.defaultModel ?? '';
    const timeoutMs = config.timeoutMs ?? claude.timeoutMs;
    return {
      ask: async (request, signal) => {
        const { body, latencyMs } = await askModel({ label, signal, timeoutMs, secrets: [apiKey] }, (fetch) => {
          const anthropic = createAnthropic({ apiKey, baseURL, fetch });
          const userLocation = { type: 'approximate', country: request.country.toUpperCase() } as const;
          return {
            model: anthropic(model),
            query: request.query,
            maxOutputTokens,
            tools: { web_search: anthropic.tools.webSearch_20250305({ maxUses: 5, userLocation }) },
          };
        });
        return {
          ...readClaudeReply(body, label),
          requestedModel: model,
          provider: claude.id,
          surface: claude.surface,
          latencyMs,
          reportedCostUsd: null,
          raw: body,
        };
      },
    };
  },
};
