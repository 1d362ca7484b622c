import { koreanParticles } from '../language/case-endings/korean-particles.ts';

/** A part of a block that may be a name. */
export interface Located {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** All matches of a global pattern. */
export function matches(block: string, pattern: RegExp): Located[] {
  return [...block.matchAll(pattern)].map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const hangul = /\p{Script=Hangul}$/u;
const shortestKorean = 2;
const longestParticle = 6;

/** A Korean word without the particles after it, if what remains is known: 토스증권은 → 토스증권. */
export function koreanStem(word: string, isKnown: (name: string) => boolean): string | undefined {
  if (!hangul.test(word)) return undefined;
  for (let length = word.length - 1; length >= Math.max(shortestKorean, word.length - longestParticle); length--) {
    const stem = word.slice(0, length);
    if (isKnown(stem) && koreanParticles.test(word.slice(length))) return stem;
  }
  return undefined;
}

/** Particles that hardly any Korean name ends with. */
const sureParticle = /(?<=.{2})(?:에서는|에서도|에서|으로는|으로|에는|에게|까지|부터|보다|처럼|은|는|을|를|과|와|의)$/u;
/** "And" before a word of Arabic or Hebrew. */
const attachedAnd = /^[وו](?=.{4})/u;

/** An unknown word without the particles that are surely none of its letters. */
export function withoutParticles({ name, start, end }: Located): Located {
  const tail = hangul.test(name) ? (sureParticle.exec(name)?.[0].length ?? 0) : 0;
  const head = attachedAnd.test(name) ? 1 : 0;
  return { name: name.slice(head, name.length - tail), start: start + head, end: end - tail };
}
