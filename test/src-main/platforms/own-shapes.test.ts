import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { dataforseoOverview } from '#main/platforms/aioverview/dataforseo.ts';
import { serpapi } from '#main/platforms/aioverview/serpapi.ts';
import { dataforseoChatgpt } from '#main/platforms/chatgpt/dataforseo.ts';
import { openai } from '#main/platforms/chatgpt/openai.ts';
import { claude } from '#main/platforms/claude/claude.ts';
import { gemini } from '#main/platforms/gemini/gemini.ts';
import { openaiCompatible } from '#main/platforms/local/openai-compatible.ts';
import { perplexity } from '#main/platforms/perplexity/perplexity.ts';
import type { ProviderDefinition } from '#main/platforms/platform-scanner.ts';
import { providers } from '#main/platforms/registry.ts';
import type { FailureKind } from '#main/platforms/scan-failure.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { fixture } from '#test/support/recordings.ts';
import { type ReplayedApi, type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

/**
 * Replies in every shape that the recordings of real platforms have, written for the project with invented content,
 * so that a bare checkout proves what the recordings prove. Shapes that the tests of a platform cover are not repeated.
 */
interface Shape {
  readonly provider: ProviderDefinition;
  readonly fixture: string;
  readonly exchange: number;
}
/** Sources cited, sources in all, searches by their text, and searches billed. */
type AnswerFigures = readonly [cited: number, sources: number, searches: number, billed: number | null];

const shape = (provider: ProviderDefinition, name: string, exchange: number): Shape => ({
  provider,
  fixture: name,
  exchange,
});

const answers: readonly (readonly [Shape, AnswerFigures, textStart: string])[] = [
  [shape(openai, 'openai/search-shapes', 0), [1, 1, 2, 2], 'Notecove raised its prices in May'],
  [shape(openai, 'openai/search-shapes', 1), [1, 1, 2, 2], 'Here are two changes of this year:'],
  [shape(openai, 'openai/search-shapes', 2), [2, 3, 0, 0], 'On its own pages Notecove'],
  [shape(openai, 'openai/search-shapes', 3), [0, 0, 5, 2], '9400'],
  [shape(openai, 'openai/search-shapes', 4), [0, 0, 1, 1], 'In Utrecht two partners'],
  [shape(openai, 'openai/search-shapes', 5), [0, 0, 1, 1], 'For Bahia I found no partner'],
  [shape(openai, 'openai/search-shapes', 6), [1, 1, 2, 1], 'The oldest of them is **Leafdesk**'],
  [shape(openai, 'openai/search-shapes', 7), [0, 0, 0, 0], 'Yes, still Pagewell.'],
  [shape(openai, 'openai/search-shapes', 8), [1, 1, 1, 1], 'Pagewell is the quickest'],
  [shape(dataforseoChatgpt, 'dataforseo/chatgpt-scraper', 0), [2, 3, 2, 1], 'My pick is **Pagewell**'],
  [shape(perplexity, 'perplexity/chat-shapes', 0), [2, 4, 0, null], '**Pagewell** is named most often[1][3].'],
  [shape(perplexity, 'perplexity/chat-shapes', 1), [2, 3, 0, null], 'Most teams start with Leafdesk[2]'],
  [shape(perplexity, 'perplexity/chat-shapes', 2), [0, 0, 0, 0], 'Pagewell'],
  [shape(gemini, 'gemini/grounding-shapes', 0), [2, 4, 1, 1], 'As of this week Pagewell'],
  [shape(gemini, 'gemini/grounding-shapes', 1), [2, 3, 1, 1], '## Wikis for clinics'],
  [shape(gemini, 'gemini/grounding-shapes', 2), [1, 2, 2, 2], 'Leafdesk is the cheapest'],
  [shape(claude, 'claude/search-shapes', 0), [2, 3, 2, 2], 'Based on the search results, two things are new:'],
  [shape(claude, 'claude/search-shapes', 1), [1, 2, 1, 1], 'The current version of Leafdesk is 9, according'],
  [shape(serpapi, 'serpapi/chinese-overview', 0), [4, 5, 0, 1], '團隊知識庫可以把文件集中在一處'],
  [shape(dataforseoOverview, 'dataforseo/overview-elements', 0), [4, 4, 0, 1], 'A sudden slowness'],
  [shape(dataforseoOverview, 'dataforseo/ai-mode', 0), [1, 3, 0, 1], 'Based on 2026 [Map](https://map.example/wikis)'],
  [shape(openaiCompatible, 'local/endings', 0), [0, 0, 0, null], 'Pagewell and'],
];

const otherOutcomes: readonly (readonly [Shape, CapturedAnswer['outcome'], text: string])[] = [
  [shape(serpapi, 'serpapi/related-overview', 0), 'no_overview', ''],
  [shape(serpapi, 'serpapi/error-states', 6), 'no_overview', ''],
  [shape(dataforseoOverview, 'dataforseo/account-states', 2), 'no_overview', ''],
  [shape(openaiCompatible, 'local/endings', 1), 'refused', "I can't help with that."],
  [shape(openaiCompatible, 'local/endings', 2), 'refused', ''],
];

const failures: readonly (readonly [Shape, FailureKind, status: number, message: RegExp])[] = [
  [shape(openai, 'openai/errors', 0), 'credential', 401, /^OpenAI: Incorrect API key provided: /],
  [shape(openai, 'openai/errors', 1), 'payment', 429, /exceeded your current quota/],
  [shape(openai, 'openai/errors', 2), 'payment', 200, /exceeded your current quota/],
  [shape(openai, 'openai/errors', 3), 'request', 404, /does not exist/],
  [shape(openai, 'openai/errors', 4), 'request', 400, /Invalid 'temperature'/],
  [shape(openai, 'openai/errors', 5), 'request', 400, /not supported with this model/],
  [shape(openai, 'openai/errors', 6), 'request', 400, /exceeds the context window/],
  [shape(openai, 'openai/errors', 7), 'rate_limited', 429, /Rate limit reached/],
  [shape(openai, 'openai/errors', 8), 'invalid_response', 200, /not JSON \(text\/event-stream/],
  [shape(openai, 'openai/errors', 9), 'invalid_response', 200, /not JSON/],
  [shape(dataforseoChatgpt, 'dataforseo/account-states', 0), 'payment', 200, /Payment Required\. \(40200\)$/],
  [shape(dataforseoOverview, 'dataforseo/account-states', 0), 'payment', 200, /Payment Required\. \(40200\)$/],
  [shape(dataforseoOverview, 'dataforseo/account-states', 1), 'request', 200, /Invalid Field.* \(40501\)$/],
  [shape(perplexity, 'perplexity/chat-shapes', 3), 'rate_limited', 429, /Rate limit exceeded/],
  [shape(perplexity, 'perplexity/chat-shapes', 4), 'payment', 401, /exceeded your current quota/],
  [shape(gemini, 'gemini/grounding-shapes', 3), 'credential', 400, /API key not valid/],
  [shape(gemini, 'gemini/grounding-shapes', 4), 'rate_limited', 429, /exceeded your current quota/],
  [shape(claude, 'claude/search-shapes', 2), 'credential', 401, /invalid x-api-key/],
  [shape(claude, 'claude/search-shapes', 3), 'server', 529, /Overloaded/],
  [shape(claude, 'claude/search-shapes', 4), 'payment', 400, /credit balance is too low/],
  [shape(serpapi, 'serpapi/error-states', 0), 'credential', 401, /Invalid API key/],
  [shape(serpapi, 'serpapi/error-states', 1), 'request', 400, /Missing query `q`/],
  [shape(serpapi, 'serpapi/error-states', 2), 'request', 400, /Missing query `page_token`/],
  [shape(serpapi, 'serpapi/error-states', 3), 'request', 400, /Unsupported `goggle`/],
  [shape(serpapi, 'serpapi/error-states', 4), 'payment', 429, /run out of searches/],
  [shape(serpapi, 'serpapi/error-states', 5), 'server', 200, /Can't generate an AI overview/],
  [shape(openaiCompatible, 'local/endings', 3), 'invalid_response', 200, /no text/],
  [shape(openaiCompatible, 'local/endings', 4), 'request', 404, /not found/],
];

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());

const apiOf = (name: string): ReplayedApi => name.split('/')[0] as ReplayedApi;
const asked = ({ provider, fixture: name, exchange }: Shape): Promise<CapturedAnswer> => {
  server.queue({ provider: apiOf(name), fixture: name, exchange });
  return ask(server, provider, provider === openaiCompatible ? { model: 'llama-small' } : {});
};
const titleOf = ({ provider, fixture: name, exchange }: Shape) =>
  `${provider.id}, ${name} ${exchange}: ${fixtureNote(name, exchange)}`;
const fixtureNote = (name: string, exchange: number): string => {
  const recorded = fixture(name)[exchange] as { readonly note?: string } | undefined;
  return recorded?.note ?? '';
};

describe("replies in the providers' shapes, written for the project", () => {
  test.each(answers.map((row) => [titleOf(row[0]), ...row] as const))('%s', async (_, reply, figures, textStart) => {
    const answer = await asked(reply);
    expect(answer.outcome).toBe('answered');
    expect(answer.text.slice(0, textStart.length)).toBe(textStart);
    const { citations, searches, usage } = answer;
    const cited = citations.filter((citation) => citation.cited).length;
    expect([cited, citations.length, searches.length, usage?.searches ?? null]).toEqual(figures);
  });

  test.each(otherOutcomes.map((row) => [titleOf(row[0]), ...row] as const))('%s', async (_, reply, outcome, text) => {
    expect(await asked(reply)).toMatchObject({ outcome, text, citations: [] });
  });

  test.each(failures.map((row) => [titleOf(row[0]), ...row] as const))(
    '%s',
    async (_, reply, kind, status, message) => {
      const failure = await failureOf(asked(reply));
      expect(failure).toMatchObject({ kind, status });
      expect(failure.message).toMatch(message);
    },
  );

  test('a follow-up with a carousel of stories: the link inside the list is cited, the carousel is not', async () => {
    server.queue(
      { provider: 'serpapi', fixture: 'serpapi/deferred-overview', exchange: 0 },
      { provider: 'serpapi', fixture: 'serpapi/follow-up-stories' },
    );
    const answer = await ask(server, serpapi);
    expect(answer.text).toBe(
      'No, a wiki will not replace meetings.\n\n### What changes\n\n- Notes: meetings get shorter.\n- [Forum](https://forum.example/t/no-meetings) reports on an experiment.',
    );
    expect(answer.citations.map(({ url }) => url)).toEqual([
      'https://wiki-review.example/meetings',
      'https://forum.example/t/no-meetings',
    ]);
  });

  test('a Chinese overview keeps its headings and lists, and asks Google in its Chinese', async () => {
    server.queue({ provider: 'serpapi', fixture: 'serpapi/chinese-overview' });
    const answer = await ask(server, serpapi, { request: { language: 'zh', country: 'tw' } });
    expect(server.requests[0]?.parameters['hl']).toBe('zh-tw');
    expect(answer.text).toContain('### 選擇條件:\n\n- 價格: 五人以下可以免費使用。');
    expect(answer.citations.find(({ cited }) => !cited)?.title).toBe('企業方案');
  });

  test('pictures and empty links are no text; tables are', async () => {
    const overview = await asked(shape(dataforseoOverview, 'dataforseo/overview-elements', 0));
    expect(overview.text).toBe(
      'A sudden slowness usually has one of two causes. [[1]](https://wiki-review.example/slow)\n\n- **Large attachments:** A page with many pictures\n- **Search index:** It is rebuilt at night',
    );
    expect(overview.reportedCostUsd).toBe(0.002);
    const mode = await asked(shape(dataforseoOverview, 'dataforseo/ai-mode', 0));
    expect(mode.text).toContain('| Pagewell Academy | 4.8 |');
  });

  test('what the platforms say of tokens, money and waiting is read in each shape', async () => {
    expect(await asked(shape(openai, 'openai/search-shapes', 0))).toMatchObject({
      servedModel: 'gpt-5-2025-08-07',
      usage: { inputTokens: 9200, cachedInputTokens: 3200, outputTokens: 410 },
    });
    expect((await asked(shape(perplexity, 'perplexity/chat-shapes', 0))).reportedCostUsd).toBe(0.005);
    expect((await asked(shape(gemini, 'gemini/grounding-shapes', 1))).usage).toMatchObject({
      inputTokens: 136,
      outputTokens: 413,
    });
    expect((await asked(shape(claude, 'claude/search-shapes', 1))).servedModel).toBe('claude-haiku-4-5-20251001');
    expect(await failureOf(asked(shape(openai, 'openai/errors', 7)))).toMatchObject({ retryAfterMs: 20_000 });
    expect(await failureOf(asked(shape(gemini, 'gemini/grounding-shapes', 4)))).toMatchObject({ retryAfterMs: 21_000 });
  });

  test('every provider of the registry answers and fails here, and every exchange of these fixtures is asked for', () => {
    const everyShape = [...answers, ...otherOutcomes, ...failures].map(([reply]) => reply);
    const idsOf = (rows: readonly (readonly [Shape, ...unknown[]])[]) =>
      new Set(rows.map(([reply]) => reply.provider.id));
    expect(idsOf(answers)).toEqual(new Set(providers.map(({ id }) => id)));
    expect(idsOf(failures)).toEqual(new Set(providers.map(({ id }) => id)));
    const used = new Set(everyShape.map(({ fixture: name, exchange }) => `${name} ${exchange}`));
    const written = [...new Set(everyShape.map((reply) => reply.fixture))].flatMap((name) =>
      fixture(name).map((_, exchange) => `${name} ${exchange}`),
    );
    expect(written.filter((name) => !used.has(name))).toEqual([]);
  });
});
