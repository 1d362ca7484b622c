import { unspacedScripts, type Script } from '../language/characters.ts';
import { fold } from '../language/fold.ts';
import { isPlace } from '../language/places.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { calendarNames } from '../language/calendar-names.ts';
import { isAlwaysCapital } from '../language/always-capital.ts';
import { isHebrewOrArabicPrefix, withoutAttachedPrefix } from '../language/attached-prefixes.ts';
import { shows, unspacedPatterns, whatWordShows } from '../language/use-words/lookup.ts';
import type { WordKnowledge, WordTable } from '../language/word-table.ts';
import { isFollowedByCompanyWord, isMarkedUp, isSentenceStart, isWholeBlock } from './common-words.ts';
import { partnerAfter, partnerBefore, unspacedPartners, unspacedWordAt, type Partner } from './enumeration.ts';
import type { NameKnowledge } from './name-knowledge.ts';
import { mainScript, sentenceContext, type SentenceContext, type Token } from './sentence-context.ts';

/**
 * The signs by which an occurrence of a name that is also a word is judged, with their weights. An occurrence is the brand
 * if the weights of its signs add up to at least {@link threshold}. docs/brand-matching.md explains each.
 */
export const signWeights = {
  // what the name is
  unknownWord: 5,
  foreignWord: 2,
  rareWord: 2,
  personName: 1,
  placeUse: -3,
  otherScript: 5,
  alwaysCapital: -3,
  calendarUse: -3,
  // how it is written
  lowerCase: -4,
  coinedLowerCase: -2,
  informalLowerCase: -1,
  capitalInside: 3,
  germanCapital: 1,
  allCapitals: 3,
  otherCase: -3,
  innerCapital: 4,
  apostropheEnding: 4,
  possessive: 1,
  quoted: 2,
  markedUp: 2,
  hyphenCompound: 3,
  hyphenAfter: -2,
  hyphenBefore: -5,
  // what stands beside it
  knownPartner: 5,
  namedPartner: 3,
  unknownPartner: 1,
  listOfKind: 2,
  capitalPartner: 2,
  wordPartner: -3,
  knownSibling: 4,
  namedSibling: 2,
  wordSibling: -4,
  kindBeside: 3,
  usedBefore: 2,
  modelAfter: 3,
  companyWordAfter: 3,
  hostAfter: 6,
  hostInText: 4,
  pluralForm: -3,
  handle: 4,
  nameAfter: 3,
  capitalWordAfter: 2,
  numberAfter: 2,
  verbAfter: 3,
  auxiliaryAfter: 2,
  labelWithAmount: -4,
  determiner: -2,
  germanDeterminer: -3,
  germanArticle: -1,
  ownerBefore: -5,
  personBefore: -7,
  personAfter: -7,
  placeBeside: -5,
  measureBefore: -4,
  ofName: 1,
  // the sentence
  money: 1,
  trade: 1,
  person: -2,
  knownCompany: 2,
  knownCompanyInText: 1,
  otherNameOfBrand: 3,
} as const;

export type SignName = keyof typeof signWeights;

/** The least sum of weights at which an occurrence is the brand. */
export const threshold = 2;

/** An occurrence that is judged, and what is known around it. */
export interface Occurrence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where the name ends without its ending. */
  readonly nameEnd: number;
  readonly knowledge: NameKnowledge;
  readonly firstScript: Script;
  /** Letters attached before the name: Arabic and Hebrew particles. */
  readonly hasPrefix: boolean;
  /** Other brands of the book named in the text, by place, that need no context. */
  readonly others: readonly { readonly start: number; readonly end: number }[];
  /** The text names the brand by a name that needs no context. */
  readonly isNamedOtherwise: boolean;
}

/** What judging needs besides the occurrence. */
export interface UseContext {
  readonly table: WordTable;
  /** The languages that the text is likely in, by script. */
  readonly languagesIn: (script: Script) => readonly string[];
}

/** Near relatives share most everyday words; a short sentence may be taken for either. */
const relatives = [
  'sv da no',
  'cs sk pl',
  'hr bs sr sl',
  'es pt it ro',
  'ru uk be bg mk sr',
  'id ms',
  'tr az uz tk',
  'kk ky',
  'de nl',
].map((group) => group.split(' '));
const areRelatives = (a: string, b: string): boolean =>
  a === b || relatives.some((group) => group.includes(a) && group.includes(b));

/** A word of at least this many languages is known in all. */
const international = 3;
/** Before a singular noun without an article these make it a name: "use zoom", "bei Netto", "bij bol". */
const usedBefore = new Map(
  Object.entries({
    en: 'use uses used using try tried via install download recommend prefer through',
    de: 'bei laut über via per nutze nutzen nimm empfehle',
    nl: 'bij via gebruik probeer volgens',
    sv: 'hos via prova använd enligt',
    da: 'hos via prøv brug ifølge',
    no: 'hos via prøv bruk ifølge',
    fr: 'chez via utilise utilisez',
    es: 'usa prueba vía según',
    pt: 'usa use via segundo',
    it: 'usa prova via secondo',
  }).map(([code, words]) => [code, new Set(words.split(' ').map(foldPhrase))] as const),
);
/** Verbs that other subjects take as readily as a company. */
const auxiliaries =
  /^(?:has|had|does|doesn't|did|didn't|is|isn't|was|wasn't|can|can't|cannot|will|won't|would|could|may|also|now|still|currently|recently|ran|runs|made|makes|hat|hatte|ist|war|kann|will|wird|macht|heeft|had|is|was|kan|zal|wil|har|hade|havde|är|var|er|kan|ska|skal|vill|vil|a|avait|va|ha|había|tem|tinha|tiene|tenía|έχει|είχε|ने|देता|देती)$/u;
const calendarBefore = new Set(
  'on every next last by until since till this from before after each early late mid good happy'.split(' '),
);
/** Separate words that make what follows the name's: "जियो का नेटवर्क". */
const genitives = new Set(['का', 'के', 'की', 'کا', 'کے', 'کی', 'এর', 'র']);
/** A word for the kind of company stands before its name, never after. */
const kindsComeFirst = new Set(['he', 'ar', 'id', 'ms', 'vi', 'sw', 'fil']);
/** Languages of whose words nearly all are listed. */
const hasLargeList = new Set(['en', 'nl', 'ru', 'tr']);
/** Prepositions before places. */
const placeBefore = new Set(
  'in across through near around southern northern eastern western nördlich dans în nad en'.split(' '),
);
const german = new Set(['de']);
/** Languages that join a name to a noun with a hyphen no more often than a word. */
const looseHyphen = new Set(['en', 'fr', 'es', 'pt', 'it', 'ro']);
const money =
  /[$€£¥₹₽₺₴₩฿₫₪₱₸₦৳]\s?\d|\d[\d.,\s]*(?:[$€£¥₹₽₺₴₩฿₫₪₱₸৳]|\s?(?:eur|euros?|usd|dollars?|pounds?|kr\.?|zł|kč|ft|lei|руб\w*|грн|tl|лв|円|元|원|บาท|đồng|rupiah|रुपये|रुपए|টাকা|روپے|ريال\w*|درهم|جنيه\w*|שקלים|ש"ח)(?!\p{L}))|(?:rp|rs|r)\.?\s?\d|r\$\s?\d|%|٪|\d\s?(?:m(?:illi|ilj|ili|io)\S*|bn|b(?:illi|ili)\S*|мил\S*|млн|млрд|міл\S*|mld|mln|milyar|milyon|miliar|juta|tỷ|triệu|مليون|مليار|करोड़|लाख|亿|億|万|萬|억|만)/iu;
const letterOrDigit = /^[\p{L}\p{N}]/u;
/** Between a name and the word beside it there is nothing but spaces and marks of emphasis. */
const onlySpace = /^[\s*_`"'“”„«»‘’「」『』]*$/u;
const functionWordShape = /^\P{L}*\p{Ll}{1,4}$/u;

class Judgement {
  readonly signs: SignName[] = [];
  add(sign: SignName, applies = true): void {
    if (applies) this.signs.push(sign);
  }
}

/** The signs of an occurrence. */
export function findSigns(occurrence: Occurrence, context: UseContext): readonly SignName[] {
  const { text, start, end } = occurrence;
  const sentence = sentenceContext(text, start, wordEnd(text, occurrence));
  const part = text.slice(sentence.from, sentence.to);
  const around = mainScript(text.slice(sentence.from, start) + text.slice(end, sentence.to));
  const script = around === 'Common' ? occurrence.firstScript : around;
  const languages = languagesOf(script, part, context);
  const judgement = new Judgement();
  const isOtherScript =
    script !== 'Common' && occurrence.firstScript !== script && !areMixed(script, occurrence.firstScript);
  judgement.add('otherScript', isOtherScript);
  if (!isOtherScript) judgeKnowledge(judgement, occurrence, languages);
  const surroundings: Surroundings = { occurrence, context, sentence, part, languages, script };
  if (occurrence.knowledge.isCased) judgeSpelling(judgement, surroundings);
  judgeMarks(judgement, surroundings);
  judgeSeries(judgement, surroundings);
  if (unspacedScripts.has(script)) judgeUnspaced(judgement, surroundings);
  else judgeNeighbours(judgement, surroundings);
  judgeSentence(judgement, surroundings);
  return judgement.signs;
}

/** Where the word ends that the name begins: after its ending, also one after an apostrophe. */
function wordEnd(text: string, { end, nameEnd, firstScript }: Occurrence): number {
  if (unspacedScripts.has(firstScript)) return end;
  const ending = /^(?:['’]?[\p{L}\p{M}]{1,10})?/u.exec(text.slice(nameEnd, nameEnd + 12))?.[0].length ?? 0;
  return Math.max(end, nameEnd + ending);
}

/** The sum of the weights of some signs. */
export const weigh = (signs: readonly SignName[]): number => signs.reduce((sum, sign) => sum + signWeights[sign], 0);

interface Surroundings {
  readonly occurrence: Occurrence;
  readonly context: UseContext;
  readonly sentence: SentenceContext;
  readonly part: string;
  readonly languages: readonly string[];
  readonly script: Script;
}

const japanese = /[\u3040-\u30ff]/u;
const mixed: ReadonlySet<Script> = new Set(['Han', 'Hiragana', 'Katakana']);
const areMixed = (a: Script, b: Script): boolean => mixed.has(a) && mixed.has(b);

function languagesOf(script: Script, part: string, { languagesIn }: UseContext): readonly string[] {
  if (mixed.has(script)) return japanese.test(part) ? ['ja'] : ['zh'];
  return languagesIn(script);
}

function judgeKnowledge(judgement: Judgement, { knowledge }: Occurrence, languages: readonly string[]): void {
  const isWordHere =
    knowledge.asked || [...knowledge.languages].some((known) => languages.some((code) => areRelatives(known, code)));
  if (knowledge.calendar.size > 0 || (isWordHere && isAlwaysCapital(knowledge.name, languages)))
    judgement.add('alwaysCapital');
  else if (isWordHere || knowledge.languages.size >= international) return;
  else if (knowledge.isFirstName || knowledge.isPlace) judgement.add('personName');
  else if (languages.some((code) => knowledge.rareIn.has(code))) judgement.add('rareWord');
  else judgement.add(knowledge.languages.size > 0 ? 'foreignWord' : 'unknownWord');
}

/** English capitalises the words of headings. */
function isTitleCase(part: string, languages: readonly string[]): boolean {
  if (!languages.includes('en')) return false;
  const words = part.match(/\p{L}{4,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 2 && capital >= 0.6 * words.length;
}

const longestLine = 200;

/** A heading or a label in bold, which may capitalise every word. */
function headingAround(text: string, start: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, start - longestLine), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + longestLine).replace(/\n.*$/su, '');
  const line = before + text.slice(start, end) + after;
  if (/^\s{0,3}#{1,6}\s/u.test(line)) return line;
  const opening = before.lastIndexOf('**');
  const closing = after.indexOf('**');
  if (opening === -1 || closing === -1 || (before.match(/\*\*/gu) ?? []).length % 2 === 0) return undefined;
  return line.slice(opening + 2, before.length + (end - start) + closing);
}

const capitals = /^\p{Lu}{2,}$/u;

function judgeSpelling(judgement: Judgement, { occurrence, sentence, part, languages }: Surroundings): void {
  const { text, start, nameEnd, knowledge, hasPrefix } = occurrence;
  const written = text.slice(start, nameEnd);
  const letters = written.replaceAll(/\P{L}/gu, '');
  if (/^\p{Ll}/u.test(written)) {
    const isInformal = /^\P{L}*\p{Ll}/u.test(part) && !/^\P{L}*\p{Ll}/u.test(text.slice(0, 40)) === false;
    const isCoined = judgement.signs.includes('unknownWord') && languages.every((code) => hasLargeList.has(code));
    judgement.add(isInformal ? 'informalLowerCase' : isCoined ? 'coinedLowerCase' : 'lowerCase');
    return;
  }
  if (hasPrefix) return;
  judgement.add('otherCase', capitals.test(knowledge.name) && !capitals.test(letters));
  const heading = headingAround(text, start, nameEnd);
  const inTitle = heading !== undefined && isTitleCase(heading.replace(written, ' '), languages);
  if (
    letters.length > 1 &&
    letters === letters.toUpperCase() &&
    part.replace(written, '') !== part.replace(written, '').toUpperCase()
  ) {
    judgement.add('allCapitals');
    return;
  }
  if (!knowledge.isOneWord && /[ -]\p{Lu}/u.test(written) && !inTitle) {
    judgement.add('innerCapital');
    return;
  }
  const isStart =
    isSentenceStart(text, start) ||
    sentence.left.length === 0 ||
    (part === part.toUpperCase() && part.length > letters.length + 3);
  if (isStart || inTitle) return;
  judgement.add(languages.some((code) => german.has(code)) ? 'germanCapital' : 'capitalInside');
}

const apostropheLanguages = new Set(['tr', 'az', 'uz', 'tk', 'ru', 'uk', 'be', 'pl', 'cs', 'fi', 'lt', 'lv']);

function judgeMarks(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, languages, part } = surroundings;
  const { text, start, end, nameEnd, knowledge } = occurrence;
  const after = text.slice(nameEnd, nameEnd + 16);
  const isLower = knowledge.isCased && /^\p{Ll}/u.test(text.slice(start, start + 1));
  const apostrophe = /^['’]\p{L}+/u.exec(after);
  if (apostrophe && !isLower) {
    if (languages.some((code) => apostropheLanguages.has(code)) && !languages.includes('en'))
      judgement.add('apostropheEnding');
    else judgement.add('possessive', /^['’]s(?!\p{L})/u.test(after));
  }
  const before = text.slice(Math.max(0, start - 3), start);
  judgement.add('handle', /(?:^|[\s(])[@#]$/u.test(before));
  judgement.add(
    'hostAfter',
    /^\.(?:com|io|app|net|org|co|ai|de|fr|es|it|nl|pl|cz|hu|ro|ru|ua|tr|se|dk|no|fi|gr|pt|br|in|jp|cn|kr|id|vn|th|il|sa|ae|eu|uk|ch|at|be)(?![\p{L}\p{N}])/iu.test(
      after,
    ),
  );
  judgement.add('hostInText', hostNear(text, start, end, nameEnd));
  judgement.add(
    'pluralForm',
    !knowledge.isCased
      ? false
      : (knowledge.languages.size > 0 || knowledge.asked) &&
          /^s(?!\p{L})/u.test(after) &&
          languages.some((code) => looseHyphen.has(code)),
  );
  judgement.add(
    'quoted',
    /[«„“"「『]$/u.test(before) &&
      /^\p{L}{0,4}[»“”"」』]/u.test(text.slice(end, end + 6)) &&
      part.length > end - start + 4,
  );
  const isLabel =
    /^\s*(?:\*{1,2})?\s*[:：]/u.test(text.slice(end, end + 6)) || /^[:：]\s*\*/u.test(text.slice(end, end + 4));
  if (isMarkedUp(text, start, end) || isWholeBlock(text, start, end)) {
    judgement.add('markedUp', !isLower);
    const siblings = siblingHeads(text, start, end);
    judgeSiblings(judgement, surroundings, siblings);
    judgement.add(
      'labelWithAmount',
      isLabel &&
        /^[\s*:：]*(?:[$€£¥₹]\s?\d|\d[\d.,\s]*(?:[$€£¥₹]|kr|zł|kč|ft|руб|грн|tl))/iu.test(text.slice(end, end + 24)),
    );
  }
  if (/^[-‐‑]\p{L}/u.test(after)) {
    const isCompound = !isLower && !languages.some((code) => looseHyphen.has(code));
    judgement.add(isCompound ? 'hyphenCompound' : 'hyphenAfter', isCompound || /^[-‐‑]\p{Ll}/u.test(after));
  }
  judgement.add(
    'hyphenBefore',
    /[\p{L}\p{N}][-‐‑]$/u.test(before) && (isLower || !knowledge.isCased || /\p{Ll}[-‐‑]$/u.test(before)),
  );
}

/** Whether an address of the name's own host stands near: "Stripe (stripe.com)". */
function hostNear(text: string, start: number, end: number, nameEnd: number): boolean {
  const name = text.slice(start, nameEnd).toLowerCase().replaceAll(/\s/gu, '');
  if (!/^[a-z\d-]{3,}$/u.test(name)) return false;
  const near = (text.slice(Math.max(0, start - 200), start) + ' ' + text.slice(end, end + 200)).toLowerCase();
  return new RegExp(`(?<![a-z\\d-])${name}\\.[a-z]{2,6}(?![a-z\\d])`, 'u').test(near);
}

/** The heads of the other items of the list, or the first cells of the other rows, around a marked name. */
function siblingHeads(text: string, start: number, end: number): string[] {
  const reach = 600;
  const from = Math.max(0, start - reach);
  const lines = text.slice(from, end + reach).split('\n');
  const heads: string[] = [];
  let at = from;
  for (const line of lines) {
    const isOwn = at <= start && start <= at + line.length;
    const head =
      /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(?:\*\*|__)([^*_\n]{2,40}?)[:：]?(?:\*\*|__)/u.exec(line)?.[1] ??
      /^\\?\|\s*\**([^|*\n\\]{2,40}?)\**\s*\\?\|/u.exec(line)?.[1];
    if (head !== undefined && !isOwn && !/^[-: ]+$/u.test(head)) heads.push(head);
    at += line.length + 1;
  }
  return heads.slice(0, 12);
}

function judgeSiblings(
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

/** Whether every word of a phrase is a word of the text's languages. */
function isOrdinary(phrase: string, { table }: UseContext, languages: readonly string[]): boolean {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => isOrdinaryWord(word, table, languages));
}

function isOrdinaryWord(word: string, table: WordKnowledge, languages: readonly string[]): boolean {
  const folded = foldPhrase(word);
  return (
    table.isWord(folded, languages) ||
    calendarNames(word).size > 0 ||
    bareForms(folded).some((form) => table.isWord(form, languages)) ||
    (/^[a-z]{4,}s$/u.test(folded) && table.isWord(folded.slice(0, -1), languages))
  );
}

function judgeSeries(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, script, languages } = surroundings;
  const { text, start, end } = occurrence;
  const partners = unspacedScripts.has(script)
    ? unspacedPartners(text, start, end)
    : [
        partnerBefore(text, start, languages),
        partnerAfter(text, end, languages),
        ...attachedPartners(surroundings),
      ].filter((partner) => partner !== undefined);
  const found = partners.map((partner) => partnerSign(partner, surroundings, partners.length));
  const isListed = found.length > 0 && isListOfKind(surroundings);
  judgement.add('listOfKind', isListed);
  for (const sign of ['knownPartner', 'namedPartner', 'capitalPartner'] as const) {
    if (!found.includes(sign)) continue;
    judgement.add(sign);
    return;
  }
  const unknown = found.filter((sign) => sign === 'unknownPartner').length;
  if (unknown > 0) {
    judgement.add(unknown > 1 ? 'namedPartner' : 'unknownPartner');
    return;
  }
  if (!found.includes('wordPartner') || isListed) return;
  const isCapitalInside = judgement.signs.includes('capitalInside') || judgement.signs.includes('allCapitals');
  judgement.add('wordPartner', !isCapitalInside || languages.includes('de'));
}

/** Places where things of every kind are sold: a list after them may hold anything. */
const shopWord =
  /supermarket|supermarch|supermerc|hypermarket|market|marché|mercado|shop|store|laden|geschäft|winkel|butik|kauppa|bolt|áruház|sklep|obchod|магазин|супермаркет|tienda|loja|negozi|magasin|magazin|mağaza|toko|siêu thị|cửa hàng|متجر|سوبر|محل|חנות|סופר|दुकान|スーパー|店|超市|商店|门店|ร้าน|마트|가게|매장|restaur|ресторан|餐厅|مطعم|מסעד|レストラン|ร้านอาหาร|식당/iu;

/** Whether a word for a kind of company or product, no shop, introduces the series: "magazines such as", "空调品牌中". */
function isListOfKind({ occurrence, sentence, languages, script }: Surroundings): boolean {
  if (unspacedScripts.has(script)) {
    const { kind } = unspacedPatterns(languages[0] ?? '');
    const before = foldPhrase(occurrence.text.slice(sentence.from, occurrence.start));
    return (before.match(kind) ?? []).some((word) => !shopWord.test(word));
  }
  return sentence.left
    .slice(-12)
    .some((token) => (showsOf(token, languages, script) & shows.kind) !== 0 && !shopWord.test(token.text));
}

/** Members of a series joined by a conjunction that is written as one word with them. */
function attachedPartners({ occurrence, sentence, script }: Surroundings): (Partner | undefined)[] {
  const { text, hasPrefix, start } = occurrence;
  const previous = sentence.left.at(-1);
  const next = sentence.right[0];
  const partner = (token: Token | undefined): Partner | undefined =>
    token && { text: token.text, start: token.start, end: token.end, link: 'conjunction' };
  if (script === 'Arabic' || script === 'Hebrew') {
    const and = script === 'Arabic' ? 'و' : 'ו';
    const attached = previous && text.slice(previous.end, start);
    const startsWithAnd = hasPrefix && attached !== undefined && attached.trim() === and;
    return [
      startsWithAnd || (previous?.text === and && hasPrefix)
        ? partner(previous?.text === and ? sentence.left.at(-2) : previous)
        : undefined,
      next?.text.startsWith(and) === true &&
      next.text.length > 3 &&
      onlySpace.test(text.slice(wordEnd(text, occurrence), next.start))
        ? { ...next, text: next.text.slice(1), link: 'conjunction' as const }
        : undefined,
    ];
  }
  if (script !== 'Hangul') return [];
  const joined = /^(.{2,})(?:와|과|이랑|랑|하고|이나|나)$/u.exec(previous?.text ?? '');
  const joins = /^(?:와|과|이랑|랑|하고|이나|나)$/u.test(
    text.slice(occurrence.nameEnd, next?.start === undefined ? occurrence.nameEnd : next.start).trim(),
  );
  return [
    previous && joined ? { ...previous, text: joined[1] ?? '', link: 'conjunction' as const } : undefined,
    joins ? partner(next) : undefined,
  ];
}

/** A longer run of a script without spaces is a clause. */
const longestPartner = 8;

function partnerSign(partner: Partner, surroundings: Surroundings, count: number): SignName | undefined {
  const { occurrence, context, languages, script, sentence } = surroundings;
  const { others, start } = occurrence;
  if (others.some((other) => other.start < partner.end + 1 && other.end > partner.start - 1)) return 'knownPartner';
  const isClear = partner.link !== 'comma' || count > 1 || partner.continues === true;
  const word = partner.text.replace(/['’]s?$/u, '');
  if (/^\p{Lu}/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word)) {
    const isFirst = partner.start <= (sentence.left[0]?.start ?? start);
    if (unspacedScripts.has(script) || !occurrence.knowledge.isCased) return 'namedPartner';
    const isWord = isOrdinaryWord(word, context.table, languages);
    if (languages.includes('de') && isWord) return isClear ? 'wordPartner' : undefined;
    if (isFirst && isWord) return undefined;
    if (!isClear) return isWord ? undefined : 'capitalPartner';
    return isWord ? 'capitalPartner' : 'namedPartner';
  }
  if (!letterOrDigit.test(word)) return undefined;
  if (languages[0] === 'de') return undefined;
  if (occurrence.knowledge.isCased) return partner.link === 'comma' && count < 2 ? undefined : 'wordPartner';
  if (!isClear && !unspacedScripts.has(script)) return undefined;
  if (unspacedScripts.has(script) && (word.length > (partner.link === 'list' ? longestPartner : 4) || word.length < 2))
    return undefined;
  const isWord = unspacedScripts.has(script)
    ? unspacedWordAt(word, partner.start < start ? 'end' : 'start', context.table.withoutNames, languages)
    : isOrdinaryWord(word, context.table.withoutNames, languages) ||
      isOrdinaryWord(word.replace(/(?:을|를|은|는|이|가|의|도|로|에)$/u, ''), context.table.withoutNames, languages);
  if (isWord) return 'wordPartner';
  return languages[0] === 'zh' || languages[0] === 'ja' ? 'namedPartner' : 'unknownPartner';
}

function judgeUnspaced(judgement: Judgement, { occurrence, part, sentence, languages }: Surroundings): void {
  const { text, start, end } = occurrence;
  const patterns = unspacedPatterns(languages[0] ?? '');
  const left = foldPhrase(text.slice(Math.max(sentence.from, start - 16), start));
  const right = foldPhrase(text.slice(end, Math.min(sentence.to, end + 16)));
  const test = (pattern: RegExp, where: string): boolean => {
    pattern.lastIndex = 0;
    return pattern.test(where);
  };
  const isPlace = test(patterns.placeBefore, left) || test(patterns.place, right.slice(0, 4));
  judgement.add('kindBeside', !isPlace && (test(patterns.kindBefore, left) || test(patterns.kindAfter, right)));
  judgement.add(
    'nameAfter',
    /^["」』]?\s?(?:の|的|ของ)?\s?[a-z\d]/u.test(right) &&
      !/^\s?\d+\s?(?:个|個|%|％|克|斤|年|月|日|つ|匹|頭|本|枚|歳|ตัว)/u.test(right),
  );
  judgement.add('measureBefore', test(patterns.measure, left));
  judgement.add('placeBeside', isPlace);
  judgement.add('modelAfter', /^(?:の[ァ-ヺー]{6,}|\p{Script=Han}{1,3}[a-z])/u.test(right));
  judgement.add('personBefore', languages[0] !== 'ja' && test(patterns.person, left.slice(-4)));
  const count =
    new Set(foldPhrase(part).match(patterns.trade) ?? []).size +
    new Set(foldPhrase(part).match(patterns.kind) ?? []).size;
  addTrade(judgement, count, 3);
}

function addTrade(judgement: Judgement, count: number, most: number): void {
  for (let index = 0; index < Math.min(count, most); index += 1) judgement.add('trade');
}

const koreanEnding =
  /(?:은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|까지|부터|보다|이나|나|이며|입니다|이다|들|들이|들은)$/u;

/** A word of Arabic or Hebrew without one, and without several, attached particles. */
const bareForms = (folded: string): string[] => [
  withoutAttachedPrefix(folded),
  ...(isHebrewOrArabicPrefix(folded.slice(0, 1)) && folded.length > 3 ? [folded.slice(1)] : []),
];

const showsOf = (token: Token | undefined, languages: readonly string[], script: Script): number => {
  if (token === undefined) return 0;
  const bits = whatWordShows(token.folded, languages);
  if (script === 'Arabic' || script === 'Hebrew')
    return bareForms(token.folded).reduce((all, form) => all | whatWordShows(form, languages), bits);
  if (script === 'Hangul') return bits | whatWordShows(token.folded.replace(koreanEnding, ''), languages);
  return bits;
};

function judgeNeighbours(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, context, sentence, languages, script } = surroundings;
  const { text, start, end, nameEnd, knowledge } = occurrence;
  const previous = sentence.left.at(-1);
  const next = sentence.right[0];
  const isBeside = (token: Token | undefined, side: 'left' | 'right'): boolean =>
    token !== undefined &&
    onlySpace.test(side === 'left' ? text.slice(token.end, start) : text.slice(wordEnd(text, occurrence), token.start));
  const left = isBeside(previous, 'left') ? previous : undefined;
  // The rest of the name's own word, an ending after an apostrophe, is no neighbour.
  const right = isBeside(next, 'right') ? next : undefined;
  const leftShows = showsOf(left, languages, script);
  const rightShows = showsOf(right, languages, script);
  const isLower = knowledge.isCased && /^\p{Ll}/u.test(text.slice(start, start + 1));
  const second =
    left && functionWordShape.test(left.text) && (leftShows & shows.kind) === 0 ? sentence.left.at(-2) : undefined;
  const run = script === 'Hangul' ? text.slice(nameEnd, wordEnd(text, occurrence)) : '';
  const attached =
    run === '' ? undefined : { text: run, folded: foldPhrase(run), start: nameEnd, end, isCapital: false };
  const isKind =
    ((leftShows | (kindsComeFirst.has(languages[0] ?? '') ? 0 : rightShows) | showsOf(attached, languages, script)) &
      shows.kind) !==
      0 ||
    (second !== undefined &&
      onlySpace.test(text.slice(second.end, left?.start)) &&
      (showsOf(second, languages, script) & shows.kind) !== 0);
  const heading = headingAround(text, start, end);
  const inTitle =
    heading !== undefined &&
    isTitleCase(heading.replace(text.slice(start, end), ' '), languages) &&
    /\s\S+\s/u.test(heading);
  const isOwned =
    right !== undefined &&
    genitives.has(right.text) &&
    (showsOf(sentence.right[1], languages, script) & shows.kind) !== 0;
  judgement.add('kindBeside', (isKind || isOwned) && !isLower && !inTitle);
  judgement.add('companyWordAfter', !isKind && !isLower && isFollowedByCompanyWord(text, end));
  judgeRight(judgement, surroundings, right, rightShows, isLower);
  judgePerson(judgement, surroundings, left, right, leftShows);
  const isPlaceWord = ((leftShows | rightShows) & shows.place) !== 0 && ((leftShows | rightShows) & shows.kind) === 0;
  judgement.add('placeBeside', isPlaceWord && (!knowledge.isCased || !isLower || (leftShows & shows.place) !== 0));
  judgeDeterminer(judgement, surroundings, left, leftShows, isLower);
  const isInside =
    sentence.left.length > 1 ||
    (left !== undefined &&
      hasLargeList.has(languages[0] ?? '') &&
      languages.length === 1 &&
      !isOrdinaryWord(left.text, context.table, languages) &&
      leftShows === 0);
  const isOwner =
    left !== undefined &&
    left.isCapital &&
    isInside &&
    knowledge.isCased &&
    !isLower &&
    !languages.includes('de') &&
    (leftShows & (shows.kind | shows.person | shows.trade)) === 0 &&
    /^\s+$/u.test(text.slice(left.end, start)) &&
    !isTitleCase(surroundings.part, languages);
  judgement.add('ownerBefore', isOwner && !judgement.signs.includes('unknownWord'));
  judgement.add(
    'usedBefore',
    knowledge.isCased &&
      (isLower || languages.includes('de') || knowledge.calendar.size > 0) &&
      left !== undefined &&
      (usedBefore.get(languages[0] ?? '')?.has(left.folded) ?? false),
  );
  judgement.add(
    'calendarUse',
    knowledge.calendar.size > 0 &&
      !isLower &&
      left !== undefined &&
      (calendarBefore.has(left.folded) || (leftShows & shows.determiner) !== 0),
  );
  judgement.add(
    'placeUse',
    knowledge.isPlace && left !== undefined && placeBefore.has(left.folded) && !judgement.signs.includes('kindBeside'),
  );
  judgement.add('ofName', /^(?:של|من|от|od|von|von der)$/u.test(left?.text ?? '') && !isLower);
}

function judgeRight(
  judgement: Judgement,
  { occurrence, context, languages, sentence }: Surroundings,
  right: Token | undefined,
  bits: number,
  isLower: boolean,
): void {
  if (right === undefined || isLower) return;
  const { knowledge, text, end, start } = occurrence;
  if (/^\p{N}/u.test(right.text)) {
    judgement.add('numberAfter', /^\s+$/u.test(text.slice(end, right.start)) && knowledge.isCased);
    return;
  }
  const isVerb = (bits & shows.verb) !== 0 && !right.isCapital;
  const atStart =
    isSentenceStart(text, start) ||
    (sentence.left.length === 1 && (showsOf(sentence.left[0], languages, 'Latin') & shows.determiner) !== 0);
  if (isVerb && (atStart || !knowledge.isCased) && !judgement.signs.includes('markedUp')) {
    const isAuxiliary = auxiliaries.test(right.folded);
    if (!isAuxiliary) judgement.add('verbAfter');
    else judgement.add('auxiliaryAfter', isSentenceStart(text, start) || !languages.includes('de'));
  }
  if (!knowledge.isCased) {
    judgement.add('nameAfter', /^[\p{Script=Latin}]/u.test(right.text));
    const number = sentence.right[1];
    judgement.add(
      'modelAfter',
      /^\p{N}{2,4}\p{L}?$/u.test(number?.text ?? '') &&
        (bits & (shows.kind | shows.trade)) === 0 &&
        !isOrdinaryWord(right.text, context.table, languages),
    );
    return;
  }
  if (!right.isCapital || languages.includes('de')) {
    judgement.add(
      'nameAfter',
      right.isCapital &&
        !isOrdinaryWord(right.text, context.table, languages) &&
        !knowledge.isFirstName &&
        !context.table.isLastName(right.folded),
    );
    return;
  }
  const heading = headingAround(text, start, end);
  const isWord = isOrdinaryWord(right.text, context.table, languages);
  if (knowledge.isFirstName && !/\d/u.test(right.text)) return;
  const isShouted = right.text.length > 1 && right.text === right.text.toUpperCase();
  if (isWord) judgement.add('capitalWordAfter', !isShouted && (heading === undefined || !languages.includes('en')));
  else judgement.add('nameAfter');
}

function judgePerson(
  judgement: Judgement,
  { occurrence, context, languages, sentence, script }: Surroundings,
  left: Token | undefined,
  right: Token | undefined,
  leftShows: number,
): void {
  const { knowledge, text, start } = occurrence;
  const { table } = context;
  const isTitle = (leftShows & shows.person) !== 0 && (leftShows & shows.kind) === 0;
  const isCasedFirstName =
    left !== undefined &&
    left.isCapital &&
    knowledge.isCased &&
    table.isFirstName(left.folded) &&
    !isAlsoWordHere(left, table, languages, sentence);
  const isUncasedFirstName =
    left !== undefined &&
    !knowledge.isCased &&
    left.folded.length >= 4 &&
    table.isFirstName(left.folded) &&
    !table.isWord(left.folded, languages);
  const isAfterFirstName =
    (isCasedFirstName || isUncasedFirstName) &&
    /^[\s.]+$/u.test(text.slice(left.end, start)) &&
    !isPlace(fold(left.text));
  const mayBePerson = !judgement.signs.includes('unknownWord') || knowledge.isLastName || !knowledge.isCased;
  const isFollowedByTitle =
    !knowledge.isCased &&
    right !== undefined &&
    (showsOf(right, languages, script) & (shows.person | shows.kind)) === shows.person;
  judgement.add('personBefore', isTitle || (isAfterFirstName && mayBePerson));
  const isFollowedByName =
    right !== undefined &&
    right.isCapital &&
    /^\p{L}{3,}$/u.test(right.text) &&
    text.charAt(right.end) !== '-' &&
    knowledge.isFirstName &&
    (showsOf(right, languages, 'Latin') & (shows.kind | shows.trade)) === 0 &&
    !isFollowedByCompanyWord(text, occurrence.end);
  const isParticle =
    right !== undefined &&
    knowledge.isFirstName &&
    /^(?:von|van|de|da|di|del|der|bin|ibn|af|la|le)$/u.test(right.text) &&
    sentence.right[1]?.isCapital === true;
  const isHungarianOrder = right?.isCapital === true && languages.includes('hu') && table.isFirstName(right.folded);
  judgement.add(
    'personAfter',
    isFollowedByTitle || (knowledge.isCased && (isFollowedByName || isParticle || isHungarianOrder)),
  );
}

/** "Max" and "Will" at the start of a sentence are words as well as first names. */
const isAlsoWordHere = (
  token: Token,
  table: WordKnowledge,
  languages: readonly string[],
  sentence: SentenceContext,
): boolean => sentence.left[0] === token && table.isWord(token.folded, languages);

function judgeDeterminer(
  judgement: Judgement,
  { occurrence, languages, sentence, script }: Surroundings,
  left: Token | undefined,
  leftShows: number,
  isLower: boolean,
): void {
  const isDetermined = (leftShows & shows.determiner) !== 0;
  if (!occurrence.knowledge.isCased) {
    judgement.add('determiner', isDetermined && (leftShows & shows.kind) === 0);
    return;
  }
  if (isLower) {
    judgement.add('determiner', isDetermined);
    return;
  }
  if (!languages.includes('de')) return;
  const third = sentence.left.at(-2);
  const isAdjective =
    left !== undefined &&
    /^\p{Ll}{3,}e[mnrs]?$/u.test(left.text) &&
    (showsOf(third, languages, script) & shows.determiner) !== 0;
  const isArticle = !isAdjective && /^(?:der|die|das|den|dem|im|am|zum|zur|vom|beim)$/iu.test(left?.text ?? '');
  judgement.add(isArticle ? 'germanArticle' : 'germanDeterminer', isDetermined || isAdjective);
}

/** Here a bare noun at the start of a sentence shows by its verb whether it is a name. */
const withArticles = new Set(['en', 'de', 'nl', 'fr', 'es', 'pt', 'it', 'ro', 'hu', 'el', 'sv', 'da', 'no']);
const isPureKind = (bits: number): boolean => (bits & shows.kind) !== 0 && (bits & shows.trade) === 0;

function judgeSentence(judgement: Judgement, { occurrence, sentence, part, languages, script }: Surroundings): void {
  const { others } = occurrence;
  judgement.add('money', money.test(part));
  if (!unspacedScripts.has(script)) {
    const tokens = [...sentence.left.slice(-20), ...sentence.right.slice(0, 20)];
    const bits = tokens.map((token) => showsOf(token, languages, script));
    const count = new Set(
      tokens
        .filter((_, index) => ((bits[index] ?? 0) & (shows.trade | shows.kind)) !== 0)
        .map(({ folded }) => folded.slice(0, 5)),
    ).size;
    const kinds = new Set(
      tokens.filter((_, index) => isPureKind(bits[index] ?? 0)).map(({ folded }) => folded.slice(0, 5)),
    ).size;
    addTrade(
      judgement,
      count,
      occurrence.knowledge.isCased ? (kinds > 0 && count > 1 && !withArticles.has(languages[0] ?? '') ? 2 : 1) : 3,
    );
    judgement.add(
      'person',
      !occurrence.knowledge.isCased &&
        bits.some((found) => (found & shows.person) !== 0) &&
        !judgement.signs.includes('personBefore'),
    );
  }
  const inSentence = others.some((other) => other.start >= sentence.from && other.end <= sentence.to);
  judgement.add('knownCompany', inSentence);
  judgement.add('knownCompanyInText', !inSentence && others.length > 0);
  judgement.add('otherNameOfBrand', occurrence.isNamedOtherwise);
}
