import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { claude } from '#main/platforms/claude/claude.ts';
import { gemini } from '#main/platforms/gemini/gemini.ts';
import { openaiCompatible } from '#main/platforms/local/openai-compatible.ts';
import { perplexity } from '#main/platforms/perplexity/perplexity.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('Perplexity', () => {
  const replies = (fixture: string, exchange = 0) =>
    server.queue({ provider: 'perplexity', fixture: `perplexity/${fixture}`, exchange });
  const hosts = (answer: CapturedAnswer) => answer.citations.map(({ url, cited }) => [new URL(url).host, cited]);

  test('sources whose number appears in the text are cited, and the cost is the reported one', async () => {
    replies('answer-with-marks');
    const answer = await ask(server, perplexity, { request: { country: 'de' } });
    expect(answer).toMatchObject({
      outcome: 'answered',
      requestedModel: 'perplexity/sonar',
      servedModel: 'perplexity/sonar',
      reportedCostUsd: 0.0059,
      usage: { inputTokens: 3000, outputTokens: 60, searches: 2 },
      searches: ['best team wiki', 'leafdesk pricing'],
    });
    expect(hosts(answer)).toEqual([
      ['wiki-review.example', true],
      ['forum.example', false],
      ['leafdesk.example', true],
      ['notecove.example', false],
    ]);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/responses',
      authorised: true,
      query: 'best team wiki',
      body: { model: 'perplexity/sonar', tools: [{ type: 'web_search', user_location: { country: 'DE' } }] },
    });
  });

  test('annotations cite as well as marks do', async () => {
    replies('answer-with-annotations');
    expect(hosts(await ask(server, perplexity))).toEqual([
      ['forum.example', true],
      ['wiki-review.example', false],
    ]);
  });

  test('without any marks all sources are cited; an unreported cost is unknown', async () => {
    replies('answer-without-marks');
    const answer = await ask(server, perplexity);
    expect(answer.citations.map(({ cited }) => cited)).toEqual([true, true]);
    expect(answer).toMatchObject({ reportedCostUsd: null, usage: { searches: 1 } });
  });

  test('a failed response fails by its code, an empty one is no answer, a filtered one refused', async () => {
    replies('not-answered', 0);
    expect(await failureOf(ask(server, perplexity))).toMatchObject({
      kind: 'server',
      message: 'Perplexity: The server had an error.',
    });
    replies('not-answered', 1);
    expect(await failureOf(ask(server, perplexity))).toMatchObject({ kind: 'invalid_response' });
    replies('not-answered', 2);
    expect(await ask(server, perplexity)).toMatchObject({ outcome: 'refused' });
  });

  test("the former format is read too, without the model's thoughts", async () => {
    replies('former-shape');
    const answer = await ask(server, perplexity);
    expect(answer).toMatchObject({ text: 'Pagewell.[2]', servedModel: 'sonar-reasoning-pro', reportedCostUsd: null });
    expect(answer.citations.map(({ cited }) => cited)).toEqual([false, true]);
  });

  test('a reply without a list of sources is told apart from one that lists none', async () => {
    const message = { type: 'message', content: [{ type: 'output_text', text: 'Pagewell.' }] };
    const reported = async (body: Record<string, unknown>) => {
      server.queue({ provider: 'perplexity', status: 200, body });
      return (await ask(server, perplexity)).sourcesReported;
    };
    expect(await reported({ model: 'sonar', output: [message] })).toBe(false);
    expect(await reported({ model: 'sonar', output: [{ type: 'search_results', results: [] }, message] })).toBe(true);
    const choices = [{ message: { content: 'Pagewell.' }, finish_reason: 'stop' }];
    expect(await reported({ choices })).toBe(false);
    expect(await reported({ choices, search_results: [] })).toBe(true);
  });

  test('an account without credit is a payment failure despite status 401', async () => {
    const error = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 401 };
    server.queue({ provider: 'perplexity', status: 401, body: { error } });
    expect(await failureOf(ask(server, perplexity))).toMatchObject({ kind: 'payment', status: 401 });
  });
});

describe('Gemini', () => {
  const replies = (fixture: string, exchange = 0) =>
    server.queue({ provider: 'gemini', fixture: `gemini/${fixture}`, exchange });

  test('sources that support a passage are cited; thoughts are not text but billed as output', async () => {
    replies('grounded-answer');
    const answer = await ask(server, gemini);
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: '**Pagewell** leads. **Notecove** follows.',
      servedModel: 'gemini-3.8-flash',
      searches: ['best team wiki', 'team wiki review'],
      usage: { inputTokens: 162, outputTokens: 120, searches: 2 },
    });
    expect(answer.citations.map(({ title, cited }) => [title, cited])).toEqual([
      ['wiki-review.example', true],
      ['forum.example', false],
      ['notecove.example', true],
    ]);
    expect(server.requests[0]).toMatchObject({
      path: '/v1beta/models/gemini-3.8-flash:generateContent',
      authorised: true,
      query: 'best team wiki',
      body: { tools: [{ googleSearch: {} }] },
    });
  });

  test('an answer from memory has no sources', async () => {
    replies('answer-without-sources');
    expect(await ask(server, gemini)).toMatchObject({
      outcome: 'answered',
      citations: [],
      searches: [],
      usage: { searches: 0 },
    });
  });

  test.each([0, 1])('a blocked prompt and an answer stopped for safety are refused (%i)', async (exchange) => {
    replies('refused', exchange);
    expect(await ask(server, gemini)).toMatchObject({ outcome: 'refused', text: '' });
  });

  test('finished without text is no answer', async () => {
    replies('empty');
    expect(await failureOf(ask(server, gemini))).toMatchObject({ kind: 'invalid_response' });
  });

  test('a wrong key is a credential failure despite status 400', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }];
    server.queue({
      provider: 'gemini',
      status: 400,
      body: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT', details } },
    });
    expect(await failureOf(ask(server, gemini))).toMatchObject({
      kind: 'credential',
      status: 400,
      message: 'Gemini: API key not valid.',
    });
  });

  test('an exhausted rate limit says in its body how long to wait', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.5s' }];
    server.queue({
      provider: 'gemini',
      status: 429,
      body: {
        error: { code: 429, message: 'You exceeded your current quota.', status: 'RESOURCE_EXHAUSTED', details },
      },
    });
    expect(await failureOf(ask(server, gemini))).toMatchObject({ kind: 'rate_limited', retryAfterMs: 34_500 });
  });
});

describe('Claude', () => {
  const replies = (fixture: string, exchange = 0) =>
    server.queue({ provider: 'claude', fixture: `claude/${fixture}`, exchange });

  test('text after the last search is the answer, with its citations and what was only retrieved', async () => {
    replies('answer-with-citations');
    const answer = await ask(server, claude, { request: { country: 'gb' } });
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: 'For small teams:\n\n- Pagewell is the easiest to set up\n- Notecove has the finest permissions',
      servedModel: 'claude-sonnet-5-5',
      searches: ['best team wiki', 'notecove review'],
      usage: { inputTokens: 2200, cachedInputTokens: 100, outputTokens: 300, searches: 2 },
    });
    expect(answer.citations).toEqual([
      { url: 'https://wiki-review.example/best', title: 'Best team wikis compared', cited: true },
      { url: 'https://forum.example/t/which-wiki', title: 'Which wiki do you use?', cited: false },
    ]);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/messages',
      authorised: true,
      query: 'best team wiki',
      body: {
        tools: [
          {
            type: 'web_search_20250305',
            name: 'web_search',
            max_uses: 5,
            user_location: { type: 'approximate', country: 'GB' },
          },
        ],
      },
    });
  });

  test('an answer from memory', async () => {
    replies('answer-without-search');
    expect(await ask(server, claude)).toMatchObject({ outcome: 'answered', citations: [], usage: { searches: 0 } });
  });

  test('a refusal is refused, with its explanation where there is one', async () => {
    replies('refusal', 0);
    expect(await ask(server, claude)).toMatchObject({ outcome: 'refused', text: 'This request was declined.' });
    replies('refusal', 1);
    expect(await ask(server, claude)).toMatchObject({ outcome: 'refused', text: '' });
  });

  test('a paused turn is asked again, an empty one is no answer', async () => {
    replies('unfinished', 0);
    expect(await failureOf(ask(server, claude))).toMatchObject({ kind: 'server', maybeBilled: true });
    replies('unfinished', 1);
    expect(await failureOf(ask(server, claude))).toMatchObject({ kind: 'invalid_response' });
  });

  test('an account without credit is a payment failure despite status 400', async () => {
    const error = {
      type: 'invalid_request_error',
      message: 'Your credit balance is too low to access the Anthropic API.',
    };
    server.queue({ provider: 'claude', status: 400, body: { type: 'error', error } });
    expect(await failureOf(ask(server, claude))).toMatchObject({ kind: 'payment', status: 400 });
  });
});

describe('a local model', () => {
  test('answers without a key or searches, labelled as not ChatGPT', async () => {
    server.queue({ provider: 'local', fixture: 'local/answer' });
    const answer = await ask(server, openaiCompatible, { model: 'llama-small' });
    expect(openaiCompatible.label).toBe('Local model (not ChatGPT)');
    expect(answer).toMatchObject({
      outcome: 'answered',
      text: 'Pagewell and Notecove.',
      citations: [],
      servedModel: 'llama-small',
      usage: { inputTokens: 14, outputTokens: 9, searches: null },
    });
    expect(server.requests[0]).toMatchObject({ path: '/v1/chat/completions', body: { model: 'llama-small' } });
  });

  test('needs a model, and says so', () => {
    const create = () => openaiCompatible.create({ credentials: {}, baseUrl: null, model: null });
    expect(create).toThrow('LOCAL_MODEL is not set');
  });

  test('when nothing listens, the connection failed; the machine is not offline', async () => {
    const gone = await startReplayServer();
    await gone.close();
    const failure = await failureOf(
      ask(server, openaiCompatible, { model: 'llama-small', baseUrl: gone.baseUrl('local') }),
    );
    expect(failure.message).toMatch(/^Local model: connect ECONNREFUSED 127\.0\.0\.1/);
    expect(failure).toMatchObject({ kind: 'connection', maybeBilled: false });
  });
});

describeShared('models on recorded replies', () => {
  test.each([
    ['perplexity/search-results-1', 3, 14],
    ['perplexity/citations-1', 6, 7],
  ])('%s', async (recording, cited, all) => {
    server.queue({ provider: 'perplexity', recording });
    const { citations } = await ask(server, perplexity);
    expect([citations.filter((citation) => citation.cited).length, citations.length]).toEqual([cited, all]);
  });

  test.each([
    ['gemini/search-grounding', 0, ['stock price of google'], 4],
    ['gemini/web-search-tool', 0, ['weather in San Francisco today'], 3],
    ['gemini/web-search-tool', 1, ['current weather in Mexico City'], 3],
  ])('%s (%i)', async (recording, exchange, searches, sources) => {
    server.queue({ provider: 'gemini', recording, exchange });
    const answer = await ask(server, gemini);
    expect(answer).toMatchObject({ outcome: 'answered', searches });
    expect(answer.citations).toHaveLength(sources);
  });

  test('Claude with two searches, and a refusal', async () => {
    server.queue(
      { provider: 'claude', recording: 'anthropic/web-search-1' },
      { provider: 'claude', recording: 'anthropic/refusal' },
    );
    const answer = await ask(server, claude);
    expect(answer.text).toMatch(/^Based on the search results, here are the key tech news/);
    expect(answer.searches).toHaveLength(2);
    expect(answer.citations.filter(({ cited }) => cited)).toHaveLength(2);
    expect(await ask(server, claude)).toMatchObject({ outcome: 'refused' });
  });
});
