import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openai } from '#main/platforms/chatgpt/openai.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());
const replies = (fixture: string, exchange = 0) =>
  server.queue({ provider: 'openai', fixture: `openai/${fixture}`, exchange });

describe('OpenAI with web search', () => {
  test('an answer keeps text, cited and only retrieved pages, searches, models and usage', async () => {
    replies('answer-with-citations');
    const answer = await ask(server, openai);
    expect(answer).toMatchObject({
      outcome: 'answered',
      requestedModel: 'gpt-6-sol',
      servedModel: 'gpt-6-sol-2026-09-22',
      provider: 'openai',
      surface: 'api',
      reportedCostUsd: null,
      usage: { inputTokens: 9120, cachedInputTokens: 0, outputTokens: 412, searches: 2 },
      searches: ['best team wiki small company', 'team wiki comparison', 'Notecove security'],
    });
    expect(answer.text).toMatch(/^For a small team I would look at \*\*Pagewell\*\* first/);
    expect(answer.citations).toEqual([
      { url: 'https://wiki-review.example/best?utm_source=openai', title: 'Best team wikis compared', cited: true },
      { url: 'https://notecove.example/security?utm_source=openai', title: 'Security at Notecove', cited: true },
      { url: 'https://forum.example/t/which-wiki', title: '', cited: false },
    ]);
    expect(answer.raw).toMatchObject({ id: 'resp_fixture' });
    expect(answer.latencyMs).toBeGreaterThanOrEqual(0);
  });

  test('the query is sent unchanged, once, with the country in the search tool and nothing stored', async () => {
    replies('answer-without-citations');
    await ask(server, openai, {
      request: { query: 'beste Team-Wikis', language: 'de', country: 'at' },
      model: 'gpt-5.6',
    });
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/responses',
      authorised: true,
      query: 'beste Team-Wikis',
    });
    expect(request?.body).toEqual({
      model: 'gpt-5.6',
      input: 'beste Team-Wikis',
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'AT' } }],
      include: ['web_search_call.action.sources'],
      store: false,
    });
  });

  test('an answer from memory has no citations and no searches', async () => {
    replies('answer-without-citations');
    expect(await ask(server, openai)).toMatchObject({
      outcome: 'answered',
      citations: [],
      searches: [],
      usage: { searches: 0 },
    });
  });

  test('opened pages are retrieved, only searches are billed, commentary is no answer, unknown actions do no harm', async () => {
    replies('mixed-actions');
    expect(await ask(server, openai)).toMatchObject({
      text: 'Leafdesk costs 4 dollars per seat.',
      citations: [{ url: 'https://leafdesk.example/pricing', title: '', cited: false }],
      searches: ['leafdesk pricing'],
      usage: { searches: 1 },
    });
  });

  test('a refusal and a filtered answer are refused, with what was said', async () => {
    replies('refusal');
    expect(await ask(server, openai)).toMatchObject({ outcome: 'refused', text: "I can't help with that request." });
    replies('content-filter');
    expect(await ask(server, openai)).toMatchObject({ outcome: 'refused', text: 'Some of the usual' });
  });

  test('an answer cut by length is an answer when it has text', async () => {
    replies('cut-by-length');
    expect(await ask(server, openai)).toMatchObject({ outcome: 'answered', text: 'Pagewell and Notecove are' });
  });

  test.each(['cut-before-text', 'empty-text'])('%s is no answer', async (fixture) => {
    replies(fixture);
    expect(await failureOf(ask(server, openai))).toMatchObject({ kind: 'invalid_response', maybeBilled: true });
  });

  test.each([
    [0, 'payment', 'OpenAI: You exceeded your current quota.'],
    [1, 'rate_limited', 'OpenAI: Rate limit reached for requests.'],
    [2, 'server', 'OpenAI: The server had an error while processing your request.'],
    [3, 'request', 'OpenAI: The prompt was flagged.'],
    [4, 'server', 'OpenAI: the response failed without a message'],
  ])('a failed response (%i) is a failure of kind %s', async (exchange, kind, message) => {
    replies('failed', exchange);
    expect(await failureOf(ask(server, openai))).toMatchObject({ kind, message, status: 200 });
  });

  test('a base address without a path gets the version of the API', async () => {
    replies('answer-without-citations');
    await ask(server, openai, { baseUrl: `${server.origin}/openai/v1/` });
    expect(server.requests[0]?.path).toBe('/v1/responses');
  });

  test('without a key nothing is sent and the message names the setting', () => {
    const create = () => openai.create({ credentials: {}, baseUrl: null, model: null });
    expect(create).toThrow('OPENAI_API_KEY is not set');
  });
});

describeShared('OpenAI on recorded replies', () => {
  const recorded = (recording: string, exchange = 0) => server.queue({ provider: 'openai', recording, exchange });

  test.each([
    ['openai-responses/web-search-1', 0, { cited: 7, searches: 1, billed: 1 }],
    ['openai-responses/web-search-2', 0, { cited: 1, searches: 1, billed: 1 }],
    ['openai-responses/web-search-mixed-actions', 0, { cited: 2, searches: 0, billed: 0 }],
    ['openai-responses/web-search-tool', 0, { cited: 0, searches: 1, billed: 1 }],
    ['openai-responses/raw-annotations', 0, { cited: 1, searches: 2, billed: 1 }],
    ['openai-responses/no-external-access', 0, { cited: 1, searches: 1, billed: 1 }],
    ['openai-responses/azure-web-search-preview', 0, { cited: 1, searches: 2, billed: 2 }],
    ['openai-responses/agent-run', 0, { cited: 1, searches: 2, billed: 2 }],
    ['openai-responses/allowed-domains', 0, { cited: 0, searches: 5, billed: 2 }],
    ['openai-responses/user-location', 0, { cited: 0, searches: 1, billed: 1 }],
    ['openai-responses/invalid-region', 0, { cited: 0, searches: 1, billed: 1 }],
  ])('%s (%i) is an answer', async (name, exchange, expected) => {
    recorded(name, exchange);
    const answer = await ask(server, openai);
    expect(answer.outcome).toBe('answered');
    expect(answer.text.length).toBeGreaterThan(3);
    expect(answer.servedModel).toMatch(/^gpt-/);
    expect({
      cited: answer.citations.filter((citation) => citation.cited).length,
      searches: answer.searches.length,
      billed: answer.usage?.searches,
    }).toEqual(expected);
  });

  test.each([
    ['openai-errors/invalid-api-key', 'credential', 401, /^OpenAI: Incorrect API key provided: /],
    ['openai-errors/insufficient-quota', 'payment', 429, /exceeded your current quota/],
    ['openai-errors/failed-response', 'payment', 200, /exceeded your current quota/],
    ['openai-errors/model-not-found', 'request', 400, /Invalid 'temperature'/],
    ['openai-errors/tool-not-supported', 'request', 400, /not supported with this model/],
    ['openai-errors/context-length-exceeded', 'request', 400, /exceeds the context window/],
    ['openai-errors/stream-incomplete', 'invalid_response', 200, /not JSON \(text\/event-stream/],
    ['openai-errors/stream-rate-limited', 'invalid_response', 200, /not JSON/],
  ])('%s is a failure of kind %s', async (name, kind, status, message) => {
    recorded(name);
    const failure = await failureOf(ask(server, openai));
    expect(failure).toMatchObject({ kind, status });
    expect(failure.message).toMatch(message);
  });
});
