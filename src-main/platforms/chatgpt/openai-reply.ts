import { z } from 'zod';
import type { Usage } from '#main/analysis/captured-answer.ts';
import type { AnswerOfReply, Connection } from '../define-provider.ts';
import { ScanFailure } from '../scan-failure.ts';
import { mergeCitations, sourcesAs } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';
import { throwReportedError } from '../throw-reported-error.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const sourceSchema = z.looseObject({ url: text, title: text });
const listOf = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null);

const partSchema = z.looseObject({
  type: z.string(),
  text,
  refusal: text,
  annotations: listOf(z.looseObject({ type: text, url: text, title: text, start_index: count })),
});
const actionSchema = z.looseObject({
  type: text,
  query: text,
  queries: listOf(z.string()),
  url: text,
  sources: listOf(sourceSchema),
});
const itemSchema = z.looseObject({
  type: z.string(),
  phase: text,
  content: listOf(partSchema),
  action: actionSchema.nullish().catch(null),
});
const replySchema = z.looseObject({
  model: text,
  status: text,
  incomplete_details: z.looseObject({ reason: text }).nullish().catch(null),
  output: z.array(itemSchema),
  usage: z
    .looseObject({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.looseObject({ cached_tokens: count, cache_write_tokens: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  tool_usage: z
    .looseObject({ web_search: z.looseObject({ num_requests: count }).nullish() })
    .nullish()
    .catch(null),
});
type Reply = z.output<typeof replySchema>;

/**
 * Reads a reply of OpenAI's Responses API with web search.
 *
 * - text: every `output_text` part; parts of a message are one text, messages are paragraphs. What a model says
 *   before it searches (`phase: commentary`) counts only when there is nothing else.
 * - cited: `url_citation` annotations in order; retrieved: pages opened or returned by a search.
 * - refused: a `refusal` part, or an answer that the content filter stopped.
 * - an answer cut off by the model's length limit counts if it has text: it is what the platform said, and the raw
 *   reply keeps the reason.
 *
 * Throws {@link ScanFailure}: by the error's code when the reply reports one, `invalid_response` when there is no text.
 */
export function readOpenAiReply(body: unknown, { name, secrets }: Connection): AnswerOfReply {
  throwReportedError(body, name, secrets);
  const reply = readReply(replySchema, body, name);
  if (reply.status === 'cancelled')
    throw new ScanFailure('server', `${name}: the response was cancelled`, { status: 200 });
  const messages = reply.output.filter((item) => item.type === 'message');
  const final = messages.filter((message) => message.phase !== 'commentary');
  const answer = textOf(final) || textOf(messages);
  const parts = (textOf(final) ? final : messages).flatMap((message) => message.content ?? []);
  const refusals = parts.flatMap((part) => (part.type === 'refusal' ? [part.refusal ?? ''] : []));
  const reason = reply.incomplete_details?.reason ?? null;
  const refused = refusals.length > 0 || (reply.status === 'incomplete' && reason === 'content_filter');
  if (!refused && answer === '')
    throw invalidReply(name, `no text in the response (${reason ?? reply.status ?? 'no status'})`);
  const actions = reply.output.flatMap((item) => (item.type === 'web_search_call' && item.action ? [item.action] : []));
  const cited = parts.flatMap((part) => (part.annotations ?? []).filter((note) => note.type === 'url_citation'));
  const retrieved = actions.flatMap((action) => [...(action.sources ?? []), { url: action.url }]);
  return {
    outcome: refused ? 'refused' : 'answered',
    text: [answer, ...refusals].filter((part) => part !== '').join('\n\n'),
    citations: mergeCitations([...sourcesAs(true, cited), ...sourcesAs(false, retrieved)]),
    searches: [...new Set(actions.flatMap(({ query, queries }) => [...(query ? [query] : []), ...(queries ?? [])]))],
    servedModel: reply.model ?? null,
    usage: usageOf(reply),
  };
}

const textOf = (messages: Reply['output']): string =>
  messages
    .map((message) =>
      (message.content ?? []).map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join(''),
    )
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Billed searches: what the reply counts, else its search calls; opening a page or finding in it is not billed. */
function usageOf(reply: Reply): Usage {
  const calls = reply.output.filter(
    (item) => item.type === 'web_search_call' && (item.action?.type ?? 'search') === 'search',
  );
  return {
    inputTokens: reply.usage?.input_tokens ?? null,
    cachedInputTokens: reply.usage?.input_tokens_details?.cached_tokens ?? null,
    cacheWriteTokens: reply.usage?.input_tokens_details?.cache_write_tokens ?? null,
    outputTokens: reply.usage?.output_tokens ?? null,
    searches: reply.tool_usage?.web_search?.num_requests ?? calls.length,
  };
}
