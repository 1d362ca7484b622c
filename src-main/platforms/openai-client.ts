import OpenAI from 'openai';

/**
 * OpenAI's library, asked to do one request and nothing else: no retries (the runner decides on them), no logging, no
 * account settings from the environment.
 */
export const openAiClient = (options: {
  readonly apiKey: string;
  readonly baseURL: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}): OpenAI =>
  new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL,
    fetch: options.fetch,
    timeout: options.timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  });
