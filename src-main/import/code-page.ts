import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { once } from '#main/analysis/memoise.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

/** The code pages of Windows with the languages that are written in them, the most frequent first. */
const codePages: readonly (readonly [name: string, languages: readonly string[]])[] = [
  ['windows-1252', ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'is']],
  ['windows-1250', ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro']],
  ['windows-1251', ['ru', 'uk', 'bg', 'sr', 'be']],
  ['windows-1254', ['tr']],
  ['windows-1253', ['el']],
  ['windows-1257', ['lt', 'lv', 'et']],
  ['windows-1255', ['he']],
  ['windows-1256', ['ar']],
  ['windows-874', ['th']],
  ['shift_jis', ['ja']],
  ['gbk', ['zh']],
  ['euc-kr', ['ko']],
  ['big5', ['zh']],
];

const beyondAscii = /[^\0-\u007f]/u;
const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'word' }));

/**
 * The code page of a text that is not UTF-8: the one in which most of its words with letters beyond ASCII are words of a
 * language that uses it. Null if none has any, since a wrong guess would be stored as if it were right.
 *
 * @param sample the bytes around letters beyond ASCII
 */
export function guessCodePage(sample: Uint8Array): string | null {
  const table = loadWordTable();
  let best: { readonly name: string; readonly share: number } | null = null;
  for (const [name, languages] of codePages) {
    const text = new TextDecoder(name).decode(sample);
    const words = [...segmenter().segment(text)].filter(
      ({ segment, isWordLike }) => isWordLike === true && beyondAscii.test(segment),
    );
    const known = words.filter(
      ({ segment }) => isLongEnough(segment) && table.isWord(foldPhrase(segment), languages),
    ).length;
    // What is no letter stands inside words where the code page is wrong, and divides them.
    const broken = text.match(/\uFFFD|(?<=\p{L})[^\p{L}\p{M}\p{N}\p{P}\s](?=\p{L})/gu)?.length ?? 0;
    const share = (known - broken) / Math.max(1, words.length);
    if (known > 0 && share > (best?.share ?? 0)) best = { name, share };
  }
  return best !== null && best.share >= leastShare ? best.name : null;
}

/** Any two letters are a word somewhere; in scripts without spaces they say as much as a longer word. */
const isLongEnough = (word: string): boolean =>
  word.length >=
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word) ? 2 : 3);

/** Share of words that must be known: names, endings and cut-off words are not. */
const leastShare = 0.2;
