import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceError } from '#shared/contract/errors.ts';
import { createGenerator } from '#main/generate/create-generator.ts';
import { readSite } from '#main/generate/site-content.ts';
import type { ModelConfig } from '#main/models/generate-with-model.ts';
import { fetchPage } from '#main/web/fetch-page.ts';
import { fetchLoopback, serve, startSite } from '../web/loopback-site.ts';
import { startModelServer, type ModelReply, type ModelRequest } from './model-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const site = async (file: string) => {
  const server = await startSite(serve(readFileSync(`test/src-main/generate/sites/${file}`)));
  closing.push(server.close);
  return server;
};
const modelServer = async (answer: (request: ModelRequest, index: number) => ModelReply) => {
  const server = await startModelServer(answer);
  closing.push(server.close);
  return server;
};
const generator = (model: ModelConfig | null, log: string[] = []) =>
  createGenerator({
    fetchPage: (url, options) => fetchLoopback(url, options),
    readSite: async (html, url) => readSite(html, url),
    templatesDirectory: 'resources/query-templates',
    model,
    log: (message) => log.push(message),
  });
const ten = (start: string) => Array.from({ length: 10 }, (_, index) => `${start} ${'bcdfghjklm'[index]}`);
const failureOf = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('keywords without a model', () => {
  it('come from the site itself, ten of them', async () => {
    const { url } = await site('english-software.html');
    const keywords = await generator(null).keywords({ websiteUrl: url, language: ' ENGLISH ' });
    expect(keywords).toHaveLength(10);
    expect(keywords).toContain('password manager');
  });

  it('throw website_unreachable, with the reason, if the site cannot be read', async () => {
    const missing = await startSite((_, response) => void response.writeHead(503).end());
    closing.push(missing.close);
    const failure = await failureOf(generator(null).keywords({ websiteUrl: missing.url, language: 'English' }));
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject({ code: 'website_unreachable', message: expect.stringContaining('503') as unknown });
  });

  it('throw website_unreachable for an address that is not public, with the real fetch', async () => {
    const { url } = await site('english-software.html');
    const real = createGenerator({
      fetchPage,
      readSite: async (html, url) => readSite(html, url),
      templatesDirectory: 'resources/query-templates',
      model: null,
      log: () => undefined,
    });
    for (const websiteUrl of [url, 'http://localhost/', '127.0.0.1', 'http://169.254.169.254/'])
      expect(await failureOf(real.keywords({ websiteUrl, language: 'English' }))).toMatchObject({
        code: 'website_unreachable',
      });
  });

  it('throw website_unreachable for a page that scripts would have to fill, without asking a model to invent', async () => {
    const empty = await startSite(
      serve('<!doctype html><title></title><div id="root"></div><script src="app.js"></script>'),
    );
    closing.push(empty.close);
    const model = await modelServer(() => ({ items: ten('invented') }));
    const config = { apiKey: '', baseUrl: model.baseUrl, model: 'm' };
    for (const each of [null, config])
      expect(await failureOf(generator(each).keywords({ websiteUrl: empty.url, language: 'English' }))).toMatchObject({
        code: 'website_unreachable',
        message: expect.stringContaining('by hand') as unknown,
      });
    expect(model.requests).toHaveLength(0);
  });

  it('reject an unsupported language', async () => {
    expect(await failureOf(generator(null).keywords({ websiteUrl: 'x.example', language: 'Klingon' }))).toMatchObject({
      code: 'invalid_request',
    });
  });

  it('are read over http if nothing listens on https', async () => {
    const { url, requests } = await site('english-software.html');
    const host = url.replace('http://', '');
    const plain = createGenerator({
      // Nothing listens on port 1 of loopback; the http address is the real server.
      fetchPage: (address, options) =>
        fetchLoopback(address.startsWith('https:') ? 'https://127.0.0.1:1/' : address, options),
      readSite: async (html, url) => readSite(html, url),
      templatesDirectory: 'resources/query-templates',
      model: null,
      log: () => undefined,
    });
    expect(await plain.keywords({ websiteUrl: host, language: 'English' })).toHaveLength(10);
    expect(requests).toHaveLength(1);
  });
});

describe('keywords with a model', () => {
  it.each(['chat', 'responses'] as const)('come from it as structured output, over the %s interface', async (api) => {
    const { url } = await site('german-dentist.html');
    const model = await modelServer(() => ({ items: ten('Zahnimplantate Köln') }));
    const log: string[] = [];
    const config = { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'gpt-test', api };
    expect(await generator(config, log).keywords({ websiteUrl: url, language: 'German' })).toEqual(
      ten('Zahnimplantate Köln'),
    );
    expect(log).toEqual([]);
    expect(model.requests).toHaveLength(1);
    const [request] = model.requests;
    expect(request?.path).toBe(api === 'chat' ? '/v1/chat/completions' : '/v1/responses');
    expect(request?.authorization).toBe('Bearer sk-test');
    expect(request?.body['model']).toBe('gpt-test');
    expect(JSON.stringify(request?.body[api === 'chat' ? 'response_format' : 'text'])).toContain('json_schema');
    expect(request?.said).toContain('in German');
    expect(request?.said).toContain('Kinderzahnheilkunde');
    expect(request?.said).toContain('Köln');
  });

  it('use the chat interface for any address except OpenAI’s own', async () => {
    const { url } = await site('english-software.html');
    const model = await modelServer(() => ({ items: ten('vault software') }));
    await generator({ apiKey: '', baseUrl: model.baseUrl, model: 'llama' }).keywords({
      websiteUrl: url,
      language: 'English',
    });
    expect(model.requests[0]?.path).toBe('/v1/chat/completions');
  });

  it('get the place of a local business if the model left it out, in any case form', async () => {
    const { url } = await site('german-dentist.html');
    const model = await modelServer(() => ({ items: [...ten('Zahnarzt Kölns').slice(0, 9), 'Bleaching'] }));
    const keywords = await generator({ apiKey: '', baseUrl: model.baseUrl, model: 'm' }).keywords({
      websiteUrl: url,
      language: 'German',
    });
    expect(keywords[0]).toBe('Zahnarzt Kölns b');
    expect(keywords[9]).toBe('Bleaching Köln');
  });

  it.each<[string, ModelReply, RegExp]>([
    ['too few', { items: ten('vault').slice(0, 9) }, /9 different keywords/u],
    ['the same ten times', { items: Array.from({ length: 10 }, () => 'vault') }, /1 different keywords/u],
    ['the business name', { items: ['Vaultly pricing', ...ten('vault')] }, /Vaultly pricing/u],
    ['a comma', { items: ['logins, passwords', ...ten('vault')] }, /comma/u],
    ['another language', { items: [...'אבגדהוזחטי'].map((letter) => `ניהול סיסמאות ${letter}`) }, /is not in English/u],
    ['text instead of a list', { text: 'Here are your keywords!' }, /could not be read/u],
  ])('are requested once more after %s, with the reason', async (_, first, complaint) => {
    const { url } = await site('english-software.html');
    const model = await modelServer((__, index) => (index === 0 ? first : { items: ten('vault software') }));
    const log: string[] = [];
    const config = { apiKey: '', baseUrl: model.baseUrl, model: 'm' };
    expect(await generator(config, log).keywords({ websiteUrl: url, language: 'English' })).toEqual(
      ten('vault software'),
    );
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.said).toMatch(complaint);
    expect(log).toEqual([]);
  });

  it.each<[string, ModelReply, number]>([
    ['breaks the rules twice', { items: [] }, 2],
    ['is down', { status: 500, message: 'overloaded' }, 2],
    ['refuses the key', { status: 401, message: 'bad key' }, 1],
    ['never answers', 'silence', 2],
  ])('are made offline, with a logged reason, if the model %s', async (_, reply, requests) => {
    const { url } = await site('english-software.html');
    const model = await modelServer(() => reply);
    const log: string[] = [];
    const config = {
      apiKey: 'sk-secret',
      baseUrl: model.baseUrl,
      model: 'm',
      timeoutMs: reply === 'silence' ? 500 : 60_000,
    };
    const keywords = await generator(config, log).keywords({ websiteUrl: url, language: 'English' });
    expect(keywords).toEqual(await generator(null).keywords({ websiteUrl: url, language: 'English' }));
    expect(model.requests).toHaveLength(requests);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^Keywords made offline: the model m failed \(.+\)$/u);
    expect(log[0]).not.toContain('sk-secret');
  });
});

describe('queries', () => {
  const request = {
    keywords: ten('accounting software'),
    languageCode: 'de',
    countryCode: 'at',
    names: ['Acme'],
  } as const;

  it('come from the templates without a model, three per keyword', async () => {
    const queries = await generator(null).queries(request);
    expect(queries).toHaveLength(30);
    expect(queries.some((query) => query.includes('Österreich'))).toBe(true);
  });

  /** A reply with a list for each keyword of the request. */
  const about = ({ said }: ModelRequest, item: (keyword: string, index: number) => string, each = 3): ModelReply => ({
    text: JSON.stringify({
      lists: [...said.matchAll(/\\n\d+\. (.+?)(?=\\n|")/gu)].map(([, keyword = '']) => ({
        about: keyword,
        items: Array.from({ length: each }, (_, index) => item(keyword, index)),
      })),
    }),
  });

  it('come from the model, three per keyword in their order, without giving it the customer’s name', async () => {
    const model = await modelServer((asked) => about(asked, (keyword, index) => `Frage ${index} zu ${keyword}?`, 4));
    const config = { apiKey: '', baseUrl: model.baseUrl, model: 'm' };
    const keywords = [...ten('Acme Buchhaltung'), ...ten('lange Lohnabrechnung')];
    const queries = await generator(config).queries({ ...request, keywords });
    expect(new Set(queries).size).toBe(60);
    for (const [index, query] of queries.entries())
      expect(query).toBe(`Frage ${index % 3} zu ${(keywords[Math.floor(index / 3)] ?? '').replace('Acme ', '')}?`);
    expect(model.requests).toHaveLength(2);
    for (const { said } of model.requests) {
      expect(said).not.toContain('Acme');
      expect(said).toContain('Austria');
      expect(said).toContain('in German');
    }
  });

  it('are 150 for sixty keywords', async () => {
    const model = await modelServer((asked) => about(asked, (keyword, index) => `Question ${index} about ${keyword}?`));
    const config = { apiKey: '', baseUrl: model.baseUrl, model: 'm' };
    const keywords = Array.from({ length: 60 }, (_, index) => `keyword ${index}`);
    expect(await generator(config).queries({ ...request, keywords })).toHaveLength(150);
    expect(model.requests).toHaveLength(5);
  });

  it.each<[string, (asked: ModelRequest) => ModelReply, RegExp]>([
    ['one names the customer', (asked) => about(asked, (_, index) => `Is ACME good for ${index}?`), /names a company/u],
    [
      'a keyword has two',
      (asked) => about(asked, (keyword, index) => `Frage ${index} zu ${keyword}?`, 2),
      /2 different/u,
    ],
    ['keywords share theirs', (asked) => about(asked, (_, index) => `Frage ${index}?`), /0 different questions about/u],
    ['a keyword is forgotten', () => ({ text: JSON.stringify({ lists: [] }) }), /about 0 keywords, not 10/u],
    [
      'they are in another script',
      (asked) => about(asked, (keyword, index) => `ראשון ${index} ${keyword.replaceAll(/[a-z]/gu, 'ש')}?`),
      /is not in German/u,
    ],
  ])('are requested again if %s, with the reason, then made from templates', async (_, reply, complaint) => {
    const model = await modelServer(reply);
    const log: string[] = [];
    const queries = await generator({ apiKey: '', baseUrl: model.baseUrl, model: 'm' }, log).queries(request);
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.said).toMatch(complaint);
    expect(log[0]).toContain('Queries made offline');
    expect(queries).toEqual(await generator(null).queries(request));
  });

  it('are aborted by the caller without falling back', async () => {
    const model = await modelServer(() => 'silence');
    const controller = new AbortController();
    const log: string[] = [];
    const asking = generator({ apiKey: '', baseUrl: model.baseUrl, model: 'm' }, log).queries({
      ...request,
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(new Error('stopped')), 50);
    await expect(asking).rejects.toThrow('stopped');
    expect(log).toEqual([]);
  });
});
