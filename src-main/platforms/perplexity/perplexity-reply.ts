import { z } from 'zod';
import type { AnswerOfReply, Connection } from '../define-provider.ts';
import { mergeCitations, sourcesAs } from '../merge-citations.ts';
import { invalidReply, readReply, withoutThinking } from '../read-reply.ts';
import { throwReportedError } from '../throw-reported-error.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null);
const sourceSchema = z.looseObject({ id: count, url: text, title: text });
const costSchema = z.looseObject({ total_cost: count }).nullish().catch(null);

const itemSchema = z.looseObject({
  type: z.string(),
  queries: listOf(z.string()),
  results: listOf(sourceSchema),
  contents: listOf(sourceSchema),
  content: listOf(z.looseObject({ type: z.string(), text, annotations: listOf(sourceSchema) })),
});
const agentSchema = z.looseObject({
  model: text,
  output: z.array(itemSchema),
  incomplete_details: z.looseObject({ reason: text }).nullish().catch(null),
  usage: z
    .looseObject({
      input_tokens: count,
      input_tokens_details: z.looseObject({ cached_tokens: count }).nullish().catch(null),
      output_tokens: count,
      cost: costSchema,
      tool_calls_details: z
        .record(z.string(), z.looseObject({ invocation: count }))
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});
const chatSchema = z.looseObject({
  model: text,
  choices: z.array(z.looseObject({ message: z.looseObject({ content: text }), finish_reason: text })).min(1),
  citations: listOf(z.union([z.string(), sourceSchema])),
  search_results: listOf(sourceSchema),
  usage: z.looseObject({ prompt_tokens: count, completion_tokens: count, cost: costSchema }).nullish().catch(null),
});

/**
 * Reads a reply of Perplexity: the Agent API's, or the former chat completions' that gateways still translate to.
 * The answer's `[1]` marks name results by their number; a source is cited when its mark or an annotation of the text
 * names it. If the text names none, every source is cited, because Perplexity shows them with its answer. An answer
 * stopped by the content filter is refused. A reply without any list of sources is marked as such, because Perplexity
 * always searches: that it lists none says nothing about its sources.
 * Throws {@link ScanFailure}: a reported error by its code, `invalid_response` when there is no text.
 */
export function readPerplexityReply(body: unknown, { name, secrets }: Connection): AnswerOfReply {
  throwReportedError(body, name, secrets);
  const isChat = typeof body === 'object' && body !== null && 'choices' in body;
  const answer = isChat ? readChat(body, name) : readAgent(body, name);
  if (answer.text === '' && answer.outcome !== 'refused') throw invalidReply(name, 'no text in the reply');
  return answer;
}

function readAgent(body: unknown, name: string): AnswerOfReply {
  const reply = readReply(agentSchema, body, name);
  const parts = reply.output.flatMap((item) => (item.type === 'message' ? (item.content ?? []) : []));
  const answer = withoutThinking(parts.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join(''));
  const searches = reply.output.filter((item) => item.type === 'search_results');
  const opened = reply.output.flatMap((item) => item.contents ?? []);
  const noted = parts.flatMap((part) => part.annotations ?? []);
  const calls = reply.usage?.tool_calls_details?.['search_web'] ?? reply.usage?.tool_calls_details?.['web_search'];
  return {
    outcome: reply.incomplete_details?.reason === 'content_filter' ? 'refused' : 'answered',
    text: answer,
    citations: mergeCitations([
      ...sourcesAs(true, noted),
      ...markedSources(
        answer,
        searches.flatMap((search) => search.results ?? []),
        noted.length > 0,
      ),
      ...sourcesAs(false, opened),
    ]),
    sourcesReported: searches.length > 0 || noted.length > 0 || opened.length > 0,
    searches: [...new Set(searches.flatMap((search) => search.queries ?? []))],
    servedModel: reply.model ?? null,
    usage: {
      inputTokens: reply.usage?.input_tokens ?? null,
      cachedInputTokens: reply.usage?.input_tokens_details?.cached_tokens ?? null,
      outputTokens: reply.usage?.output_tokens ?? null,
      searches: calls?.invocation ?? searches.length,
    },
    reportedCostUsd: reply.usage?.cost?.total_cost ?? null,
  };
}

function readChat(body: unknown, name: string): AnswerOfReply {
  const reply = readReply(chatSchema, body, name);
  const answer = withoutThinking(reply.choices[0]?.message.content ?? '');
  const bare = (reply.citations ?? []).map((source) => (typeof source === 'string' ? { url: source } : source));
  return {
    outcome: reply.choices[0]?.finish_reason === 'content_filter' ? 'refused' : 'answered',
    text: answer,
    citations: mergeCitations(markedSources(answer, reply.search_results?.length ? reply.search_results : bare, false)),
    sourcesReported: reply.search_results != null || reply.citations != null,
    searches: [],
    servedModel: reply.model ?? null,
    usage: {
      inputTokens: reply.usage?.prompt_tokens ?? null,
      outputTokens: reply.usage?.completion_tokens ?? null,
      searches: null,
    },
    reportedCostUsd: reply.usage?.cost?.total_cost ?? null,
  };
}

/** Sources with the marks of the text applied: `[7]` is the source numbered 7, or the seventh where none has a number. */
function markedSources(answer: string, sources: readonly z.input<typeof sourceSchema>[], named: boolean) {
  const marks = new Set([...answer.matchAll(/\[(?:web:)?(\d{1,3})\](?!\()/g)].map((mark) => Number(mark[1])));
  const all = marks.size === 0 && !named;
  return sources.map(({ id, url, title }, place) => ({ url, title, cited: all || marks.has(id ?? place + 1) }));
}
