import type { generateText } from 'ai';

/**
 * Makes one request with the AI SDK, without retries: the scan runner decides on them, knowing budget and limits. The library is
 * loaded with the first request, because every start would wait for it.
 */
export async function generateOnce(call: Parameters<typeof generateText>[0], signal: AbortSignal): Promise<unknown> {
  const { generateText: generate } = await import('ai');
  return generate({ ...call, maxRetries: 0, abortSignal: signal });
}
