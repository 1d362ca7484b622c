import { fold } from '../language/fold.ts';
import { leadWords } from '../language/opening-words.ts';
import type { wordShape } from './name-shape.ts';
import type { DiscoveryText } from './types.ts';
import type { Word } from './words.ts';

/** A word with the shape of its letters. */
export interface ShapedWord extends Word {
  readonly shape: ReturnType<typeof wordShape>;
}

/** Words with capitals that follow each other. */
export interface Run {
  readonly words: readonly ShapedWord[];
  readonly start: number;
  readonly end: number;
  /** Whether it opens a sentence. */
  readonly opening: boolean;
}

const sentenceStart = /(?:^|[.!?:;…。！？：•|→\n]|\s[—–-]|[—–])["'“”„«»‘’(\s*_]*$/u;

/** "J.A" of "J.A. Acme & Söhne", "M" of "M. Acme". */
const initials = /^\p{Lu}(?:\.\p{Lu}){0,2}$/u;
/** "Kadıköy'deki": that of Kadıköy. */
const ofPlace = /\p{L}['’]n?[dt][ae]ki$/u;
/** A Turkish word with a suffix after the apostrophe. */
const suffixed = /\p{L}['’]\p{Ll}+$/u;

/** "Acme Men's": for whom a product is. */
const forWhom = new Set('men women kids kid boys girls youth ladies gents unisex children toddler'.split(' '));
const isForWhom = (word: Word, text: string): boolean =>
  forWhom.has(word.text.toLowerCase()) && /^['’]s?(?!\p{L})/u.test(text.slice(word.end, word.end + 3));

/** The runs of a segment's words; `from` is where the segment begins. */
export function runsOf(words: readonly ShapedWord[], { text, languageCode }: DiscoveryText, from: number): Run[] {
  const endsAtSuffix = languageCode?.startsWith('tr') === true;
  const runs: Run[] = [];
  let current: ShapedWord[] = [];
  const close = () => {
    const [first] = current;
    const last = current.at(-1);
    if (first !== undefined && last !== undefined) {
      const opening =
        sentenceStart.test(text.slice(Math.max(from, first.start - 12), first.start)) || first.start === from;
      runs.push({ words: current, start: first.start, end: last.end, opening });
    }
    current = [];
  };
  for (const word of words) {
    const { shape } = word;
    const previous = current.at(-1);
    const gap = previous === undefined ? '' : text.slice(previous.end, word.start);
    const adjacent =
      previous !== undefined &&
      (/^[ \u00A0]$|^ & $/u.test(gap) ||
        (/^\. ?$/u.test(gap) && current.length === 1 && initials.test(previous.text) && shape !== 'acronym'));
    const isOfPlace = endsAtSuffix && ofPlace.test(word.text);
    const named =
      !isOfPlace && !isForWhom(word, text) && (shape === 'strong' || shape === 'acronym' || shape === 'capital');
    if (previous !== undefined && !(adjacent && (named || (shape === 'number' && word.text.length <= 3)))) close();
    if (named) current.push(word);
    else if (current.length > 0 && shape === 'number' && adjacent && word.text.length <= 3) current.push(word);
    // "Kadıköy'deki Acme": no name goes on after a suffix.
    if (endsAtSuffix && suffixed.test(word.text)) close();
  }
  close();
  return runs;
}

/**
 * "Use Matte Products", "Avoid Touching Your Eyes": what an imperative opens is advice if all of it is words of the language, and no
 * list has it as a company.
 */
export const isAdvice = (words: readonly Word[], { text, gazetteer, languageCode }: DiscoveryText): boolean => {
  const [first] = words;
  const last = words.at(-1);
  if (words.length < 2 || first === undefined || last === undefined) return false;
  const vocabulary = gazetteer.vocabularyOf(languageCode ?? 'en');
  return (
    vocabulary !== null &&
    !gazetteer.isBrand(text.slice(first.start, last.end)) &&
    words.every((word) => word.text.split('-').every((part) => part.length < 2 || vocabulary.isWord(part)))
  );
};

const germanArticles = new Set('der die das den dem des ein eine einen einem einer eines'.split(' '));

/** "Use Acme", "Only Acme": the word before the name is cut off, and the rest no longer opens the sentence. */
export function withoutLead(run: Run, { text, gazetteer, nounCapitals }: DiscoveryText): Run {
  // "First Solar"
  if (run.words.length > 1 && gazetteer.isBrand(text.slice(run.start, run.end))) return run;
  let words = run.words;
  const isLead = (folded: string): boolean => leadWords.has(folded) || (nounCapitals && germanArticles.has(folded));
  while (run.opening && words.length > 1 && isLead(fold(words[0]?.text ?? ''))) words = words.slice(1);
  return words === run.words ? run : { words, start: words[0]?.start ?? run.start, end: run.end, opening: false };
}

/**
 * "Typically Acme", "Preisbewusste Acme-Werke": an ordinary word that a sentence opens with before a listed company; in German, whose nouns
 * have capitals, and of a place anywhere ("Armaturen Acme").
 */
export function withoutOrdinaryLead(run: Run, { text, gazetteer, languageCode, nounCapitals }: DiscoveryText): Run {
  const [first, second] = run.words;
  if (first === undefined || second === undefined || first.shape !== 'capital') return run;
  if (!run.opening && !nounCapitals) return run;
  const isListed = (from: number) => gazetteer.isCompany(text.slice(from, run.end));
  const isOrdinary =
    languageCode !== null &&
    (gazetteer.vocabularyOf(languageCode)?.isWord(first.text) === true ||
      (!run.opening && gazetteer.isPlace(first.text)));
  if (!isOrdinary || isListed(run.start) || !gazetteer.isSure(text.slice(second.start, run.end))) return run;
  return { words: run.words.slice(1), start: second.start, end: run.end, opening: false };
}
