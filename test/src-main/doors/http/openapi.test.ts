import { describe, expect, it } from 'vitest';
import { publishedInterface } from '#shared/contract/v1/index.ts';
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
    expect(Object.keys(document().paths)).toEqual(Object.keys(publishedInterface).map((name) => `/${name}`));
    expect(Object.keys(document().paths)).toHaveLength(15);
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
