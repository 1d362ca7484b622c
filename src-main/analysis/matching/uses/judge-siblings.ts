import type { Surroundings, Judgement } from './occurrence.ts';
import { isOrdinary } from './words-around.ts';

/** The heads of the other items of the list, or the first cells of the other rows, around a marked name. */
export function siblingHeads(text: string, start: number, end: number): string[] {
  const reach = 600;
  const from = Math.max(0, start - reach);
  const lines = text.slice(from, end + reach).split('\n');
  const heads: string[] = [];
  let at = from;
  for (const line of lines) {
    const isOwn = at <= start && start <= at + line.length;
    // Single spaces only: several quantifiers would divide a long run of them in every possible way.
    const plain = line.replaceAll(/\s+/gu, ' ');
    const head =
      /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(?:\*\*|__)([^*_\n]{2,40}?)[:：]?(?:\*\*|__)/u.exec(line)?.[1] ??
      /^ ?(?:[-*+•–]|\d{1,2}[.)]) ([^*_|\n:–—]{2,32}?) ?(?:$|[:–—]| - |, )/u.exec(plain)?.[1] ??
      /^\\?\| ?\**([^|*\n\\]{2,40}?)\** ?\\?\|/u.exec(plain)?.[1];
    if (head !== undefined && !isOwn && !/^[-: ]+$/u.test(head)) heads.push(head);
    at += line.length + 1;
  }
  return heads.slice(0, 12);
}

/** Signs from the heads of the other items of the same list or table. */
export function judgeSiblings(
  judgement: Judgement,
  { occurrence, context, languages }: Surroundings,
  heads: readonly string[],
): void {
  if (heads.length === 0) return;
  const { text, others } = occurrence;
  const isKnown = heads.some((head) =>
    others.some(
      (other) => text.slice(other.start, other.end) === head || head.includes(text.slice(other.start, other.end)),
    ),
  );
  if (isKnown) {
    judgement.add('knownSibling');
    return;
  }
  const words = heads.filter((head) => isOrdinary(head, context, languages));
  if (words.length * 2 > heads.length) judgement.add('wordSibling');
  else if (words.length === 0) judgement.add('namedSibling');
}
