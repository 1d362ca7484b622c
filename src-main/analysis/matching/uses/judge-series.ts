import { unspacedScripts } from '../../language/characters.ts';
import { fold } from '../../language/fold.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { shows, unspacedPatterns } from '../../language/use-words/lookup.ts';
import { partnerAfter, partnerBefore, unspacedPartners, unspacedWordAt, type Partner } from '../enumeration.ts';
import type { Token } from '../sentence-context.ts';
import { type Surroundings, type Judgement, wordEnd, onlySpace } from './occurrence.ts';
import type { SignName } from './signs.ts';
import { showsOf, isOrdinaryWord } from './words-around.ts';

/** Signs from a series in which the occurrence stands: "A, B and C". */
export function judgeSeries(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, script, languages } = surroundings;
  const { text, start, end } = occurrence;
  const partners = unspacedScripts.has(script)
    ? unspacedPartners(text, start, end)
    : [
        partnerBefore(text, start, surroundings.sentence.left, languages),
        partnerAfter(text, end, languages),
        ...attachedPartners(surroundings),
      ].filter((partner) => partner !== undefined);
  const found = partners.map((partner) => partnerSign(partner, surroundings, partners.length));
  // "Emil, Oskar and Acme": first names.
  const { table } = surroundings.context;
  if (
    occurrence.knowledge.isFirstName &&
    occurrence.knowledge.isCased &&
    found.length > 0 &&
    !found.includes('knownPartner') &&
    partners.every(({ text: partner }) => {
      const name = partner.replace(/['’]s?$|\P{L}+$/u, '');
      return table.isFirstName(foldPhrase(name)) && !table.isSure(fold(name));
    })
  ) {
    judgement.add('firstNamePartner');
    return;
  }
  const isListed = found.length > 0 && isListOfKind(surroundings);
  judgement.add(
    'fieldPartner',
    !found.includes('knownPartner') && partners.some((partner) => isOfSameField(partner, surroundings)),
  );
  judgement.add('listOfKind', isListed);
  for (const sign of ['knownPartner', 'namedPartner', 'capitalPartner'] as const) {
    // All words of a headline have capitals.
    if (!found.includes(sign) || (sign === 'capitalPartner' && judgement.has('headline'))) continue;
    judgement.add(sign);
    return;
  }
  const unknown = found.filter((sign) => sign === 'unknownPartner').length;
  if (unknown > 0) {
    judgement.add(unknown > 1 ? 'namedPartner' : 'unknownPartner');
    return;
  }
  if (!found.includes('wordPartner') || isListed) return;
  const isCapitalInside = judgement.has('capitalInside') || judgement.has('allCapitals');
  judgement.add('wordPartner', !isCapitalInside || languages.includes('de'));
}

/** Whether another member of the series is a company that trades in what the brand does: "Bild, Spiegel". */
function isOfSameField({ text }: Partner, { occurrence, context }: Surroundings): boolean {
  const word = text.replace(/['’]s?$/u, '');
  if (foldPhrase(word) === foldPhrase(occurrence.knowledge.name)) return false;
  if (/^\p{Ll}/u.test(word) && !/[.-]/u.test(word)) return false;
  return !context.table.fieldsOfCompany(foldPhrase(word)).isDisjointFrom(occurrence.fields);
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

const letterOrDigit = /^[\p{L}\p{N}]/u;

/** What another member of the series shows. */
function partnerSign(partner: Partner, surroundings: Surroundings, count: number): SignName | undefined {
  if (foldPhrase(partner.text) === foldPhrase(surroundings.occurrence.knowledge.name)) return undefined;
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
