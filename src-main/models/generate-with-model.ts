import { createOpenAI } from '@ai-sdk/openai';
import { generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';

/** A language model that writes keywords and queries. */
export interface ModelConfig {
  /** Empty for servers that ask for none, such as a local Ollama. */
  readonly apiKey: string;
  /** Address of an OpenAI-compatible server up to and including its version segment; null for OpenAI itself. */
  readonly baseUrl: string | null;
  readonly model: string;
  /**
   * `responses` is OpenAI's own interface, `chat` the one that every compatible server speaks; unless given, `responses` for OpenAI
   * itself and `chat` for any other address.
   */
  readonly api?: 'responses' | 'chat' | undefined;
  /** For one request, in milliseconds; 60 seconds unless given. */
  readonly timeoutMs?: number | undefined;
  /** Who pays for the requests; nobody is asked unless given. */
  readonly payment?: ModelPayment | undefined;
}

/** Pays for a model's requests, one by one. */
export interface ModelPayment {
  /** Before a request of so many characters leaves. Throws `PaymentRefused` when there is no money for it. */
  begin(characters: number): {
    /** Once it is over: what it used, `unknown` when it may be billed all the same, `refused` when it is not. */
    end(used: ModelUsage | 'unknown' | 'refused'): void;
  };
}

/** There is no money for a request, in words that say why. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

const defaultTimeoutMs = 60_000;
const attempts = 2;

/** A reply that cannot be used, in words that the model is told at the second attempt. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

interface ModelRequest<Reply> {
  readonly config: ModelConfig;
  readonly instructions: string;
  readonly prompt: string;
  /** Checks and tidies the model's reply; throws `UnusableReply` when it does not keep to the rules. */
  readonly accept: (reply: Reply) => string[];
  readonly signal?: AbortSignal | undefined;
  /** Told what every request used, as far as the server reports it. */
  readonly onUsage?: ((usage: ModelUsage) => void) | undefined;
}

/** A request for one list of texts. */
export type ListRequest = ModelRequest<readonly string[]>;
/** A request for a list of texts about each of several things, in their order. */
export type ListsRequest = ModelRequest<readonly (readonly string[])[]>;

export interface ModelUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const listSchema = z.object({ items: z.array(z.string()) });
const listsSchema = z.object({ lists: z.array(z.object({ about: z.string(), items: z.array(z.string()) })) });

/**
 * A list of texts from a model as structured output, checked by the caller's rules and asked for once more when it breaks them
 * or cannot be read. Throws what the last attempt ended in. A request that the server refuses (bad key, no such model) is not
 * repeated.
 */
export const listFromModel = (request: ListRequest): Promise<string[]> =>
  fromModel(listSchema, request, ({ items }) => request.accept(items));

/** The same for several lists at once; the model names what each is about, so that none is forgotten. */
export const listsFromModel = (request: ListsRequest): Promise<string[]> =>
  fromModel(listsSchema, request, ({ lists }) => request.accept(lists.map(({ items }) => items)));

type Question = Omit<ModelRequest<never>, 'accept'>;

async function fromModel<Reply>(
  schema: z.ZodType<Reply>,
  request: Question,
  accept: (reply: Reply) => string[],
): Promise<string[]> {
  const model = openModel(request.config);
  let complaint = '';
  for (let attempt = 1; ; attempt++) {
    try {
      return accept(await ask(model, schema, request, complaint));
    } catch (failure) {
      const final = failure instanceof PaymentRefused || isRefusal(failure);
      if (attempt === attempts || request.signal?.aborted === true || final) throw failure;
      complaint =
        failure instanceof UnusableReply ? failure.message : 'The last reply could not be read as the JSON asked for.';
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
  const paid = request.config.payment?.begin(request.instructions.length + prompt.length);
  let used: ModelUsage | 'unknown' | 'refused' = 'unknown';
  try {
    const result = await generateText({
      model,
      output: Output.object({ schema, name: 'list' }),
      instructions: request.instructions,
      prompt,
      maxRetries: 0,
      abortSignal: request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]),
    });
    const { inputTokens = null, outputTokens = null } = result.usage;
    used = { inputTokens, outputTokens };
    request.onUsage?.(used);
    return result.output;
  } catch (failure) {
    if (isRefusal(failure)) used = 'refused';
    throw failure;
  } finally {
    paid?.end(used);
  }
}

function openModel(config: ModelConfig): LanguageModel {
  const provider = createOpenAI({
    // Servers without keys refuse an empty bearer token; any word will do for them.
    apiKey: config.apiKey === '' ? 'none' : config.apiKey,
    // Given always, so that no environment variable is read behind the settings' back.
    baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
  });
  const api = config.api ?? (config.baseUrl === null ? 'responses' : 'chat');
  return api === 'chat' ? provider.chat(config.model) : provider.responses(config.model);
}

/** A 4xx other than "too many" and "took too long": asking again changes nothing. */
const isRefusal = (failure: unknown): boolean => {
  const status = failure instanceof Error && 'statusCode' in failure ? failure.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && ![408, 409, 429].includes(status);
};
