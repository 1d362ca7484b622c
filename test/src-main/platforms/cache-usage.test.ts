import { expect, test } from 'vitest';
import { readOpenAiReply } from '#main/platforms/chatgpt/openai-reply.ts';
import { readClaudeReply } from '#main/platforms/claude/claude-reply.ts';
import type { Connection } from '#main/platforms/define-provider.ts';
import { readGeminiReply } from '#main/platforms/gemini/gemini-reply.ts';
import { readPerplexityReply } from '#main/platforms/perplexity/perplexity-reply.ts';

const connection: Connection = {
  name: 'test',
  baseUrl: '',
  model: '',
  timeoutMs: 1,
  secrets: [],
  exchange: () => Promise.reject(new Error('nothing is sent')),
};

/** A reply with the text "Acme." and the given usage. */
const openAi = (usage: object) => ({
  output: [{ type: 'message', content: [{ type: 'output_text', text: 'Acme.', annotations: [] }] }],
  usage,
});
const claude = (usage: object) => ({ content: [{ type: 'text', text: 'Acme.' }], stop_reason: 'end_turn', usage });
const gemini = (usageMetadata: object) => ({
  candidates: [{ content: { parts: [{ text: 'Acme.' }] }, finishReason: 'STOP' }],
  usageMetadata,
});

test('Claude reports input beside what it read from a cache and wrote to it, for minutes and for hours', () => {
  const usage = {
    input_tokens: 100,
    cache_read_input_tokens: 20,
    cache_creation_input_tokens: 70,
    cache_creation: { ephemeral_5m_input_tokens: 30, ephemeral_1h_input_tokens: 40 },
    output_tokens: 5,
  };
  expect(readClaudeReply(claude(usage), connection).usage).toMatchObject({
    inputTokens: 190,
    cachedInputTokens: 20,
    cacheWriteTokens: 30,
    longCacheWriteTokens: 40,
  });
  const { cache_creation: _, ...withoutParts } = usage;
  expect(readClaudeReply(claude(withoutParts), connection).usage).toMatchObject({
    inputTokens: 190,
    cacheWriteTokens: 70,
    longCacheWriteTokens: 0,
  });
});

test('OpenAI reports what it read from a cache and wrote to it as parts of the input', () =>
  expect(
    readOpenAiReply(
      openAi({
        input_tokens: 190,
        input_tokens_details: { cached_tokens: 20, cache_write_tokens: 70 },
        output_tokens: 5,
      }),
      connection,
    ).usage,
  ).toMatchObject({ inputTokens: 190, cachedInputTokens: 20, cacheWriteTokens: 70 }));

test('Perplexity reports what it read from a cache as part of the input', () =>
  expect(
    readPerplexityReply(
      openAi({ input_tokens: 190, input_tokens_details: { cached_tokens: 20 }, output_tokens: 5 }),
      connection,
    ).usage,
  ).toMatchObject({ inputTokens: 190, cachedInputTokens: 20 }));

test('Gemini reports cached content as part of the prompt', () =>
  expect(
    readGeminiReply(
      gemini({
        promptTokenCount: 150,
        toolUsePromptTokenCount: 40,
        cachedContentTokenCount: 20,
        candidatesTokenCount: 5,
      }),
      connection,
    ).usage,
  ).toMatchObject({ inputTokens: 190, cachedInputTokens: 20 }));
