import { defineProvider } from '../define-provider.ts';
import { generateOnce } from '../generate-once.ts';
import { readClaudeReply } from './claude-reply.ts';

/** Enough for any chat answer and the thinking before it; Anthropic's API requires a limit. */
const maxOutputTokens = 16_000;

/**
 * Claude with Anthropic's web search: the query as it is, the country as the search's user location, at most five
 * searches (each is billed). The tool's first version is used, because it works without code execution on every model.
 */
export const claude = defineProvider({
  id: 'claude',
  platform: 'claude',
  name: 'Claude',
  label: 'Anthropic Claude (with web search)',
  surface: 'api',
  credentials: ['ANTHROPIC_API_KEY'],
  baseUrlVariable: 'ANTHROPIC_BASE_URL',
  vendorUrl: 'https://api.anthropic.com/v1',
  defaultModel: 'claude-sonnet-5-5',
  modelVariable: 'ANTHROPIC_MODEL',
  concurrency: 2,
  requestsPerMinute: 30,
  timeoutMs: 180_000,
  send: async ({ baseUrl, model, secrets: [apiKey = ''] }, { query, country }, fetch, signal) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const anthropic = createAnthropic({ apiKey, baseURL: baseUrl, fetch });
    const userLocation = { type: 'approximate', country: country.toUpperCase() } as const;
    const tools = { web_search: anthropic.tools.webSearch_20250305({ maxUses: 5, userLocation }) };
    return generateOnce({ model: anthropic(model), prompt: query, maxOutputTokens, tools }, signal);
  },
  read: readClaudeReply,
});
