import type { LanguageCode } from '#shared/domain/languages.ts';

/** One word of a phrase: its place in the text and its key for comparison. */
export interface Word {
  readonly text: string;
  /** Lower case in the language, NFKC. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Splits text into words, in any script. */
export type Segmenter = (text: string) => Word[];

/** What joins two segments into one word when no space stands between: "e-commerce", "don't", "AT&T", "ב-50", "C++". */
const joint = /^[\p{Pd}'’׳״&+#_·]$/u;
const onlyJointsAfter = /^[+#]+$/u;

/** Loan words that ICU's dictionary does not know come in pieces: a run of Katakana is one word. */
const endsInKatakana = /[\p{Script=Katakana}ー]$/u;
const startsInKatakana = /^[\p{Script=Katakana}ー]/u;

/**
 * Word segmentation by `Intl.Segmenter` (Unicode UAX 29, with ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
 * Japanese). Parts that a hyphen or apostrophe joins are one word again, as people type them.
 */
export function createSegmenter(languageCode: LanguageCode): Segmenter {
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'word' });
  return (text) => {
    const words: Word[] = [];
    let open: { start: number; end: number } | undefined;
    let joined = false;
    const close = () => {
      if (open === undefined) return;
      for (const range of splitElision(text, open.start, open.end, languageCode)) {
        const word = text.slice(range.start, range.end);
        words.push({ text: word, key: wordKey(word, languageCode), ...range });
      }
      open = undefined;
    };
    for (const { segment, index, isWordLike } of segmenter.segment(text)) {
      if (isWordLike === true) {
        const katakana =
          open?.end === index && endsInKatakana.test(text.slice(open.start, index)) && startsInKatakana.test(segment);
        if (open !== undefined && (joined || katakana)) open.end = index + segment.length;
        else {
          close();
          open = { start: index, end: index + segment.length };
        }
        joined = false;
      } else if (open !== undefined && !joined && joint.test(segment)) joined = true;
      else if (open !== undefined && joined && onlyJointsAfter.test(text.slice(open.end, index + segment.length)))
        open.end = index + segment.length;
      else {
        close();
        joined = false;
      }
    }
    close();
    return words;
  };
}

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|all|nell|sull|dall|un|quest)'(?=\p{L})/iu;

/** French and Italian write short words together with the next: "d'implants" is two words. */
function splitElision(
  text: string,
  start: number,
  end: number,
  languageCode: LanguageCode,
): { start: number; end: number }[] {
  const length =
    languageCode === 'fr' || languageCode === 'it' ? elision.exec(text.slice(start, end))?.[0].length : undefined;
  if (length === undefined) return [{ start, end }];
  return [
    { start, end: start + length },
    { start: start + length, end },
  ];
}

/** The form in which words are counted and compared. */
export const wordKey = (word: string, languageCode: string): string =>
  word.normalize('NFKC').toLocaleLowerCase(languageCode).replaceAll('’', "'");
