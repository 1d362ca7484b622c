import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serpapi } from '#main/platforms/aioverview/serpapi.ts';
import { ask, failureOf } from '#test/support/ask.ts';
import { recording } from '#test/support/recordings.ts';
import { describeShared } from '#test/support/describe-shared.ts';
import { replayCredentials, type ReplayServer, startReplayServer } from '#test/support/replay-server.ts';

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterAll(() => server.close());
const replies = (fixture: string, exchange = 0) =>
  server.queue({ provider: 'serpapi', fixture: `serpapi/${fixture}`, exchange });

describe('Google AI Overview through SerpApi', () => {
  test('an inline overview is one request; references stay in order, each page once', async () => {
    replies('inline-overview');
    const answer = await ask(server, serpapi);
    expect(server.requests).toHaveLength(1);
    expect(answer).toMatchObject({
      outcome: 'answered',
      surface: 'serp',
      requestedModel: null,
      servedModel: null,
      searches: [],
      usage: { inputTokens: null, outputTokens: null, searches: 1 },
    });
    expect(answer.text).toBe(
      'Pagewell is often named first for small teams.\n\n### Options\n\n- Pagewell: quick to set up.\n- Notecove: strong permissions.',
    );
    expect(answer.citations).toEqual([
      { url: 'https://wiki-review.example/best', title: 'Best team wikis compared', cited: true },
      { url: 'https://forum.example/t/which-wiki#:~:text=we%20moved', title: 'Which wiki do you use?', cited: true },
      { url: 'https://leafdesk.example/pricing', title: 'Leafdesk pricing', cited: false },
    ]);
  });

  test('the search carries place and language, asks for a fresh result, and the key is stored nowhere', async () => {
    replies('inline-overview');
    const answer = await ask(server, serpapi, { request: { query: 'ויקי לצוות', language: 'he', country: 'il' } });
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      path: '/search.json',
      authorised: true,
      parameters: {
        engine: 'google',
        q: 'ויקי לצוות',
        hl: 'iw',
        gl: 'il',
        device: 'desktop',
        no_cache: 'true',
        output: 'json',
      },
    });
    expect(JSON.stringify(answer)).not.toContain(replayCredentials['SERPAPI_API_KEY']);
  });

  test('a deferred overview is fetched at once with its token; uncounted references and links in the text are cited', async () => {
    replies('deferred-overview', 0);
    replies('deferred-overview', 1);
    const answer = await ask(server, serpapi);
    expect(server.requests.map(({ parameters }) => [parameters['engine'], parameters['page_token']])).toEqual([
      ['google', undefined],
      ['google_ai_overview', 'token-of-this-minute'],
    ]);
    expect(answer).toMatchObject({ outcome: 'answered', usage: { searches: 2 }, raw: { search: {}, overview: {} } });
    expect(answer.text).toContain('says [Forum](https://forum.example/t/alternatives).');
    expect(answer.citations).toEqual([
      { url: 'https://wiki-review.example/alternatives', title: 'Pagewell alternatives', cited: true },
      { url: 'https://forum.example/t/alternatives', title: '', cited: true },
    ]);
  });

  test.each([
    ['no-overview', 0],
    ['states', 0],
  ])('%s (%i): Google showed no overview', async (fixture, exchange) => {
    replies(fixture, exchange);
    expect(await ask(server, serpapi)).toMatchObject({ outcome: 'no_overview', text: '', citations: [] });
  });

  test('an overview above a page without organic results is one, although the reply says that there are none', async () => {
    replies('states', 5);
    expect(await ask(server, serpapi)).toMatchObject({ outcome: 'answered', text: 'Pagewell.' });
  });

  test.each([
    [1, 'server', "SerpApi: Can't generate an AI overview right now. Try again later."],
    [2, 'credential', 'SerpApi: Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key'],
    [3, 'server', 'SerpApi: the search ended in an error'],
    [4, 'invalid_response', 'SerpApi: an overview without text, token or error'],
  ])('state %i is a failure of kind %s, never a missing overview', async (exchange, kind, message) => {
    replies('states', exchange);
    expect(await failureOf(ask(server, serpapi))).toMatchObject({ kind, message });
  });

  test.each([0, 1, 2])(
    'an announced overview that does not come (%i) is a passing failure after a billed search',
    async (exchange) => {
      replies('deferred-overview', 0);
      replies('follow-up-states', exchange);
      expect(await failureOf(ask(server, serpapi))).toMatchObject({ kind: 'server', maybeBilled: true });
    },
  );

  test('a follow-up that the network loses counts as billed', async () => {
    replies('deferred-overview', 0);
    server.queue({ provider: 'serpapi', status: 429, body: { error: 'Too many' }, headers: { 'retry-after': '7' } });
    expect(await failureOf(ask(server, serpapi))).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 7000,
      maybeBilled: true,
    });
  });

  test('every kind of block becomes Markdown and an unknown one is left out', async () => {
    replies('rich-blocks');
    const answer = await ask(server, serpapi);
    expect(answer.text.split('\n')).toEqual([
      'Three wikis stand out.',
      '',
      '- **[Pagewell](https://pagewell.example/)** Simple.',
      '  - Free for five people.',
      '  - **Paid plan** From 3 dollars.',
      '- **Notecove**',
      '  Fine-grained permissions.',
      '',
      '### How to choose',
      '',
      '### Size of the team',
      '',
      'Small teams rarely need permissions.',
      '',
      '| Wiki | Price \\| month |',
      '| --- | --- |',
      '| Pagewell | 3 |',
      '| Leafdesk | 4 |',
      '',
      '|  | Pagewell | Notecove |',
      '| --- | --- | --- |',
      '| Offline | Yes | No |',
      '',
      '```bash',
      'pagewell export --all',
      '```',
    ]);
    expect(answer.citations.map(({ url, cited }) => [url, cited])).toEqual([
      ['https://guide.example/wikis', true],
      ['https://notecove.example/permissions', true],
      ['https://unused.example/', false],
      ['https://pagewell.example/', true],
    ]);
  });

  test('an account without searches left is a payment failure despite status 429', async () => {
    server.queue({ provider: 'serpapi', status: 429, body: { error: 'Your account has run out of searches.' } });
    expect(await failureOf(ask(server, serpapi))).toMatchObject({ kind: 'payment', status: 429 });
  });
});

describeShared('SerpApi on recorded replies', () => {
  test('a Chinese result page: 14 blocks, 11 references', async () => {
    server.queue({ provider: 'serpapi', recording: 'serpapi/google-zh-tw-ai-overview' });
    const answer = await ask(server, serpapi, { request: { language: 'zh', country: 'tw' } });
    expect(server.requests[0]?.parameters['hl']).toBe('zh-tw');
    expect(answer.outcome).toBe('answered');
    expect(answer.text).toContain('### 申請條件:\n\n- 年齡限制: 申請時必須年滿18歲，未滿31歲。');
    expect(answer.citations.filter(({ cited }) => cited)).toHaveLength(11);
    expect(answer.citations[4]?.title).toBe('與我國簽署度假打工協定之國家');
  });

  test('an inline overview whose page comes twice, bare and as a card', async () => {
    server.queue({ provider: 'serpapi', recording: 'serpapi/google-inline-overview-best-crm' });
    const answer = await ask(server, serpapi);
    expect(answer.citations).toEqual([
      {
        url: 'https://www.uschamber.com/co/start/strategy/low-cost-crm-tools',
        title: '10 Free or Low-Cost CRM Tools for Small Businesses',
        cited: true,
      },
    ]);
    expect(answer.text).toContain('- Pipedrive: Best for sales-focused teams');
  });

  test('a follow-up with a story carousel', async () => {
    replies('deferred-overview', 0);
    server.queue({ provider: 'serpapi', recording: 'serpapi/ai-overview-follow-up' });
    const answer = await ask(server, serpapi);
    expect(answer.text).toContain('[Reuters](https://www.reuters.com/');
    expect(answer.citations).toHaveLength(2);
  });

  test.each([
    ['401 (observed)', 401, 'credential'],
    ['400 missing q (observed)', 400, 'request'],
    ['400 engine (observed)', 400, 'request'],
    ['429 (documented)', 429, 'payment'],
    ['failed (from SerpApi docs)', 200, 'server'],
    [
      '200 no results (documented; also seen with expired page_token, serpapi/public-roadmap #2569 #3913)',
      200,
      'no_overview',
    ],
  ])('the documented state %s', async (state, status, ending) => {
    const states = recording('serpapi/states-and-errors')[0]?.response.body as Record<string, unknown>;
    server.queue({ provider: 'serpapi', status, body: states[state] });
    const ended = await ask(server, serpapi).then(
      ({ outcome }) => outcome,
      (error: { kind: string }) => error.kind,
    );
    expect(ended).toBe(ending);
  });
});
