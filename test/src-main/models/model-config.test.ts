import { describe, expect, test } from 'vitest';
import { baseUrlOf } from '#main/platforms/http/base-url.ts';
import { openAiUrl } from '#main/platforms/openai-client.ts';
import { modelFrom } from '#main/models/model-config.ts';

const local = 'http://127.0.0.1:11434/v1';

describe('the model that writes keywords and queries', () => {
  test('is null without settings and with empty ones', () => {
    expect(modelFrom({})).toBeNull();
    expect(modelFrom({ GENERATION_BASE_URL: '', OPENAI_API_KEY: '', GENERATION_MODEL: 'llama' })).toBeNull();
  });

  test("is OpenAI's with its key, at the gateway and with the model that are set", () => {
    expect(modelFrom({ OPENAI_API_KEY: 'sk-1' })).toEqual({ apiKey: 'sk-1', baseUrl: null, model: 'gpt-6-luna' });
    expect(
      modelFrom({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'https://gateway.example/v1', GENERATION_MODEL: 'other' }),
    ).toEqual({ apiKey: 'sk-1', baseUrl: 'https://gateway.example/v1', model: 'other' });
  });

  test.each([
    'https://gateway.example',
    'https://gateway.example/',
    'https://gateway.example/v1',
    'https://gateway.example/v1/',
  ])('is asked where scans ask at %s', (address) => {
    const baseUrl = 'https://gateway.example/v1';
    expect(baseUrlOf(address, openAiUrl)).toBe(baseUrl);
    expect(modelFrom({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: address })?.baseUrl).toBe(baseUrl);
    expect(modelFrom({ GENERATION_BASE_URL: address })?.baseUrl).toBe(baseUrl);
  });

  test("prefers an address of the user's own, which never receives OpenAI's key", () => {
    const openAi = { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'https://gateway.example/v1' };
    expect(modelFrom({ ...openAi, GENERATION_BASE_URL: local, GENERATION_MODEL: 'llama' })).toEqual({
      apiKey: '',
      baseUrl: local,
      model: 'llama',
    });
    expect(modelFrom({ ...openAi, GENERATION_BASE_URL: local })?.baseUrl).toBe(local);
    expect(modelFrom({ GENERATION_BASE_URL: local, GENERATION_API_KEY: 'k', GENERATION_MODEL: 'm' })?.apiKey).toBe('k');
  });
});
