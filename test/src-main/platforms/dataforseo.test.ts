import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataforseoOverview } from '#main/platforms/aioverview/dataforseo.ts';
import { dataforseoChatgpt } from '#main/platforms/chatgpt/dataforseo.ts';
import { languageCode, locationCode } from '#main/platforms/dataforseo/locale.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { replayCredentials, type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());
const replies = (fixture: string, exchange = 0) =>
  server.queue({ provider: 'dataforseo', fixture: `dataforseo/${fixture}`, exchange });

describe('Google AI Overview through DataForSEO', () => {
  test('an overview keeps its references in order, its links and its cost', async () => {
    replies('ai-overview');
    const answer = await ask(server, dataforseoOverview);
    expect(answer).toMatchObject({
      outcome: 'answered',
      surface: 'serp',
      reportedCostUsd: 0.004,
      usage: { searches: 1 },
    });
    expect(answer.text).toBe(
      '**Pagewell** is often named first. [[1]](https://wiki-review.example/best)\n\nNotecove follows.',
    );
    expect(answer.citations).toEqual([
      { url: 'https://forum.example/t/which-wiki', title: 'Which wiki do you use?', cited: false },
      { url: 'https://wiki-review.example/best', title: 'Best team wikis compared', cited: true },
      { url: 'https://notecove.example/', title: 'Notecove', cited: true },
    ]);
    expect(JSON.stringify(answer)).not.toContain(replayCredentials['DATAFORSEO_PASSWORD']);
  });

  test('one task is sent, with place, language, the later overview, and a keyword that survives decoding', async () => {
    replies('no-overview');
    await ask(server, dataforseoOverview, { request: { query: 'C++ 100% wiki', language: 'no', country: 'no' } });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v3/serp/google/organic/live/advanced',
      authorised: true,
    });
    expect(server.requests[0]?.body).toEqual([
      {
        keyword: 'C%2B%2B 100%25 wiki',
        location_code: 2578,
        language_code: 'nb',
        device: 'desktop',
        load_async_ai_overview: true,
        expand_ai_overview: true,
      },
    ]);
  });

  test.each([0, 1])('a page without overview and a search without results have none (%i)', async (exchange) => {
    replies('no-overview', exchange);
    expect(await ask(server, dataforseoOverview)).toMatchObject({ outcome: 'no_overview', text: '', citations: [] });
  });

  test('an announced overview that was not loaded is a temporary failure', async () => {
    replies('overview-not-loaded');
    expect(await failureOf(ask(server, dataforseoOverview))).toMatchObject({ kind: 'server', maybeBilled: true });
  });

  test('parts replace a missing whole, and references without distinction are all cited', async () => {
    replies('parts-only');
    expect(await ask(server, dataforseoOverview)).toMatchObject({
      text: 'First.\n\nSecond.',
      citations: [{ cited: true }],
    });
  });

  test.each([
    [0, 'request', false],
    [1, 'payment', false],
    [2, 'rate_limited', false],
    [3, 'server', true],
    [4, 'server', false],
    [5, 'credential', false],
    [6, 'credential', false],
  ])('task status %i is a failure of kind %s', async (exchange, kind, maybeBilled) => {
    replies('task-errors', exchange);
    const failure = await failureOf(ask(server, dataforseoOverview));
    expect(failure).toMatchObject({ kind, maybeBilled });
    expect(failure.message).toMatch(/^DataForSEO: .+ \(\d{5}\)$/);
  });

  test('both credentials are needed', () => {
    const create = () =>
      dataforseoOverview.create({ credentials: { DATAFORSEO_LOGIN: 'someone' }, baseUrl: null, model: null });
    expect(create).toThrow('DATAFORSEO_PASSWORD is not set');
  });
});

describe('the ChatGPT page through DataForSEO', () => {
  test('keeps text, cited sources, search results, fan-out and the model of the page', async () => {
    replies('chatgpt-scraper');
    const answer = await ask(server, dataforseoChatgpt);
    expect(server.requests[0]?.path).toBe('/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced');
    expect(answer).toMatchObject({
      outcome: 'answered',
      surface: 'interface',
      text: 'My pick is **Pagewell**; **Notecove** is close.',
      servedModel: 'gpt-6',
      searches: ['best team wiki 2026', 'team wiki comparison'],
      reportedCostUsd: 0.004,
    });
    expect(answer.citations.map(({ url, cited }) => [new URL(url).host, cited])).toEqual([
      ['wiki-review.example', true],
      ['notecove.example', true],
      ['leafdesk.example', false],
    ]);
  });

  test.each([0, 1])('a reply without text is no answer (%i)', async (exchange) => {
    replies('chatgpt-empty', exchange);
    expect(await failureOf(ask(server, dataforseoChatgpt))).toMatchObject({
      kind: 'invalid_response',
      maybeBilled: true,
    });
  });
});

describe('DataForSEO places and languages', () => {
  test.each([
    ['us', 2840],
    ['gb', 2826],
    ['al', 2008],
    ['tw', 2158],
  ] as const)('%s is %i', (country, code) => expect(locationCode(country)).toBe(code));

  test.each([
    ['zh', 'tw', 'zh-TW'],
    ['zh', 'sg', 'zh-CN'],
    ['fil', 'ph', 'tl'],
    ['he', 'il', 'he'],
    ['pt', 'br', 'pt'],
  ] as const)('%s in %s is %s', (language, country, code) => expect(languageCode(language, country)).toBe(code));
});

describeShared('DataForSEO on recorded replies', () => {
  test('an overview with four references, all of them cited by a part', async () => {
    server.queue({ provider: 'dataforseo', recording: 'dataforseo/ai-overview' });
    const answer = await ask(server, dataforseoOverview);
    expect(answer).toMatchObject({ outcome: 'answered', reportedCostUsd: 0.002 });
    expect(answer.citations.map(({ cited }) => cited)).toEqual([true, true, true, true]);
    expect(answer.citations[0]?.url).toContain('berico.com');
    expect(answer.text).not.toContain('![');
    expect(answer.text).toContain('- **Hidden water leaks:** A major leak');
  });

  test('AI Mode has the same shape: 24 references and the link in the text', async () => {
    server.queue({ provider: 'dataforseo', recording: 'dataforseo/ai-mode' });
    const answer = await ask(server, dataforseoOverview);
    expect(answer.text).toContain('| LemonTree Plumbing | 5.0 |');
    expect(answer.citations.length).toBeGreaterThan(20);
  });
});
