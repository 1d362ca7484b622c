import { z } from 'zod';
import { type AnswerOfReply, type Connection, defineProvider } from '../define-provider.ts';
import { openAiClient } from '../openai-client.ts';
import { invalidReply, readReply, withoutThinking } from '../read-reply.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const replySchema = z.looseObject({
  model: text,
  choices: z
    .array(z.looseObject({ message: z.looseObject({ content: text, refusal: text }), finish_reason: text }))
    .min(1),
  usage: z
    .looseObject({
      prompt_tokens: count,
      prompt_tokens_details: z.looseObject({ cached_tokens: count }).nullish().catch(null),
      completion_tokens: count,
    })
    .nullish()
    .catch(null),
});

/**
 * Any server that speaks OpenAI's chat completions (Ollama, LM Studio, llama.cpp, a company's own): for trying
 * prompts without an account. It neither searches nor cites, and its answers never count as ChatGPT's.
 */
export const openaiCompatible = defineProvider({
  id: 'openai-compatible',
  platform: 'local',
  name: 'Local model',
  label: 'Local model (not ChatGPT)',
  surface: 'api',
  credentials: [],
  baseUrlVariable: 'LOCAL_BASE_URL',
  vendorUrl: 'http://127.0.0.1:11434/v1',
  defaultModel: null,
  modelVariable: 'LOCAL_MODEL',
  concurrency: 1,
  requestsPerMinute: 600,
  timeoutMs: 280_000,
  send: async (connection, { query }, fetch, signal) => {
    const client = await openAiClient(connection, fetch);
    return client.chat.completions.create(
      { model: connection.model, messages: [{ role: 'user', content: query }] },
      { signal },
    );
  },
  read: readChatReply,
});

function readChatReply(body: unknown, { name }: Connection): AnswerOfReply {
  const reply = readReply(replySchema, body, name);
  const choice = reply.choices[0];
  const answer = withoutThinking(choice?.message.content ?? '');
  const refusal = choice?.message.refusal ?? '';
  const refused = refusal !== '' || choice?.finish_reason === 'content_filter';
  if (answer === '' && !refused) throw invalidReply(name, 'no text in the reply');
  return {
    outcome: refused ? 'refused' : 'answered',
    text: answer || refusal,
    citations: [],
    searches: [],
    servedModel: reply.model ?? null,
    usage: {
      inputTokens: reply.usage?.prompt_tokens ?? null,
      cachedInputTokens: reply.usage?.prompt_tokens_details?.cached_tokens ?? null,
      outputTokens: reply.usage?.completion_tokens ?? null,
      searches: null,
    },
  };
}
