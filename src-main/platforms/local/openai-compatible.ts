import { z } from 'zod';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { baseUrlOf } from '../http/base-url.ts';
import { exchange } from '../http/exchange.ts';
import type { ProviderDefinition } from '../platform-scanner.ts';
import { ScanFailure } from '../scan-failure.ts';
import { openAiClient } from '../openai-client.ts';
import { invalidReply, readReply } from '../read-reply.ts';
import { withoutThinking } from '../without-thinking.ts';

const label = 'Local model';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const replySchema = z.looseObject({
  model: text,
  choices: z
    .array(z.looseObject({ message: z.looseObject({ content: text, refusal: text }), finish_reason: text }))
    .min(1),
  usage: z.looseObject({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/**
 * Any server that speaks OpenAI's chat completions (Ollama, LM Studio, llama.cpp, a company's own): for trying
 * prompts without an account. It neither searches nor cites, and what it says is never counted as ChatGPT.
 */
export const openaiCompatible: ProviderDefinition = {
  id: 'openai-compatible',
  platform: 'local',
  label: 'Local model (not ChatGPT)',
  surface: 'api',
  credentials: [],
  baseUrlVariable: 'LOCAL_BASE_URL',
  defaultModel: null,
  modelVariable: 'LOCAL_MODEL',
  concurrency: 1,
  requestsPerMinute: 600,
  timeoutMs: 280_000,
  create: (config) => {
    const baseURL = baseUrlOf(config.baseUrl, 'http://127.0.0.1:11434/v1');
    const { model } = config;
    const timeoutMs = config.timeoutMs ?? openaiCompatible.timeoutMs;
    if (model === null || model === '')
      throw new ScanFailure('request', 'LOCAL_MODEL is not set: name a model that the local server has');
    return {
      ask: async (request, signal) => {
        const { body, latencyMs } = await exchange({ label, signal, timeoutMs, secrets: [] }, (fetch, ends) =>
          openAiClient({ apiKey: 'none', baseURL, fetch, timeoutMs }).chat.completions.create(
            { model, messages: [{ role: 'user', content: request.query }] },
            { signal: ends },
          ),
        );
        return { ...readChatReply(body), requestedModel: model, latencyMs, raw: body };
      },
    };
  },
};

function readChatReply(body: unknown): Omit<CapturedAnswer, 'requestedModel' | 'latencyMs' | 'raw'> {
  const reply = readReply(replySchema, body, label);
  const choice = reply.choices[0];
  const answer = withoutThinking(choice?.message.content ?? '');
  const refusal = choice?.message.refusal ?? '';
  const refused = refusal !== '' || choice?.finish_reason === 'content_filter';
  if (answer === '' && !refused) throw invalidReply(label, 'no text in the reply');
  return {
    outcome: refused ? 'refused' : 'answered',
    text: answer || refusal,
    citations: [],
    searches: [],
    servedModel: reply.model ?? null,
    provider: openaiCompatible.id,
    surface: openaiCompatible.surface,
    usage: {
      inputTokens: reply.usage?.prompt_tokens ?? null,
      outputTokens: reply.usage?.completion_tokens ?? null,
      searches: null,
    },
    reportedCostUsd: null,
  };
}
