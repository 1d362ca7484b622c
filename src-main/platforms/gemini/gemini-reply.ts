import { z } from 'zod';
import type { AnswerOfReply, Connection } from '../define-provider.ts';
import { mergeCitations } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';

const text = z.string().nullish().catch(null);
const count = z.number().nullish().catch(null);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null);

const groundingSchema = z.looseObject({
  webSearchQueries: listOf(z.string()),
  groundingChunks: listOf(z.looseObject({ web: z.looseObject({ uri: text, title: text }).nullish() })),
  groundingSupports: listOf(z.looseObject({ groundingChunkIndices: listOf(z.number()) })),
});
const candidateSchema = z.looseObject({
  content: z
    .looseObject({ parts: listOf(z.looseObject({ text, thought: z.boolean().nullish().catch(null) })) })
    .nullish()
    .catch(null),
  finishReason: text,
  groundingMetadata: groundingSchema.nullish().catch(null),
});
const replySchema = z
  .looseObject({
    candidates: z.array(candidateSchema).nullish(),
    promptFeedback: z.looseObject({ blockReason: text }).nullish().catch(null),
    modelVersion: text,
    usageMetadata: z
      .looseObject({
        promptTokenCount: count,
        toolUsePromptTokenCount: count,
        cachedContentTokenCount: count,
        candidatesTokenCount: count,
        thoughtsTokenCount: count,
      })
      .nullish()
      .catch(null),
  })
  .refine((reply) => reply.candidates != null || reply.promptFeedback != null, 'neither candidates nor feedback');
type Reply = z.output<typeof replySchema>;

/** Finish reasons of an answer that Gemini declines to give. */
const declined = /^(SAFETY|PROHIBITED_CONTENT|BLOCKLIST|SPII|RECITATION)$/;

/**
 * Reads a reply of Gemini with Google Search.
 * Sources are Google's redirect addresses, whose title is the site's name: the payload carries no other address. A
 * source is cited when a passage of the answer is supported by it, or when no passage is tied to any. A blocked prompt and an answer stopped for safety
 * are refused. Throws {@link ScanFailure} `invalid_response` when there is no text otherwise.
 */
export function readGeminiReply(body: unknown, { name }: Connection): AnswerOfReply {
  const reply = readReply(replySchema, body, name);
  const candidate = reply.candidates?.[0];
  const parts = candidate?.content?.parts ?? [];
  const answer = parts
    .flatMap((part) => (part.thought === true ? [] : [part.text ?? '']))
    .join('')
    .trim();
  const refused =
    declined.test(candidate?.finishReason ?? '') ||
    (candidate === undefined && reply.promptFeedback?.blockReason != null);
  if (answer === '' && !refused)
    throw invalidReply(name, `no text in the reply (${candidate?.finishReason ?? 'no candidate'})`);
  const grounding = candidate?.groundingMetadata;
  const supported = new Set(
    (grounding?.groundingSupports ?? []).flatMap((support) => support.groundingChunkIndices ?? []),
  );
  const searches = grounding?.webSearchQueries ?? [];
  return {
    outcome: refused ? 'refused' : 'answered',
    text: answer,
    citations: mergeCitations(
      (grounding?.groundingChunks ?? []).map(({ web }, place) => ({
        url: web?.uri,
        title: web?.title,
        cited: supported.size === 0 || supported.has(place),
      })),
    ),
    searches,
    servedModel: reply.modelVersion ?? null,
    usage: usageOf(reply, searches.length),
  };
}

/** Tokens as billed: search results count as input, thinking as output; cached content is part of the prompt. */
function usageOf({ usageMetadata: usage }: Reply, searches: number): AnswerOfReply['usage'] {
  if (!usage) return { inputTokens: null, outputTokens: null, searches };
  const sum = (one: number | null | undefined, other: number | null | undefined) =>
    one == null ? null : one + (other ?? 0);
  return {
    inputTokens: sum(usage.promptTokenCount, usage.toolUsePromptTokenCount),
    cachedInputTokens: usage.cachedContentTokenCount ?? null,
    outputTokens: sum(usage.candidatesTokenCount, usage.thoughtsTokenCount),
    searches,
  };
}
