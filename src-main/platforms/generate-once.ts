import { generateText } from 'ai';

/** Asks a model of the AI SDK once: no retries here, because a scan's runner decides on them with budget and limits in view. */
export const generateOnce = (call: Parameters<typeof generateText>[0], signal: AbortSignal): Promise<unknown> =>
  generateText({ ...call, maxRetries: 0, abortSignal: signal });
