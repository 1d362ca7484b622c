import { z } from 'zod';
import type { AnswerOfReply, Connection } from '../define-provider.ts';
import { failureMessage } from '../http/failure-from.ts';
import { ScanFailure } from '../scan-failure.ts';
import { mergeCitations, sourcesAs } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const sourceSchema = z.looseObject({ type: text, url: text, title: text });

const blockSchema = z.looseObject({
  type: z.string(),
  text,
  name: text,
  input: z.looseObject({ query: text }).nullish().catch(null),
  citations: z.array(sourceSchema).nullish().catch(null),
  // A list of results, or one error object.
  content: z
    .union([z.array(sourceSchema), z.looseObject({ error_code: text })])
    .nullish()
    .catch(null),
});
const replySchema = z.looseObject({
  model: text,
  content: z.array(blockSchema),
  stop_reason: text,
  stop_details: z.looseObject({ explanation: text }).nullish().catch(null),
  usage: z
    .looseObject({
      input_tokens: count,
      cache_creation_input_tokens: count,
      cache_creation: z.looseObject({ ephemeral_1h_input_tokens: count }).nullish().catch(null),
      cache_read_input_tokens: count,
      output_tokens: count,
      server_tool_use: z.looseObject({ web_search_requests: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/**
 * Reads a reply of Claude with web search.
 * Text blocks form one text, split only where a citation begins and ends; text before the last search is
 * commentary ("Let me search for …") and counts only when nothing follows. Cited: the citations of text blocks;
 * retrieved: the results of the searches. `stop_reason: refusal` is refused. A reply that pauses in the middle
 * (`pause_turn`) is incomplete and fails as `server`, so that it is asked again. Throws {@link ScanFailure}.
 */
export function readClaudeReply(body: unknown, { name }: Connection): AnswerOfReply {
  const reply = readReply(replySchema, body, name);
  if (reply.stop_reason === 'pause_turn')
    throw new ScanFailure('server', failureMessage(`${name}: paused in the middle of the answer`, []), {
      status: 200,
      maybeBilled: true,
    });
  const refused = reply.stop_reason === 'refusal';
  const lastSearch = reply.content.findLastIndex((block) => block.type === 'web_search_tool_result');
  const afterwards = textOf(reply.content.slice(lastSearch + 1));
  const explanation = refused ? (reply.stop_details?.explanation ?? '') : '';
  const answer = afterwards || textOf(reply.content) || explanation;
  if (answer === '' && !refused)
    throw invalidReply(name, `no text in the reply (${reply.stop_reason ?? 'no stop reason'})`);
  const cited = reply.content.flatMap((block) => (block.type === 'text' ? (block.citations ?? []) : []));
  const retrieved = reply.content.flatMap((block) =>
    block.type === 'web_search_tool_result' && Array.isArray(block.content) ? block.content : [],
  );
  const usage = reply.usage;
  const written = usage?.cache_creation_input_tokens ?? null;
  const writtenForHours = usage?.cache_creation?.ephemeral_1h_input_tokens ?? 0;
  return {
    outcome: refused ? 'refused' : 'answered',
    text: answer,
    citations: mergeCitations([...sourcesAs(true, cited), ...sourcesAs(false, retrieved)]),
    searches: reply.content.flatMap((block) =>
      block.type === 'server_tool_use' && block.input?.query ? [block.input.query] : [],
    ),
    servedModel: reply.model ?? null,
    usage: {
      inputTokens:
        usage?.input_tokens == null ? null : usage.input_tokens + (written ?? 0) + (usage.cache_read_input_tokens ?? 0),
      cachedInputTokens: usage?.cache_read_input_tokens ?? null,
      cacheWriteTokens: written === null ? null : Math.max(0, written - writtenForHours),
      longCacheWriteTokens: written === null ? null : Math.min(written, writtenForHours),
      outputTokens: usage?.output_tokens ?? null,
      searches: usage?.server_tool_use?.web_search_requests ?? (usage ? 0 : null),
    },
  };
}

const textOf = (blocks: z.output<typeof replySchema>['content']): string =>
  blocks
    .flatMap((block) => (block.type === 'text' ? [block.text ?? ''] : []))
    .join('')
    .trim();
