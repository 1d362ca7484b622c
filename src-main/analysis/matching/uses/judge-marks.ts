import { isMarkedUp, isWholeBlock } from '../common-words.ts';
import { siblingHeads, judgeSiblings } from './judge-siblings.ts';
import { type Occurrence, type Surroundings, type Judgement, isLowerCase, looseHyphen } from './occurrence.ts';

const apostropheLanguages = new Set(['tr', 'az', 'uz', 'tk', 'ru', 'uk', 'be', 'pl', 'cs', 'fi', 'lt', 'lv']);

/** The ending of a host, directly after its name. */
const hostEnding =
  /^\.(?:com|io|app|net|org|co|ai|de|fr|es|it|nl|pl|cz|hu|ro|ru|ua|tr|se|dk|no|fi|gr|pt|br|in|jp|cn|kr|id|vn|th|il|sa|ae|eu|uk|ch|at|be)(?![\p{L}\p{N}])/iu;

/** Signs from punctuation and mark-up at the occurrence. */
export function judgeMarks(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, languages, part } = surroundings;
  const { text, start, end, nameEnd, knowledge } = occurrence;
  const after = text.slice(nameEnd, nameEnd + 16);
  const isLower = isLowerCase(occurrence);
  const apostrophe = /^['’]\p{L}+/u.exec(after);
  if (apostrophe && !isLower) {
    if (languages.some((code) => apostropheLanguages.has(code)) && !languages.includes('en'))
      judgement.add('apostropheEnding');
    else judgement.add('possessive', /^['’]s(?!\p{L})/u.test(after));
  }
  const before = text.slice(Math.max(0, start - 16), start);
  judgeLabelBefore(judgement, occurrence, isLower);
  judgement.add('handle', /(?:^|[\s(])[@#]$/u.test(before));
  judgement.add('hostAfter', hostEnding.test(after));
  // Hosts have no capitals.
  if (judgement.has('hostAfter')) judgement.remove('lowerCase', 'coinedLowerCase');
  judgement.add('hostInText', hostNear(text, start, end, nameEnd));
  judgement.add(
    'pluralForm',
    knowledge.isCased &&
      (knowledge.languages.size > 0 || knowledge.asked) &&
      /^s(?!\p{L})/u.test(after) &&
      languages.some((code) => looseHyphen.has(code)),
  );
  const isQuoted =
    /[«„“"「『]$/u.test(before) &&
    /^\p{L}{0,4}[»“”"」』]/u.test(text.slice(end, end + 6)) &&
    part.length > end - start + 4;
  judgement.add('quoted', isQuoted);
  judgement.add('quotedCyrillic', isQuoted && languages.some((code) => quotesNames.has(code)));
  const isLabel =
    /^\s*(?:\*{1,2})?\s*[:：]/u.test(text.slice(end, end + 6)) || /^[:：]\s*\*/u.test(text.slice(end, end + 4));
  if (isMarkedUp(text, start, end) || isWholeBlock(text, start, end)) {
    judgement.add('markedUp', !isLower);
    judgement.add(
      'label',
      isLabel && knowledge.isCased && !isLower && !/^\s*(?:[-*+•–]|\d{1,2}[.)])\s/u.test(lineBefore(text, start)),
    );
    judgement.add('calendarUse', isLabel && knowledge.calendar.size > 0);
    const siblings = siblingHeads(text, start, end);
    judgeSiblings(judgement, surroundings, siblings);
    judgement.add(
      'labelWithAmount',
      isLabel &&
        !/\/|\b(?:mois|month|monat|mes|mês|mese|mån|md|mnd|per|pro|par|por|al|ay|lună|miesiąc|měsíc|мес\w*|міс\w*)\b/iu.test(
          text.slice(end, end + 40),
        ) &&
        /^[\s*:：]*(?:[$€£¥₹]\s?\d|\d[\d.,\s]*(?:[$€£¥₹]|kr|zł|kč|ft|руб|грн|tl))/iu.test(text.slice(end, end + 24)),
    );
    const isBesideKnown = isInRowOfKnown(occurrence);
    judgement.add('laterCell', isLaterCell(text, start) && !isBesideKnown);
    judgement.add('headerCell', isHeaderCell(text, start, end) && !isBesideKnown);
  } else if (isItemHead(text, start, end)) {
    judgement.add('itemHead', !isLower);
    judgeSiblings(judgement, surroundings, siblingHeads(text, start, end));
  }
  judgement.add(
    'inlineItem',
    /(?:[,;:]|\p{L})\s*\d{1,2}[.)]\s*$/u.test(before) && /^\s*(?:[,;.]|$|\d{1,2}[.)])/u.test(after),
  );
  if (/^[-‐‑]\p{L}/u.test(after)) {
    const isCompound = !isLower && !languages.some((code) => looseHyphen.has(code));
    judgement.add(isCompound ? 'hyphenCompound' : 'hyphenAfter', isCompound || /^[-‐‑]\p{Ll}/u.test(after));
  }
  judgement.add(
    'hyphenBefore',
    /[\p{L}\p{N}][-‐‑]$/u.test(before) && (isLower || !knowledge.isCased || /\p{Lu}\p{Ll}+[-‐‑]$/u.test(before)),
  );
}

const boldLabel = /[:：]\s?\*\*:?\s$|\*\*[:：]\s$/u;
/** A line's beginning up to a colon. */
const labelOfLine = /^\s*(?:[-*+•–]\s|\d{1,2}[.)]\s)?[^:：|]{2,40}?(?:[:：]|[:：]\*{1,2}|\*{1,2}[:：])\s*[*_]{0,3}$/u;
/** A line before it that ends with a colon. */
const labelAbove = /[:：][*_]{0,3}[^\S\n]*\n\s*[*_]{0,3}$/u;
/** All that the line says, or the name before an explanation. */
const endOfValue = /^[*_]{0,3}(?:[.!。]?\s*(?:$|\n)|\s*(?:[–—(（]|-\s))/u;

/** Signs from a label before the name: "**Best overall:** Acme". */
function judgeLabelBefore(judgement: Judgement, { text, start, nameEnd }: Occurrence, isLower: boolean): void {
  judgement.add('afterLabel', boldLabel.test(text.slice(Math.max(0, start - 16), start)) && !isLower);
  judgement.add(
    'labelValue',
    endOfValue.test(text.slice(nameEnd, nameEnd + 6)) &&
      (labelOfLine.test(lineBefore(text, start)) || labelAbove.test(text.slice(Math.max(0, start - 16), start))),
  );
}

/** Whether its line has another brand of the book. */
const isInRowOfKnown = ({ text, start, end, others }: Occurrence): boolean =>
  others.some((other) => !text.slice(Math.min(end, other.end), Math.max(start, other.start)).includes('\n'));

const lineBefore = (text: string, start: number): string =>
  text.slice(Math.max(0, start - 200), start).replace(/^.*\n/su, '');

/** Whether a table cell before it, in its row, holds something. */
function isLaterCell(text: string, start: number): boolean {
  const [margin = '', ...cells] = lineBefore(text, start).split('|');
  return margin.trim() === '' && cells.slice(0, -1).some((cell) => /\p{L}/u.test(cell));
}

/** Whether it is in the first row of a table. */
const isHeaderCell = (text: string, start: number, end: number): boolean =>
  /^\s?\|/u.test(lineBefore(text, start)) && /^[^\n]{0,200}\n\s?\|\s?:?-{2}/u.test(text.slice(end, end + 206));

/** Whether the name is all of a list item, or the item goes on after a dash or a colon. */
function isItemHead(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  return (
    /(?:^|\n)\s*(?:[-*+•–]|(?:#{1,6}\s+)?\d{1,2}[.)]|#{1,6})\s+$/u.test(before) &&
    /^\s*(?:$|\n|[:–—]|-\s)/u.test(text.slice(end, end + 4))
  );
}

/** Whether an address of the name's own host stands near: "Stripe (stripe.com)". */
function hostNear(text: string, start: number, end: number, nameEnd: number): boolean {
  const name = text.slice(start, nameEnd).toLowerCase().replaceAll(/\s/gu, '');
  if (!/^[a-z\d-]{3,}$/u.test(name)) return false;
  const near = (text.slice(Math.max(0, start - 200), start) + ' ' + text.slice(end, end + 200)).toLowerCase();
  return new RegExp(`(?<![a-z\\d-])${name}\\.[a-z]{2,6}(?![a-z\\d])`, 'u').test(near);
}

/** Languages that put the names of companies, clubs and products in quotation marks. */
const quotesNames: ReadonlySet<string> = new Set(['ru', 'uk', 'be', 'bg', 'mk', 'kk', 'ky']);
