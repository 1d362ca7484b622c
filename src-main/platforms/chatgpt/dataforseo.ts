import { z } from 'zod';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { dataForSeoClient } from '../dataforseo/ask-dataforseo.ts';
import { mergeCitations, sourcesAs } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';

const label = 'DataForSEO';

const text = z.string().nullish().catch(null);
const sourcesSchema = z
  .array(z.looseObject({ url: text, title: text }))
  .nullish()
  .catch(null);
const resultSchema = z.looseObject({
  model: text,
  markdown: text,
  sources: sourcesSchema,
  search_results: sourcesSchema,
  fan_out_queries: z.array(z.string()).nullish().catch(null),
  items: z
    .array(z.looseObject({ markdown: text, sources: sourcesSchema }))
    .nullish()
    .catch(null),
});

/**
 * ChatGPT as its web page shows it, through DataForSEO's scraper.
 * Cited are the sources the page names, of the whole answer or of a part of it; retrieved are its search results.
 * The search is not forced: whether ChatGPT searches is part of what is measured.
 */
export const dataforseoChatgpt: ProviderDefinition = {
  id: 'dataforseo-chatgpt',
  platform: 'chatgpt',
  label: 'DataForSEO (the ChatGPT web page)',
  surface: 'interface',
  credentials: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  baseUrlVariable: 'DATAFORSEO_BASE_URL',
  defaultModel: null,
  concurrency: 4,
  requestsPerMinute: 120,
  timeoutMs: 150_000,
  create: (config) => {
    const client = dataForSeoClient(config, dataforseoChatgpt.timeoutMs);
    return {
      ask: async (request, signal) => {
        const reply = await client.ask('/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced', request, {}, signal);
        if (reply.result === null) throw invalidReply(label, 'no answer in the reply');
        const page = readReply(resultSchema, reply.result, label);
        const items = page.items ?? [];
        const whole = page.markdown?.trim() ?? '';
        const parts = items.flatMap((item) => (item.markdown?.trim() ? [item.markdown.trim()] : []));
        const answer = whole || parts.join('\n\n');
        if (answer === '') throw invalidReply(label, 'no text in the answer');
        const cited = [...(page.sources ?? []), ...items.flatMap((item) => item.sources ?? [])];
        return {
          outcome: 'answered',
          text: answer,
          citations: mergeCitations([...sourcesAs(true, cited), ...sourcesAs(false, page.search_results ?? [])]),
          searches: [...new Set(page.fan_out_queries ?? [])],
          requestedModel: null,
          servedModel: page.model ?? null,
          provider: dataforseoChatgpt.id,
          surface: dataforseoChatgpt.surface,
          latencyMs: reply.latencyMs,
          usage: { inputTokens: null, outputTokens: null, searches: 1 },
          reportedCostUsd: reply.costUsd,
          raw: reply.raw,
        };
      },
    };
  },
};
