import { describe, expect, test } from 'vitest';
import { findProvider, providers, providersOf } from '#main/platforms/registry.ts';
import { platformIds } from '#shared/domain/platforms.ts';

describe('the registry of providers', () => {
  test('every platform has at least one, with a unique id', () => {
    for (const platform of platformIds) expect(providersOf(platform), platform).not.toHaveLength(0);
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
  });

  test('the default of a platform is its first', () => {
    expect(findProvider('chatgpt')?.id).toBe('openai');
    expect(findProvider('aioverview')?.id).toBe('serpapi');
    expect(findProvider('chatgpt', null)?.id).toBe('openai');
  });

  test('a provider is found by id, within its platform only', () => {
    expect(findProvider('chatgpt', 'dataforseo-chatgpt')?.surface).toBe('interface');
    expect(findProvider('aioverview', 'openai')).toBeUndefined();
  });

  test('an invalid base address is reported before anything is sent', () => {
    for (const provider of providers) {
      const credentials = Object.fromEntries(provider.credentials.map((name) => [name, 'something']));
      expect(() => provider.create({ credentials, baseUrl: 'nonsense', model: 'm' }), provider.id).toThrow(
        '"nonsense" is not an http address',
      );
    }
  });
});
