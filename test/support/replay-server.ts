import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixture, recording, type RecordedExchange } from './recordings.ts';

/** The simulated APIs: the first segment of every path, so that one server serves them all. */
export const replayedApis = ['openai', 'serpapi', 'dataforseo', 'perplexity', 'gemini', 'claude', 'local'] as const;
export type ReplayedApi = (typeof replayedApis)[number];

/** How to answer one request. */
export type ReplayReply =
  /** One exchange of a fixture of the project (`openai/refusal`) or, with `recording`, of a recording (`openai-responses/web-search-1`). */
  | ({ readonly fixture: string; readonly exchange?: number } & ReplayTiming)
  | ({ readonly recording: string; readonly exchange?: number } & ReplayTiming)
  /** Any status; an object or array is sent as JSON, a string unchanged (by default as `text/html`). */
  | ({
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    } & ReplayTiming)
  /**
   * `hang` never answers; `reset` closes the connection without a reply; `cut` closes it in the middle of the body;
   * `broken-json` ends the JSON half-way but the reply properly; `endless` sends JSON that never ends; `redirect` redirects.
   */
  | ({ readonly fault: 'hang' | 'reset' | 'cut' | 'broken-json' | 'endless' | 'redirect' } & ReplayTiming);

interface ReplayTiming {
  readonly delayMs?: number;
  /** It is sent once this is fulfilled. */
  readonly after?: Promise<void>;
}

/** A received request. The credential itself is not recorded, only whether it is the expected one. */
export interface ReplayRequest {
  readonly api: ReplayedApi;
  readonly method: string;
  /** Without the API's segment: `/v1/responses`. */
  readonly path: string;
  /** Without the key. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Without the headers that carry a credential. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null if there is none. */
  readonly body: unknown;
  /** The query text, wherever this API puts it; empty for a follow-up. */
  readonly query: string;
  readonly authorised: boolean;
}

export type ReplayRule = (request: ReplayRequest) => ReplayReply | undefined;

export interface ReplayServer {
  readonly origin: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly ReplayRequest[];
  requestsOf(api: ReplayedApi): readonly ReplayRequest[];
  /** The base URL to configure for an API. */
  baseUrl(api: ReplayedApi): string;
  /** Base URLs and accepted credentials by environment name, for a process or a configuration. */
  environment(): Readonly<Record<string, string>>;
  /** Answers the API's next requests in this order, one each; takes precedence over rules. */
  queue(...replies: readonly ({ readonly provider: ReplayedApi } & ReplayReply)[]): void;
  /** Called for every request that no queue answers, newest rule first. */
  rule(rule: ReplayRule): void;
  /** Clears queues, rules and requests. */
  reset(): void;
  close(): Promise<void>;
}

/** The credentials the server accepts; tests check that none of them appears anywhere. */
export const replayCredentials: Readonly<Record<string, string>> = {
  OPENAI_API_KEY: 'sk-replay-openai-0123456789',
  SERPAPI_API_KEY: 'replay-serpapi-0123456789',
  DATAFORSEO_LOGIN: 'replay-login@example.org',
  DATAFORSEO_PASSWORD: 'replay-password-0123456789',
  PERPLEXITY_API_KEY: 'pplx-replay-0123456789',
  GOOGLE_GENERATIVE_AI_API_KEY: 'AIzaReplay0123456789',
  ANTHROPIC_API_KEY: 'sk-ant-replay-0123456789',
};

const baseUrlVariables: Readonly<Record<ReplayedApi, readonly [name: string, path: string]>> = {
  openai: ['OPENAI_BASE_URL', '/v1'],
  serpapi: ['SERPAPI_BASE_URL', ''],
  dataforseo: ['DATAFORSEO_BASE_URL', ''],
  perplexity: ['PERPLEXITY_BASE_URL', '/v1'],
  gemini: ['GOOGLE_GENERATIVE_AI_BASE_URL', '/v1beta'],
  claude: ['ANTHROPIC_BASE_URL', '/v1'],
  local: ['LOCAL_BASE_URL', '/v1'],
};

/** Starts a loopback server on a free port that answers like the platforms, from fixtures, recordings and scripted faults. */
export async function startReplayServer(options: { readonly port?: number } = {}): Promise<ReplayServer> {
  const requests: ReplayRequest[] = [];
  const queues = new Map<ReplayedApi, ReplayReply[]>();
  const rules: ReplayRule[] = [];
  const server = createServer((incoming, response) => {
    void receive(incoming).then((request) => {
      requests.push(request);
      const reply = queues.get(request.api)?.shift() ?? firstReply(rules, request);
      const send = () => answer(response, reply);
      if (reply.after !== undefined) void reply.after.then(send);
      else if (reply.delayMs === undefined) send();
      else setTimeout(send, reply.delayMs).unref();
    });
  });
  server.keepAliveTimeout = 200;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = (api: ReplayedApi) => `${origin}/${api}${baseUrlVariables[api][1]}`;
  return {
    origin,
    requests,
    baseUrl,
    requestsOf: (api) => requests.filter((request) => request.api === api),
    environment: () => ({
      ...replayCredentials,
      ...Object.fromEntries(replayedApis.map((api) => [baseUrlVariables[api][0], baseUrl(api)])),
    }),
    queue: (...replies) => {
      for (const { provider, ...reply } of replies) queues.set(provider, [...(queues.get(provider) ?? []), reply]);
    },
    rule: (rule) => void rules.unshift(rule),
    reset: () => {
      requests.length = rules.length = 0;
      queues.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The first rule's reply, or an error that says that the test scripted none. */
function firstReply(rules: readonly ReplayRule[], request: ReplayRequest): ReplayReply {
  for (const rule of rules) {
    const reply = rule(request);
    if (reply !== undefined) return reply;
  }
  return { status: 501, body: { error: { message: `no reply is scripted for ${request.api} ${request.path}` } } };
}

/** Headers that carry a credential, and what each must be. */
const credentialHeaders: Readonly<Record<string, string>> = {
  authorization: '',
  'x-api-key': replayCredentials['ANTHROPIC_API_KEY'] ?? '',
  'x-goog-api-key': replayCredentials['GOOGLE_GENERATIVE_AI_API_KEY'] ?? '',
};

async function receive(incoming: IncomingMessage): Promise<ReplayRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://replay');
  const [, segment = '', ...rest] = url.pathname.split('/');
  const api = replayedApis.find((name) => name === segment) ?? 'local';
  const sent = Buffer.concat(chunks).toString();
  const body = sent === '' ? null : (JSON.parse(sent) as unknown);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  const parameters = [...url.searchParams];
  return {
    api,
    method: incoming.method ?? '',
    path: `/${rest.join('/')}`,
    parameters: Object.fromEntries(parameters.filter(([name]) => name !== 'api_key')),
    headers: Object.fromEntries(headers.filter(([name]) => !(name in credentialHeaders))),
    body,
    query: queryOf(body) || (url.searchParams.get('q') ?? ''),
    authorised: isAuthorised(api, incoming, url),
  };
}

function isAuthorised(api: ReplayedApi, { headers }: IncomingMessage, url: URL): boolean {
  const credential = (name: string) => replayCredentials[name] ?? '';
  switch (api) {
    case 'openai':
      return headers.authorization === `Bearer ${credential('OPENAI_API_KEY')}`;
    case 'perplexity':
      return headers.authorization === `Bearer ${credential('PERPLEXITY_API_KEY')}`;
    case 'serpapi':
      return url.searchParams.get('api_key') === credential('SERPAPI_API_KEY');
    case 'dataforseo': {
      const pair = `${credential('DATAFORSEO_LOGIN')}:${credential('DATAFORSEO_PASSWORD')}`;
      return headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
    }
    case 'gemini':
      return headers['x-goog-api-key'] === credentialHeaders['x-goog-api-key'];
    case 'claude':
      return headers['x-api-key'] === credentialHeaders['x-api-key'];
    case 'local':
      return true;
  }
}

/** The query in any API's body: `input`, the last message, Gemini's last content, DataForSEO's task. */
function queryOf(body: unknown): string {
  const at = (value: unknown, key: string | number): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
  const last = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[]).at(-1) : undefined);
  const message = at(last(at(body, 'messages')), 'content');
  const found = [
    at(body, 'input'),
    message,
    at(last(message), 'text'),
    at(last(at(last(at(body, 'contents')), 'parts')), 'text'),
    at(last(body), 'keyword'),
  ];
  return found.find((text): text is string => typeof text === 'string') ?? '';
}

function answer(response: ServerResponse, reply: ReplayReply): void {
  if ('fault' in reply) return answerWithFault(response, reply.fault);
  if ('status' in reply) {
    const isText = typeof reply.body === 'string';
    response.writeHead(reply.status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
      ...reply.headers,
    });
    response.end(isText ? reply.body : JSON.stringify(reply.body ?? {}));
    return;
  }
  const { response: recorded } = exchangeOf(reply);
  response.writeHead(recorded.status, { ...recorded.headers, 'content-type': recorded.contentType });
  response.end(typeof recorded.body === 'string' ? recorded.body : JSON.stringify(recorded.body));
}

function exchangeOf(
  reply:
    | { readonly fixture: string; readonly exchange?: number }
    | { readonly recording: string; readonly exchange?: number },
): RecordedExchange {
  const exchanges = 'fixture' in reply ? fixture(reply.fixture) : recording(reply.recording);
  const exchange = exchanges[reply.exchange ?? 0];
  if (exchange === undefined) throw new Error(`no exchange ${reply.exchange ?? 0} in ${JSON.stringify(reply)}`);
  return exchange;
}

function answerWithFault(response: ServerResponse, fault: Extract<ReplayReply, { fault: string }>['fault']): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"output": [{"type": "mess', () => response.socket?.destroy());
      return;
    case 'broken-json':
      response.writeHead(200, json);
      response.end('{"output": [{"type": "mess');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' });
      response.end();
      return;
    case 'endless': {
      response.writeHead(200, json);
      const block = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      response.write('{"output": [');
      more();
      return;
    }
  }
}
