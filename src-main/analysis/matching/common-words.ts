import { companyWordsAnyCase, companyWordsAsWritten, hostEndings } from '../language/company-words.ts';
import { escapePattern } from './escape-pattern.ts';
import { foldCluster, separatorCharacter } from '../language/folding.ts';

function fold(text: string): string {
  return [...text.normalize('NFC')].map(foldCluster).join('').replaceAll(separatorCharacter, ' ');
}

const longestFirst = (one: string, other: string): number => other.length - one.length;
const anyCase = [...new Set(companyWordsAnyCase.map(fold))].toSorted(longestFirst).map(escapePattern);
const asWritten = [...companyWordsAsWritten].toSorted(longestFirst).map(escapePattern);
const hosts = [...hostEndings].toSorted(longestFirst).map(escapePattern);

const companyWord = new RegExp(`^[ -]?(?:${anyCase.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const capitalWord = new RegExp(`^[\\s-](?:${asWritten.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const hostEnding = new RegExp(`^\\.(?:${hosts.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
const reach = 40;

/** Whether the text from `end` on is a domain, product or company word: ".com", " CRM", " Password Manager", ", Inc.". */
export function isFollowedByCompanyWord(text: string, end: number): boolean {
  const after = text.slice(end, end + reach).replace(/^[™®]/u, '');
  if (hostEnding.test(after) || capitalWord.test(after)) return true;
  const folded = fold(after.replace(/^,(?=\s*(?:Inc|LLC|Ltd|Corp|S\.))/u, '')).replaceAll(/ +/gu, ' ');
  return companyWord.test(folded);
}

const openingMark = /(?:\*{1,3}|_{1,3}|`{1,2}|\[|<(?:b|strong|em|i|code|mark|u|a)(?:\s[^>]*)?>)$/iu;
/** A number, an emoji or a space may stand between the mark and the name: "**1. Keeper**". */
const beforeName = /(?:\d{1,3}[.)]\s*|\p{Extended_Pictographic}\ufe0f?\s*|#\d+\s*)?$/u;
const closing = /^(?:['’]s)?(?:\s*[:,.;!?–—|/(&-]|\*|_|`|\]|<\/|\s+(?:vs?\.?|versus|or|and|und|oder|et|ou|y|o)\s)/iu;

/** Whether the name is set apart by bold, italics, code or a link that begins with it and holds little else. */
export function isMarkedUp(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start).replace(beforeName, '');
  if (!openingMark.test(before)) return false;
  return closing.test(text.slice(end, end + 12)) || isFollowedByCompanyWord(text, end);
}

/** A heading or a table cell that holds the name and nothing else. */
export function standsAlone(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd);
  if (/^\s{0,3}#{1,6}\s+(?:\d{1,3}[.)]\s*)?(?:[\p{Extended_Pictographic}\ufe0f]\s*)*$/u.test(before))
    return /^\s*[:#]*\s*$/u.test(after);
  return /\|\s*$/u.test(before) && /^\s*\|/u.test(after);
}

const sentenceOpening =
  /(?:^|[\n\r|]|(?:[.!?…։܀]["'”’»)\]*_]*\s)|[。！？।॥။۔؟]|\s{2,}[-*•–—·▪‣◦●]\s|[.:;!?]\s+[-*•–—·▪‣◦●]\s)$/u;
const beforeSentence =
  /(?:\[[ xX]\]\s|[\s"'“”„«»‘’([{¿¡>#*_~`•·▪◦‣●○■□→➤-]|\p{Extended_Pictographic}|\ufe0f|\d{1,3}[.)]\s)$/u;
const abbreviation =
  /(?:^|[\s(])(?:vs|e\.g|i\.e|eg|incl|inkl|approx|ca|z\.\s?B|d\.\s?h|bzw|u\.\s?a|p\.\s?ej|ej|cf|etc|Dr|Mr|Mrs|Ms|St|No|Nr|nr|np|m\.in|tzv|např|mm|esim|t\.ex|f\.eks|bl\.a|pvz|piem|örn|vb|т\.\s?е|напр)\.\s$/u;
const contextLength = 120;

/** Whether a name stands where any word would have a capital: after a full stop, a line break, a bullet, a cell's edge. */
export function isSentenceStart(text: string, start: number): boolean {
  let before = text.slice(Math.max(0, start - contextLength), start);
  for (;;) {
    if (sentenceOpening.test(before) && !abbreviation.test(before)) return true;
    const shorter = before.replace(beforeSentence, '');
    if (shorter === before) return false;
    before = shorter;
  }
}

/** Whether a common word, written as the brand writes it, is the brand here. */
export function isBrandHere(text: string, start: number, end: number): boolean {
  return (
    !isSentenceStart(text, start) ||
    isMarkedUp(text, start, end) ||
    standsAlone(text, start, end) ||
    isFollowedByCompanyWord(text, end)
  );
}
