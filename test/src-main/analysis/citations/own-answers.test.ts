import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import { openai } from '#main/platforms/chatgpt/openai.ts';
import { ask } from '#test/support/ask.ts';
import { type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
afterAll(() => server.close());

const urlsOf = (text: string, captured: readonly CapturedCitation[]) =>
  extractCitations(text, captured)
    .map(({ url }) => url)
    .toSorted();

describe("answers of ChatGPT in the project's own fixtures", () => {
  test.each([
    ['openai/answer-with-citations', 0, 2],
    ['openai/search-shapes', 0, 1],
    ['openai/search-shapes', 1, 1],
    ['openai/search-shapes', 2, 2],
    ['openai/search-shapes', 3, 0],
    ['openai/search-shapes', 6, 1],
    ['openai/search-shapes', 8, 1],
  ])('%s (%i): the text alone yields the articles that the platform reported', async (name, exchange, articles) => {
    server.queue({ provider: 'openai', fixture: name, exchange });
    const { text, citations } = await ask(server, openai);
    const cited = citations.filter((citation) => citation.cited);
    const reported = urlsOf('', cited);
    expect(urlsOf(text, [])).toEqual(reported);
    expect(urlsOf(text, cited)).toEqual(reported);
    expect(reported).toHaveLength(articles);
  });
});
