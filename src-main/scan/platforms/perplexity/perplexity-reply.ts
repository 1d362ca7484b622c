import { z } from 'zod';
import type { CapturedAnswer } from '../../captured-answer.ts';
import { mergeCitations } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';
import { withoutThinking } from '../without-thinking.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const resultSchema = z.looseObject({ url: text, title: text });

const replySchema = z.looseObject({
  model: text,
  choices: z.array(z.looseObject({ message: z.looseObject({ content: text }), finish_reason: text })),
  citations: z
    .array(z.union([z.string(), resultSchema]))
    .nullish()
    .catch(null),
  search_results: z.array(resultSchema).nullish().catch(null),
  usage: z
    .looseObject({
      prompt_tokens: count,
      completion_tokens: count,
      num_search_queries: count,
      cost: z.looseObject({ total_cost: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/** What a reply of Perplexity says; the rest of a {@link CapturedAnswer} is known by who asked. */
export type PerplexityAnswer = Pick<
  CapturedAnswer,
  'outcome' | 'text' | 'citations' | 'servedModel' | 'usage' | 'reportedCostUsd'
>;

/**
 * Reads a reply of Perplexity's chat completions. The answer's `[1]` marks count into `search_results` (older replies
 * have bare addresses in `citations`); a source is cited when its mark stands in the text. When the text has no marks
 * at all, every source is cited, because Perplexity shows them above its answer.
 * Throws {@link ScanFailure} `invalid_response` when there is no text.
 */
export function readPerplexityReply(body: unknown, label: string): PerplexityAnswer {
  const reply = readReply(replySchema, body, label);
  const answer = withoutThinking(reply.choices[0]?.message.content ?? '');
  const filtered = reply.choices[0]?.finish_reason === 'content_filter';
  if (answer === '' && !filtered) throw invalidReply(label, 'no text in the reply');
  const named = (reply.citations ?? []).map((source) =>
    typeof source === 'string' ? { url: source, title: '' } : source,
  );
  const sources = reply.search_results?.length ? reply.search_results : named;
  const marks = new Set([...answer.matchAll(/\[(\d{1,3})\](?!\()/g)].map((mark) => Number(mark[1])));
  return {
    outcome: filtered ? 'refused' : 'answered',
    text: answer,
    citations: mergeCitations(
      sources.map(({ url, title }, place) => ({ url, title, cited: marks.size === 0 || marks.has(place + 1) })),
    ),
    servedModel: reply.model ?? null,
    usage: {
      inputTokens: reply.usage?.prompt_tokens ?? null,
      outputTokens: reply.usage?.completion_tokens ?? null,
      searches: reply.usage?.num_search_queries ?? null,
    },
    reportedCostUsd: reply.usage?.cost?.total_cost ?? null,
  };
}
