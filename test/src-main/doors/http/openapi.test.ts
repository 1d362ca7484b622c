import { describe, expect, it } from 'vitest';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { countryCodes } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { openApiDocument } from '#main/doors/http/openapi.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { send } from '#test/support/http-client.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    {
      post: {
        requestBody: {
          content: Record<
            string,
            { schema: { properties: object; required?: string[]; additionalProperties: boolean } }
          >;
        };
        responses: Record<string, { content: Record<string, { schema: { properties: object; required: string[] } }> }>;
      };
    }
  >;
}
const document = () => openApiDocument('http://127.0.0.1:4720/v1') as unknown as Document;

describe('the OpenAPI document', () => {
  it('has exactly the operations of the published interface', () => {
    const posted = Object.entries(document().paths).flatMap(([path, item]) => ('post' in item ? [path] : []));
    expect(posted).toEqual(Object.keys(publishedInterface).map((name) => `/${name}`));
    expect(posted).toHaveLength(15);
  });

  it('has the paths that are read, and the header that tells empty answers apart', () => {
    const read = Object.entries(document().paths).filter(([, item]) => 'get' in item && 'head' in item);
    expect(read.map(([path]) => path)).toEqual([
      '/answers/{execution_id}/{query_id}/answer.md',
      '/answers/{execution_id}/{query_id}/resources.json',
      '/answers/{execution_id}/{query_id}/competitors.json',
      '/openapi.json',
    ]);
    expect(JSON.stringify(read[0])).toContain('"Answer-Outcome":{"schema":{"type":"string","enum":["answered"');
  });

  it('lists languages and countries, and the lengths and patterns of texts', () => {
    const field = (name: string, key: string): unknown => {
      const { properties = {} } = document().paths[name]?.post.requestBody.content['application/json']?.schema ?? {};
      return (properties as Record<string, unknown>)[key];
    };
    const create = '/create-query-group';
    expect(field(create, 'language')).toMatchObject({ enum: languages.map((language) => language.name) });
    expect(field(create, 'countryCode')).toMatchObject({ enum: [...countryCodes] });
    expect(field(create, 'name')).toMatchObject({ minLength: 1, maxLength: 200, pattern: '\\S' });
    expect(field(create, 'websiteUrl')).toMatchObject({ minLength: 1, maxLength: 2_000 });
    expect(field(create, 'keywords')).toMatchObject({ minLength: 1, pattern: expect.stringContaining('[^,') });
    expect(field('/edit-queries-definitions', 'addedQueries')).toMatchObject({
      items: { minLength: 3, maxLength: 500 },
    });
    expect(field('/edit-queries-definitions', 'comments')).toMatchObject({ maxLength: 2_000 });
    expect(field('/get-queries', 'aiPlatform')).toMatchObject({ pattern: expect.stringContaining('A-Za-z0-9') });
  });

  it('states request fields, which are required, and that no other is known', () => {
    const schema = document().paths['/get-queries']?.post.requestBody.content['application/json']?.schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual([
      'customerID',
      'queryGroupID',
      'startDate',
      'endDate',
      'executionID',
      'aiPlatform',
    ]);
    expect(schema?.required).toEqual(['customerID']);
    expect(schema?.additionalProperties).toBe(false);
  });

  it('states the envelope, with a status where there is one', () => {
    const envelope = (name: string) =>
      document().paths[name]?.post.responses['200']?.content['application/json']?.schema.required;
    expect(envelope('/get-queries')).toEqual(['data', 'version', 'env']);
    expect(envelope('/get-execution-status')).toEqual(['data', 'version', 'env', 'status']);
  });

  it('states every error status an operation can end in', () => {
    const statuses = (name: string) => Object.keys(document().paths[name]?.post.responses ?? {});
    expect(statuses('/create-query-group')).toEqual([
      '200',
      '400',
      '401',
      '404',
      '405',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(statuses('/edit-queries-definitions')).toContain('422');
    expect(statuses('/generate-keywords')).toContain('502');
  });

  it('resolves every reference within itself', () => {
    const text = JSON.stringify(document());
    const references = [...text.matchAll(/"\$ref":"#([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], JSON.parse(text));
      expect(target, reference).toBeTypeOf('object');
    }
  });

  it('is served without a key, with the address it was asked under', async () => {
    const door = await createHttpDoor(createServiceDouble().switcher, { port: 0, ownerToken: 'x', dashboard: false });
    try {
      const reply = await send(door.port, '/v1/openapi.json', { method: 'GET' });
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.json).toEqual(JSON.parse(JSON.stringify(openApiDocument(door.apiBaseUrl))));
    } finally {
      await door.close();
    }
  });
});
