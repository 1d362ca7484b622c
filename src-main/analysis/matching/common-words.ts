import { abbreviationAtEnd } from '../language/abbreviations.ts';
import { companyWordsAnyCase, companyWordsAsWritten } from '../language/company-words.ts';
import { hostEndings } from '../language/host-endings.ts';
import { once } from '../memoise.ts';
import { foldPhrase } from '../language/search-folding.ts';

const longestFirst = (a: string, b: string): number => b.length - a.length;
const alternatives = (words: Iterable<string>): string =>
  [...new Set(words)]
    .toSorted(longestFirst)
    .map((word) => RegExp.escape(word))
    .join('|');
const noWordGoesOn = '(?![\\p{L}\\p{M}\\p{N}])';
const following = once(() => ({
  anyCase: new RegExp(`^[ -]?(?:${alternatives(companyWordsAnyCase.map(foldPhrase))})${noWordGoesOn}`, 'u'),
  asWritten: new RegExp(`^[\\s-](?:${alternatives(companyWordsAsWritten)})${noWordGoesOn}`, 'u'),
  host: new RegExp(`^\\.(?:${alternatives(hostEndings)})${noWordGoesOn}`, 'u'),
}));
const longestLookahead = 40;

/** Whether a host ending, product word or legal form follows at `end`: ".com", " CRM", " Password Manager", ", Inc.". */
export function isFollowedByCompanyWord(text: string, end: number): boolean {
  const after = text.slice(end, end + longestLookahead).replace(/^[™®]/u, '');
  const { anyCase, asWritten, host } = following();
  if (host.test(after) || asWritten.test(after)) return true;
  const folded = foldPhrase(after.replace(/^,(?=\s*(?:Inc|LLC|Ltd|Corp|S\.))/u, '')).replaceAll(/ +/gu, ' ');
  return anyCase.test(folded) && !wordLikeForm.test(after);
}

/** Legal forms that in lower case are words of some language: Spanish and Czech "se", German "ab". */
const wordLikeForm = /^[ -]?(?:se|sa|sas|ab|as|ag|co|ad|kg|bv|nv|oy|spa|sl|slu|srl|doo|ood|asa)(?![\p{L}\p{M}\p{N}.])/u;

const openingMark = /(?:\*{1,3}|_{1,3}|`{1,2}|\[|<(?:b|strong|em|i|code|mark|u|a)(?:\s[^>]*)?>)$/iu;
/** What may stand between the mark and the name, a number, an emoji or a space: "**1. Keeper**". */
const beforeName = /(?:\d{1,3}[.)]\s*|\p{Extended_Pictographic}\ufe0f?\s*|#\d+\s*)?$/u;
const closing = /^(?:['’]s)?(?:\s*[:,.;!?–—|/(&-]|\*|_|`|\]|<\/|\s+(?:vs?\.?|versus|or|and|und|oder|et|ou|y|o)\s)/iu;

/** Whether the name begins a stretch of bold, italics, code or link text that holds little else. */
export function isMarkedUp(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start).replace(beforeName, '');
  if (!openingMark.test(before)) return false;
  return closing.test(text.slice(end, end + 12)) || isFollowedByCompanyWord(text, end);
}

const longestHead = 200;

/** Whether a heading or table cell holds the name and nothing else. */
export function isWholeBlock(text: string, start: number, end: number): boolean {
  // A longer line is no heading, and a text without line breaks would be read again for every name.
  const before = text.slice(Math.max(0, start - longestHead), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + longestHead).replace(/\n.*$/su, '');
  if (/^\s{0,3}#{1,6}\s+(?:\d{1,3}[.)]\s*)?(?:[\p{Extended_Pictographic}\ufe0f]\s*)*$/u.test(before))
    return /^\s*[:#]*\s*$/u.test(after);
  return /\|\s*$/u.test(before) && /^\s*\\?\|/u.test(after);
}

const sentenceOpening =
  /(?:^|[\n\r|]|(?:[.!?…։܀]["'”’»)\]*_]*\s)|[。！？।॥။۔؟]|\s{2,}[-*•–—·▪‣◦●]\s|[.:;!?]\s+[-*•–—·▪‣◦●]\s)$/u;
const beforeSentence =
  /(?:\[[ xX]\]\s|[\s"'“”„«»‘’([{¿¡>#*_~`•·▪◦‣●○■□→➤-]|\p{Extended_Pictographic}|\ufe0f|\d{1,3}[.)]\s)$/u;
const contextLength = 120;

/** Whether any word would have a capital here: after a full stop, a line break, a bullet, at the edge of a cell. */
export function isSentenceStart(text: string, start: number): boolean {
  let before = text.slice(Math.max(0, start - contextLength), start);
  for (;;) {
    if (sentenceOpening.test(before) && !abbreviationAtEnd.test(before)) return true;
    const shorter = before.replace(beforeSentence, '');
    if (shorter === before) return false;
    before = shorter;
  }
}
