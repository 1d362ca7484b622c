import { generateText } from 'ai';

/** Makes one request with the AI SDK, without retries: the scan runner decides on them, knowing budget and limits. */
export const generateOnce = (call: Parameters<typeof generateText>[0], signal: AbortSignal): Promise<unknown> =>
  generateText({ ...call, maxRetries: 0, abortSignal: signal });
