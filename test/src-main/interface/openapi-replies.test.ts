import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { openBakery } from '#test/fixtures/interface/bakery-site.ts';
import { errorCases } from '#test/fixtures/interface/error-cases.ts';
import { readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';

const names = Object.keys(publishedInterface) as PublishedOperation[];

/** The served document, its schemas compiled by a validator that knows nothing of the contract table. */
async function open() {
  const bakery = await openBakery();
  const api = await openInterface({ switcher: { fetchPage: readLoopbackInternet } });
  const document = (await api.get('openapi.json')).json as {
    paths: Record<string, { post: { responses: Record<string, { $ref?: string }> } }>;
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { document } });
  const schemaAt = (...path: readonly string[]): ValidateFunction =>
    ajv.compile({
      $ref: `document#/${path.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`,
    });
  const json = ['content', 'application/json', 'schema'];
  return {
    api,
    seeded: api.agencies[0],
    requests: requestsOf(api.agencies[0], bakery.websiteUrl),
    requestOf: (name: string) => schemaAt('paths', `/${name}`, 'post', 'requestBody', ...json),
    replyOf: (name: string) => schemaAt('paths', `/${name}`, 'post', 'responses', '200', ...json),
    /** The error schema of a status; undefined if the operation does not list it. */
    errorOf: (name: string, status: number) => {
      const reference = document.paths[`/${name}`]?.post.responses[String(status)]?.$ref;
      return reference === undefined ? undefined : schemaAt(...reference.slice(2).split('/'), ...json);
    },
  };
}

/** Every copy of a value that lacks one of its fields, at any depth. */
function withoutOneField(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => withoutOneField(item).map((less) => items.toSpliced(index, 1, less)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
    ...withoutOneField(inner).map((less) => ({ ...value, [name]: less })),
  ]);
}

describe('the OpenAPI document, read by an independent validator of JSON Schema', () => {
  test('holds for the request and the reply of every operation, and for no reply with a field missing or added', async () => {
    const { api, seeded, requests, requestOf, replyOf } = await open();
    for (const name of names) {
      const isRequest = requestOf(name);
      expect(isRequest(requests[name]) ? null : isRequest.errors, name).toBeNull();
      expect(isRequest({ ...requests[name], more: 1 }), name).toBe(false);
      const reply = await api.post(name, requests[name], seeded.key);
      const isReply = replyOf(name);
      expect(isReply(reply.json) ? null : isReply.errors, name).toBeNull();
      const less = withoutOneField(reply.json);
      expect(less.length, name).toBeGreaterThanOrEqual(3);
      for (const one of less) expect(isReply(one), `${name}: ${JSON.stringify(one)}`).toBe(false);
      expect(isReply({ ...(reply.json as object), more: 1 }), name).toBe(false);
    }
  });

  test('lists the status of every error that an operation can be made to return, and holds for its body', async () => {
    const { api, seeded, errorOf } = await open();
    for (const { operation, request, when } of errorCases) {
      const reply = await api.post(operation, request(seeded, api.agencies[1]), seeded.key);
      const isError = errorOf(operation, reply.status);
      expect(isError, `${operation}, ${when}: ${reply.status} is not listed`).toBeDefined();
      expect(isError?.(reply.json), `${operation}, ${when}: ${reply.text}`).toBe(true);
    }
  });
});
