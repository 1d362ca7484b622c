import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#main/doors/http/openapi.ts';
import { send } from '#test/support/http-client.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 by an independent validator, as it is served', async () => {
    const api = await openInterface();
    const served = (await api.get('openapi.json')).json as Record<string, unknown>;
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(api.door.apiBaseUrl))));
    const validator = new Validator();
    expect(await validator.validate(served)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const workspace = await send(api.door.port, '/workspace/openapi.json', { method: 'GET' });
    expect([workspace.status, await new Validator().validate(workspace.json as Record<string, unknown>)]).toEqual([
      200,
      { valid: true },
    ]);
  });

  test('would not pass with a mistake in it', async () => {
    const document = openApiDocument('http://127.0.0.1:4720/v1');
    const broken = { ...document, paths: { '/get-queries': { post: { responses: 'none' } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });
});
