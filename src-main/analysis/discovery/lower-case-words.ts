import { fold } from '../language/fold.ts';
import { maskMarkdown } from './mask-markdown.ts';

const lowerCaseWord = /(?<![\p{L}\p{N}.@/'’-])\p{Ll}[\p{Ll}\p{M}'’]*(?![\p{L}\p{N}@])/uy;

/** In how many answers a word is written in lower case. */
interface WordCount {
  answers: number;
  /** The last answer that was counted for it. */
  last: number;
}

/** The folded words that answers write in lower case: they show that "Travel Mode" is no name. */
export interface LowerCaseWords {
  /** Counts the words of a further answer. */
  add(markdown: string): void;
  /** Adds counts of other answers. */
  merge(counts: Iterable<readonly [word: string, answers: number]>): void;
  /** Words with the number of answers. */
  counts(): [word: string, answers: number][];
}

export function countLowerCaseWords(): LowerCaseWords {
  const words = new Map<string, WordCount>();
  let current = 0;
  const count = (word: string): void => {
    const known = words.get(word);
    if (known === undefined) words.set(word, { answers: 1, last: current });
    else if (known.last !== current) {
      known.answers += 1;
      known.last = current;
    }
  };
  return {
    add: (markdown) => {
      current += 1;
      eachFoldedMatch(maskMarkdown(markdown).text, count);
    },
    merge: (counts) => {
      for (const [word, answers] of counts) {
        const known = words.get(word);
        if (known === undefined) words.set(word, { answers, last: 0 });
        else known.answers += answers;
      }
    },
    counts: () => [...words].map(([word, { answers }]) => [word, answers]),
  };
}

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isAlphanumeric = (unit: number): boolean =>
  isSmall(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
/** Marks after which no word begins, and before which none ends, beside letters and digits. */
const noStartAfter = new Set([...".@/'-"].map((mark) => mark.charCodeAt(0)));
const noEndBefore = new Set([..."@'"].map((mark) => mark.charCodeAt(0)));

/** Visits all matches of {@link lowerCaseWord}, folded; runs of ASCII letters, nearly all of a text, are read without it and are folded as they are. */
function eachFoldedMatch(text: string, visit: (word: string) => void): void {
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && !isSmall(unit)) {
      at += 1;
      continue;
    }
    let end = at;
    while (isSmall(text.charCodeAt(end))) end += 1;
    const before = at === 0 ? 0x20 : text.charCodeAt(at - 1);
    const after = end === text.length ? 0x20 : text.charCodeAt(end);
    if (end > at && before < 0x80 && (isAlphanumeric(before) || noStartAfter.has(before))) at = end;
    else if (end > at && before < 0x80 && after < 0x80 && !isAlphanumeric(after) && !noEndBefore.has(after)) {
      visit(text.slice(at, end));
      at = end;
    } else {
      lowerCaseWord.lastIndex = at;
      const [word] = lowerCaseWord.exec(text) ?? [];
      if (word !== undefined) visit(fold(word));
      at = word === undefined ? at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) : lowerCaseWord.lastIndex;
    }
  }
}
