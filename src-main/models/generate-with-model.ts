import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { openAiUrl } from '#main/platforms/openai-client.ts';

/** A language model that writes keywords and queries. */
export interface ModelConfig {
  /** Empty for servers that need none, such as a local Ollama. */
  readonly apiKey: string;
  /** Address of an OpenAI-compatible server up to and including its version segment; null for OpenAI itself. */
  readonly baseUrl: string | null;
  readonly model: string;
  /**
   * `responses` is OpenAI's own interface, `chat` the one that every compatible server speaks. Default: `responses` for OpenAI
   * itself, `chat` for any other address.
   */
  readonly api?: 'responses' | 'chat' | undefined;
  /** For one request, in milliseconds; default: 60 seconds. */
  readonly timeoutMs?: number | undefined;
  /** Pays for the requests and keeps them under the caps; without it they are not booked. */
  readonly payment?: ModelPayment | undefined;
}

/** How one attempt ended: its reply or its failure, and what it used. */
interface Attempt<Reply> {
  readonly result: { readonly reply: Reply } | { readonly failure: unknown };
  /** `unknown` if it may be billed but no figure was reported, `nothing` if the server refused it. */
  readonly used: ModelUsage | 'unknown' | 'nothing';
}

/** Pays for a model's requests, one by one. */
export interface ModelPayment {
  /** The longest reply that is paid for; undefined if the model has no price. */
  readonly maxOutputTokens: number | undefined;
  /** Pays for one request with the given texts, which `send` sends; `send` never throws. Throws `PaymentRefused` if a cap has no room. */
  pay<Reply>(texts: readonly string[], send: () => Promise<Attempt<Reply>>): Promise<Attempt<Reply>['result']>;
}

/** A cap has no room for a request; the message says which. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

const defaultTimeoutMs = 60_000;
const attempts = 2;

/** A reply that cannot be used; the message is sent to the model with the second attempt. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

interface ModelRequest<Reply> {
  readonly config: ModelConfig;
  readonly instructions: string;
  readonly prompt: string;
  /** Checks and tidies the model's reply; throws `UnusableReply` if it breaks the rules. */
  readonly accept: (reply: Reply) => string[];
  readonly signal?: AbortSignal | undefined;
}

/** A request for one list of texts. */
export type ListRequest = ModelRequest<readonly string[]>;
/** A request for a list of texts about each of several things, in their order. */
export type ListsRequest = ModelRequest<readonly (readonly string[])[]>;

export interface ModelUsage {
  readonly inputTokens: number | null;
  /** Of the input tokens, those read from a cache; absent if not reported. */
  readonly cachedInputTokens?: number | null;
  /** Of the input tokens, those written to a cache; absent if not reported. */
  readonly cacheWriteTokens?: number | null;
  readonly outputTokens: number | null;
}

const listSchema = z.object({ items: z.array(z.string()) });
const listsSchema = z.object({ lists: z.array(z.object({ about: z.string(), items: z.array(z.string()) })) });

/**
 * Asks a model for a list of texts as structured output, checks it by the caller's rules, and asks once more if it breaks them
 * or cannot be read. Throws the failure of the last attempt. A request that the server refuses (bad key, no such model) is
 * not repeated.
 */
export const listFromModel = (request: ListRequest): Promise<string[]> =>
  fromModel(listSchema, request, ({ items }) => request.accept(items));

/** Like {@link listFromModel} for several lists at once; the model names the subject of each, so that it forgets none. */
export const listsFromModel = (request: ListsRequest): Promise<string[]> =>
  fromModel(listsSchema, request, ({ lists }) => request.accept(lists.map(({ items }) => items)));

type Question = Omit<ModelRequest<never>, 'accept'>;

async function fromModel<Reply>(
  schema: z.ZodType<Reply>,
  request: Question,
  accept: (reply: Reply) => string[],
): Promise<string[]> {
  const model = await openModel(request.config);
  let complaint = '';
  for (let attempt = 1; ; attempt++) {
    try {
      return accept(await ask(model, schema, request, complaint));
    } catch (failure) {
      const final = failure instanceof PaymentRefused || isRefusal(failure);
      if (attempt === attempts || request.signal?.aborted === true || final) throw failure;
      complaint =
        failure instanceof UnusableReply ? failure.message : 'The last reply could not be read as the requested JSON.';
    }
  }
}

async function ask<Reply>(
  model: LanguageModel,
  schema: z.ZodType<Reply>,
  request: Question,
  complaint: string,
): Promise<Reply> {
  const timeout = AbortSignal.timeout(request.config.timeoutMs ?? defaultTimeoutMs);
  const prompt =
    complaint === ''
      ? request.prompt
      : `${request.prompt}\n\nYour last reply was not usable: ${complaint} Reply again and keep to the rules.`;
  const { payment } = request.config;
  // Loaded with the first request, because every start would wait for it.
  const { generateText, Output } = await import('ai');
  const send = async (): Promise<Attempt<Reply>> => {
    let used: Attempt<Reply>['used'] = 'unknown';
    try {
      const result = await generateText({
        model,
        output: Output.object({ schema, name: 'list' }),
        instructions: request.instructions,
        prompt,
        maxRetries: 0,
        ...(payment?.maxOutputTokens !== undefined && { maxOutputTokens: payment.maxOutputTokens }),
        abortSignal: request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]),
      });
      const { inputTokens = null, outputTokens = null, inputTokenDetails } = result.usage;
      used = {
        inputTokens,
        cachedInputTokens: inputTokenDetails.cacheReadTokens ?? null,
        cacheWriteTokens: inputTokenDetails.cacheWriteTokens ?? null,
        outputTokens,
      };
      // Throws if the reply cannot be read; it is billed nevertheless.
      return { result: { reply: result.output }, used };
    } catch (failure) {
      return { result: { failure }, used: isRefusal(failure) ? 'nothing' : used };
    }
  };
  const result =
    payment === undefined ? (await send()).result : await payment.pay([request.instructions, prompt], send);
  if ('failure' in result) throw result.failure;
  return result.reply;
}

async function openModel(config: ModelConfig): Promise<LanguageModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const provider = createOpenAI({
    // Servers without keys refuse an empty bearer token; any value will do.
    apiKey: config.apiKey === '' ? 'none' : config.apiKey,
    // Always given, so that the library does not read an environment variable instead.
    baseURL: config.baseUrl ?? openAiUrl,
  });
  const api = config.api ?? (config.baseUrl === null ? 'responses' : 'chat');
  return api === 'chat' ? provider.chat(config.model) : provider.responses(config.model);
}

/** Status 4xx other than conflict, too many requests and timeout: asking again changes nothing. */
const isRefusal = (failure: unknown): boolean => {
  const status = failure instanceof Error && 'statusCode' in failure ? failure.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && ![408, 409, 429].includes(status);
};
