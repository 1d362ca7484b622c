import { unspacedCharacter } from '../language/characters.ts';
import type { Candidate } from '../types.ts';
import { companyKey, compareCodePoints } from './company-key.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { sitesOf } from './sites.ts';

/**
 * Of the names that a model proposed for an answer, those that its text contains literally, case and spaces included, at word
 * edges. So every counted name can be found in the text.
 */
export function verifyLiterally(proposed: readonly string[], markdown: string): Candidate[] {
  const answer = maskMarkdown(markdown);
  const sites = sitesOf(answer.urls);
  const byKey = new Map<string, Candidate>();
  for (const name of proposed.map((text) => text.trim()).filter((text) => text !== '')) {
    const start = indexOfWhole(answer.text, name);
    const key = companyKey(name);
    const known = byKey.get(key);
    if (start < 0 || key === '' || (known !== undefined && known.start <= start)) continue;
    byKey.set(key, {
      name,
      key,
      start,
      evidence: ['model'],
      domain: sites.get(key) ?? null,
      signs: ['model'],
    });
  }
  return [...byKey.values()].toSorted((a, b) => a.start - b.start || compareCodePoints(a.key, b.key));
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

// A name needs edges between letters, except beside scripts without spaces.
function indexOfWhole(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at).match(/.$/u)?.[0] ?? '';
    const after = text.slice(at + name.length).match(/^./u)?.[0] ?? '';
    if (isEdge(before, name.slice(0, 2)) && isEdge(after, name.slice(-2))) return at;
  }
  return -1;
}

function isEdge(neighbour: string, end: string): boolean {
  if (neighbour === '' || !wordCharacter.test(neighbour)) return true;
  return unspacedCharacter.test(neighbour) || unspacedCharacter.test(end);
}
