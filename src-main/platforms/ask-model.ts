import { generateText, type LanguageModel, type ToolSet } from 'ai';
import { type Exchange, exchange, type ExchangeOptions } from './http/exchange.ts';

/** How one model is asked once: no retries here, because a scan's runner decides on them with budget and limits in view. */
export interface ModelCall {
  readonly model: LanguageModel;
  readonly query: string;
  /** The platform's own search tool. */
  readonly tools?: ToolSet;
  readonly providerOptions?: NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;
  readonly maxOutputTokens?: number;
}

/**
 * Asks a model of the AI SDK one question and returns the platform's reply as received.
 * `call` gets the `fetch` that the model must be created with. Throws {@link ScanFailure}.
 */
export const askModel = (
  options: ExchangeOptions,
  call: (fetch: typeof globalThis.fetch) => ModelCall,
): Promise<Exchange> =>
  exchange(options, (fetch, signal) => {
    const { query, ...rest } = call(fetch);
    return generateText({ ...rest, prompt: query, maxRetries: 0, abortSignal: signal });
  });
