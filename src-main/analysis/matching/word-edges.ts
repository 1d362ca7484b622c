import { casedScripts, characterProperties, codePointBefore, spacelessScripts } from './characters.ts';
import type { NamePattern } from './name-patterns.ts';

/** How a name is bounded in the text, and how far the written word reaches beyond it. */
export interface Edge {
  readonly kind: 'free' | 'prefix' | 'ending';
  /** Offset at which the written word starts or ends. */
  readonly at: number;
}

const latinLike = new Set(['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']);

/** Skips invisible characters; a zero-width space is an edge of its own where words have no spaces. */
function neighbour(text: string, index: number, step: -1 | 1): { at: number; codePoint: number | undefined } {
  let at = index;
  for (;;) {
    const codePoint = step === 1 ? text.codePointAt(at) : codePointBefore(text, at);
    if (codePoint === undefined || characterProperties(codePoint).kind !== 'invisible') return { at, codePoint };
    at += step * (codePoint > 0xffff ? 2 : 1);
  }
}

/** Underscores around a name are emphasis unless they join it to another word ("my_box"). */
function joinedByUnderscore(text: string, index: number, step: -1 | 1): boolean {
  let at = index;
  while (text.charAt(step === 1 ? at : at - 1) === '_') at += step;
  if (at === index) return false;
  const codePoint = step === 1 ? text.codePointAt(at) : codePointBefore(text, at);
  if (codePoint === undefined) return false;
  const { kind } = characterProperties(codePoint);
  return kind === 'letter' || kind === 'digit';
}

/** Signs that make one or two letters part of something else: X-ray, C++, R&D, x.y, G-Force. */
function joinedBySign(text: string, index: number, step: -1 | 1): boolean {
  const sign = text.charAt(step === 1 ? index : index - 1);
  if (step === 1 && /[+#]/u.test(sign)) return true;
  if (!/[-&+#.*^=\u2010\u2011]/u.test(sign)) return false;
  const beyond = step === 1 ? text.codePointAt(index + 1) : codePointBefore(text, index - 1);
  if (beyond === undefined) return false;
  const { kind } = characterProperties(beyond);
  return kind === 'letter' || kind === 'digit';
}

/** The edge of a hit on one side, or undefined when the name is only a part of a longer word. */
export function findEdge(text: string, index: number, step: -1 | 1, pattern: NamePattern): Edge | undefined {
  const free: Edge = { kind: 'free', at: index };
  if (!(step === 1 ? pattern.endsWithWord : pattern.startsWithWord) && step === 1) return free;
  const { codePoint } = neighbour(text, index, step);
  if (codePoint === undefined) return free;
  if (pattern.folded.length <= 2 && joinedBySign(text, index, step)) return undefined;
  if (joinedByUnderscore(text, index, step)) return undefined;
  const { kind, script } = characterProperties(codePoint);
  if (kind === 'other') return free;
  const own = step === 1 ? pattern.lastScript : pattern.firstScript;
  if (kind === 'mark') return undefined;
  if (kind === 'digit') return spacelessScripts.has(own) ? free : undefined;
  if (script === own) return spacelessScripts.has(own) ? free : undefined;
  if (spacelessScripts.has(script) || spacelessScripts.has(own)) return free;
  if (!latinLike.has(script) || !(latinLike.has(own) || own === 'Common')) return free;
  return casedScripts.has(own) && step === 1 && pattern.letterCount >= 4 ? free : undefined;
}
