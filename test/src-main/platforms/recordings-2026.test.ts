import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openai } from '#main/platforms/chatgpt/openai.ts';
import { claude } from '#main/platforms/claude/claude.ts';
import { gemini } from '#main/platforms/gemini/gemini.ts';
import { perplexity } from '#main/platforms/perplexity/perplexity.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());

const openaiReply = ['openai', '2026/openai-gpt-5.2-web-search', openai] as const;
const claudeReply = ['claude', '2026/anthropic-web-search-2026', claude] as const;
const geminiReply = ['gemini', '2026/gemini-3.5-flash-grounding', gemini] as const;
const perplexityReply = ['perplexity', '2026/perplexity-agent', perplexity] as const;

// The same shapes with invented content are in own-shapes.test.ts and run everywhere.
describeShared('replies recorded in 2026', () => {
  test.each([
    [...openaiReply, 0, { cited: 1, searches: 2, billed: 1 }],
    [...openaiReply, 1, { cited: 0, searches: 0, billed: 0 }],
    [...claudeReply, 0, { cited: 2, searches: 1, billed: 1 }],
    [...geminiReply, 0, { cited: 5, searches: 3, billed: 3 }],
    [...perplexityReply, 0, { cited: 2, searches: 2, billed: 2 }],
    [...perplexityReply, 2, { cited: 0, searches: 0, billed: 0 }],
  ])('%s: exchange $3 of %s is an answer', async (api, recording, provider, exchange, expected) => {
    server.queue({ provider: api, recording, exchange });
    const { outcome, citations, searches, usage } = await ask(server, provider);
    expect(outcome).toBe('answered');
    expect({
      cited: citations.filter(({ cited }) => cited).length,
      searches: searches.length,
      billed: usage?.searches,
    }).toEqual(expected);
  });

  test.each([
    [...claudeReply, 1, 'credential', 401],
    [...geminiReply, 1, 'credential', 400],
    [...perplexityReply, 1, 'server', 200],
    [...perplexityReply, 3, 'rate_limited', 429],
  ])('%s: exchange $3 of %s is a failure of kind $4', async (api, recording, provider, exchange, kind, status) => {
    server.queue({ provider: api, recording, exchange });
    expect(await failureOf(ask(server, provider))).toMatchObject({ kind, status });
  });
});
