import type OpenAI from 'openai';
import type { Connection } from './define-provider.ts';

/** OpenAI's own address. */
export const openAiUrl = 'https://api.openai.com/v1';

/**
 * OpenAI's library, set to make one request and nothing else: no retries (the scan runner decides on them), no logging,
 * no account settings from the environment. It is loaded with the first request, because every start would wait for it.
 */
export async function openAiClient(connection: Connection, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    // A server without accounts still gets a key, because the library requires one.
    apiKey: connection.secrets[0] ?? 'none',
    baseURL: connection.baseUrl,
    fetch,
    timeout: connection.timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  });
}
