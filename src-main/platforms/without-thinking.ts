/** The answer of a reasoning model without what it thought aloud first (`<think>…</think>`). */
export const withoutThinking = (content: string): string => content.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
