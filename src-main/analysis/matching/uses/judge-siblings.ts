import type { Surroundings, Judgement } from './occurrence.ts';
import { isOrdinary } from './words-around.ts';

/** UTF-16 units to each side in which the other items of a list, or the other headings, are read. */
const reachOfList = 600;
const reachOfHeadings = 2000;
const mostHeads = 12;

/** The heads of the other items of the list, the first cells of the other rows, or the other headings, around a marked name. */
export function siblingHeads(text: string, start: number, end: number): string[] {
  const level = /(?:^|\n)\s{0,3}(#{1,6})\s[^\n]{0,20}$/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  const reach = level === undefined ? reachOfList : reachOfHeadings;
  const headOf = level === undefined ? headOfItem : headingOf(level);
  const from = Math.max(0, start - reach);
  const heads: string[] = [];
  let at = from;
  for (const line of text.slice(from, end + reach).split('\n')) {
    const isOwn = at <= start && start <= at + line.length;
    const head = isOwn ? undefined : headOf(line);
    if (head !== undefined && !/^[-: ]+$/u.test(head)) heads.push(head);
    at += line.length + 1;
  }
  return heads.slice(0, mostHeads);
}

function headOfItem(line: string): string | undefined {
  // Single spaces only: several quantifiers would divide a long run of them in every possible way.
  const plain = line.replaceAll(/\s+/gu, ' ');
  return (
    /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(?:\*\*|__)([^*_\n]{2,40}?)[:：]?(?:\*\*|__)/u.exec(line)?.[1] ??
    /^ ?(?:[-*+•–]|\d{1,2}[.)]) ([^*_|\n:–—]{2,32}?) ?(?:$|[:–—]| - |, )/u.exec(plain)?.[1] ??
    /^\\?\| ?\**([^|*\n\\]{2,40}?)\** ?\\?\|/u.exec(plain)?.[1]
  );
}

const heading = /^ {0,3}(#{1,6}) (?:\d{1,2}[.)] )?[*_]{0,3}([^*_#\n:–—]{2,40}?)[*_]{0,3} ?(?:$|[:–—#])/u;

/** Reads the headings of a level: what is below them is of another kind. */
const headingOf =
  (level: string) =>
  (line: string): string | undefined => {
    const found = heading.exec(line);
    return found?.[1] === level ? found[2] : undefined;
  };

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
