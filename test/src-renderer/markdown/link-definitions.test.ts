import { describe, expect, it } from 'vitest';
import { definitionsFor, linkDefinitions } from '../../../src-renderer/markdown/link-definitions.ts';

describe('link definitions', () => {
  const text = `See [1] and [b].\n\n[1]: https://a.example "A"\nwords [2]: no\n  [B  c]: https://b.example\n[1]: https://z.example\n`;

  it('are found wherever they stand; the first of a label counts', () => {
    expect([...linkDefinitions(text).values()]).toEqual(['[1]: https://a.example "A"', '[B  c]: https://b.example']);
  });

  it('accompany a part that uses their label, in any case, and no other', () => {
    const definitions = linkDefinitions(text);
    expect(definitionsFor('Acme [site][b C] and [none].', definitions)).toBe('[B  c]: https://b.example');
    expect(definitionsFor('Acme makes anvils [2].', definitions)).toBe('');
  });

  it('are bounded in length, however many and long they are', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `[${index}]: https://a.example/${'x'.repeat(5_000)}`);
    const definitions = linkDefinitions(many.join('\n'));
    expect(definitions.size).toBeLessThanOrEqual(1_000);
    const labels = Array.from({ length: 900 }, (_, index) => `[${index}]`).join(' ');
    expect(definitionsFor(labels, definitions).length).toBeLessThanOrEqual(6_000);
  });
});
