import type { LanguageCode } from '#shared/domain/languages.ts';

/** A word of a phrase; offsets are UTF-16 indices. */
export interface Word {
  readonly text: string;
  /** The word for comparison: see {@link wordKey}. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Splits text into words, in any script. */
export type Segmenter = (text: string) => Word[];

/** What joins two segments into one word, without spaces: "e-commerce", "don't", "AT&T", "ב-50", "C++". */
const connector = /^[\p{Pd}'’׳״&+#_·]$/u;
const trailingConnectors = /^[+#]+$/u;

/** A run of Katakana is one word: ICU splits loan words that its dictionary does not know. */
const endsInKatakana = /[\p{Script=Katakana}ー]$/u;
const startsInKatakana = /^[\p{Script=Katakana}ー]/u;

/**
 * Word segmentation by `Intl.Segmenter` (Unicode UAX 29, with ICU's dictionaries for Thai, Lao, Khmer, Burmese, Chinese and
 * Japanese). Parts joined by a hyphen or apostrophe stay one word.
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
      } else if (open !== undefined && !joined && connector.test(segment)) joined = true;
      else if (open !== undefined && joined && trailingConnectors.test(text.slice(open.end, index + segment.length)))
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

/** French and Italian attach short words to the next: "d'implants" is two words. */
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

/** The form in which words are counted and compared: NFKC, lower case in the language, straight apostrophes. */
export const wordKey = (word: string, languageCode: string): string =>
  word.normalize('NFKC').toLocaleLowerCase(languageCode).replaceAll('’', "'");
