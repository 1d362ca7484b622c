import { z } from 'zod';
import { defineProvider } from '../define-provider.ts';
import { dataForSeo, readTask, sendTask } from '../dataforseo/live-task.ts';
import { mergeCitations, sourcesAs } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';

const optionalText = z.string().nullish().catch(null);
const sourcesSchema = z
  .array(z.looseObject({ url: optionalText, title: optionalText }))
  .nullish()
  .catch(null);
const resultSchema = z.looseObject({
  model: optionalText,
  markdown: optionalText,
  sources: sourcesSchema,
  search_results: sourcesSchema,
  fan_out_queries: z.array(z.string()).nullish().catch(null),
  items: z
    .array(z.looseObject({ markdown: optionalText, sources: sourcesSchema }))
    .nullish()
    .catch(null),
});

/**
 * ChatGPT as its web page shows it, through DataForSEO's scraper.
 * Cited: the sources the page names, for the whole answer or a part of it; retrieved: its search results.
 * The search is not forced: whether ChatGPT searches is part of what is measured.
 */
export const dataforseoChatgpt = defineProvider({
  ...dataForSeo,
  id: 'dataforseo-chatgpt',
  platform: 'chatgpt',
  label: 'DataForSEO (the ChatGPT web page)',
  surface: 'interface',
  timeoutMs: 150_000,
  send: sendTask('/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced'),
  read: (body, connection) => {
    const { result, costUsd } = readTask(body, connection);
    if (result === null) throw invalidReply(connection.name, 'no answer in the reply');
    const page = readReply(resultSchema, result, connection.name);
    const items = page.items ?? [];
    const whole = page.markdown?.trim() ?? '';
    const parts = items.flatMap((item) => (item.markdown?.trim() ? [item.markdown.trim()] : []));
    const text = whole || parts.join('\n\n');
    if (text === '') throw invalidReply(connection.name, 'no text in the answer');
    const cited = [...(page.sources ?? []), ...items.flatMap((item) => item.sources ?? [])];
    return {
      outcome: 'answered',
      text,
      citations: mergeCitations([...sourcesAs(true, cited), ...sourcesAs(false, page.search_results ?? [])]),
      searches: [...new Set(page.fan_out_queries ?? [])],
      servedModel: page.model ?? null,
      usage: { inputTokens: null, outputTokens: null, searches: 1 },
      reportedCostUsd: costUsd,
    };
  },
});
