import type { NegationTable } from './negation-table.ts';
import type { NothingKnown } from './nothing-known.ts';
import { europeanWords } from './nothing-known-european.ts';
import { otherWords } from './nothing-known-other.ts';
import { nameFollows } from './phrase-shapes.ts';

/** What may end the clause after the name: an ending of it, closing quotes, then the end, a stop or a comma. */
const clauseEnds = '^\\S{0,5}["\')»”]*(?:$|\\s*[.,;:!?)])';

/** Builds the patterns of all orders of the words from the words themselves. */
function knowsNothing({ languages, no, knowledge, about, aboutAfter, kinds, kindsAfter }: NothingKnown): NegationTable {
  const denied = `(?<!\\p{L})(?:${no})(?!\\p{L})`;
  const known = `(?<!\\p{L})(?:${knowledge})\\S*`;
  const kind = `(?: (?:${kinds})\\S*){0,3}`;
  const after: string[] = [];
  const around: [string, string][] = [];
  if (about !== undefined) {
    const aboutName = `(?<!\\p{L})(?:${about})${kind} ?${nameFollows}`;
    around.push(
      [`${denied}[^.;!?]{0,50}?${known}(?: [^ .,;!?]+){0,1}? ${aboutName}`, clauseEnds],
      [
        `${known}(?: [^ .,;!?]+){0,1}? ${aboutName}`,
        `^\\S{0,5}["')»”]*(?: [^ .,;!?]+){0,4}? ${denied}[^.,;!?]{0,24}(?:$|[.,;!?])`,
      ],
      [
        `(?:^|[,;:] ?|(?:^|\\s)\\S+ )${aboutName}`,
        `^\\S{0,5}["')»”]*,?(?: [^ .,;!?]+){0,4}? ${denied}[^.,;!?]{0,30}?${known}[^.,;!?]{0,24}(?:$|[.,;!?])`,
      ],
      [
        `(?:^|[,;:] ?|(?:^|\\s)\\S+ )${aboutName}`,
        `^\\S{0,5}["')»”]*,?(?: [^ .,;!?]+){0,3}? ${known}(?: [^ .,;!?]+){0,3}? ${denied}[^.,;!?]{0,16}(?:$|[.,;!?])`,
      ],
    );
  }
  if (aboutAfter !== undefined) {
    const named = kindsAfter === undefined ? '' : `(?: ?(?:${kindsAfter})\\S*){0,2}`;
    after.push(
      `^["')»”」』]*\\s?${named}\\s?(?:${aboutAfter})[^.;!?。]{0,24}?(?:${knowledge})[^.;!?。]{0,24}?(?:${no})`,
    );
    around.push([`${denied}[^.;!?]{0,40}?$`, `^["')»”]*${named}\\s?(?:${aboutAfter})[^.,;!?]{0,30}?${known}`]);
    around.push([
      `${denied}[^.;!?]{0,40}?${known}[^.,;!?]{0,20}$`,
      `^["')»”]*${named}\\s?(?:${aboutAfter})(?:$|[\\s.,;!?])`,
    ]);
  }
  return { languages, cues: stemsOf(knowledge), after, around };
}

/** The alternatives as plain fragments, for the cues. */
const stemsOf = (alternation: string): string[] =>
  alternation.split('|').map((stem) => stem.replaceAll(/[^\p{L}\p{M} ]/gu, ''));

/** "I know nothing about X" in the languages of the product. */
export const knowsNothingPhrases = (): readonly NegationTable[] => [...europeanWords, ...otherWords].map(knowsNothing);
