import { isHebrewOrArabicPrefix } from '#main/analysis/language/attached-prefixes.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { createSegmenter } from './segment-words.ts';
import type { SiteContent } from './site-content.ts';

/** Types whose address is where a company is registered, not where it works. */
const notLocal =
  /^(?:Organization|Corporation|WebSite|WebPage|Person|Product|SoftwareApplication|WebApplication|OnlineStore|OnlineBusiness|NewsMediaOrganization|EducationalOrganization|ContactPoint|PostalAddress|Place|Country|AdministrativeArea|State|City|Article|BlogPosting|NewsArticle|Offer|Event)$/u;
const worldwide =
  /^(?:world ?wide|global(?:ly)?|international(?:ly)?|everywhere|all|earth|weltweit|monde|mundial|mondo|世界|全世界|全球)$/iu;

/** A country by its code ("US") is a market, not a place. */
const code = /^\p{Lu}{2,3}$/u;

/**
 * The place that a local business serves; null for a business that is not local.
 *
 * The first found of: the town of a business with a local schema.org type; an area served other than the world; the town of
 * any other postal address that the page's title, main headings or description name too; a part of an `<address>` or of an
 * address in the text (postcode and town) that they name. A head office in an imprint does not make a business local.
 */
export function findPlace(content: SiteContent): string | null {
  const head = [
    content.title,
    content.description,
    content.openGraph.title,
    ...content.headings.filter(({ level }) => level <= 2).map(({ text }) => text),
  ].join(' \n ');
  const isNamed = (place: string) => place !== '' && names(head, place);

  const local = content.entities
    .filter((each) => each.locality !== '' && each.types.some((type) => !notLocal.test(type)))
    .map((each) => withoutPostcode(each.locality));
  const areas = content.entities
    .flatMap((each) => each.areasServed)
    .filter((each) => !worldwide.test(each) && !code.test(each) && each.length <= 40);
  const [area] = areas;
  // Addresses in many towns belong to a directory or a chain.
  if (local[0] !== undefined && new Set(local).size <= 2) return local[0];
  if (area !== undefined) return area.split(/[,،、]/u)[0]?.trim() ?? area;
  const town = [content.microdataLocality, ...content.entities.map((each) => each.locality)]
    .map(withoutPostcode)
    .find(isNamed);
  if (town !== undefined) return town;
  const parts = [...content.addresses, ...content.body.filter(isAddressLike)].flatMap(addressParts);
  return parts.filter(isNamed).toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Whether a text names a place: at word edges if the script has them, also after an attached preposition. */
function names(text: string, place: string): boolean {
  const escaped = RegExp.escape(place);
  const spaced = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u.test(
    place,
  );
  const edge = spaced ? ([String.raw`(?<![\p{L}\p{N}])`, String.raw`(?!\p{N})`] as const) : (['', ''] as const);
  return new RegExp(edge[0] + escaped + edge[1], 'iu').test(text) && foldLetters(place).length >= 2;
}

/** Whether a line is short and contains a postcode. */
const isAddressLike = (line: string): boolean =>
  line.length <= 160 &&
  (/〒\s*\d{3}/u.test(line) ||
    /(?<!\d)\d{4,7}\s+\p{L}/u.test(line) ||
    /\p{L},?\s+[A-Z]{2}\s+\d{5}/u.test(line) ||
    /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/u.test(line) ||
    /\p{L}\s+\d{5,7}(?!\d)/u.test(line));

/** British and Canadian postcodes, with the province before a Canadian one. */
const letteredPostcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|(?:[A-Z]{2}\s+)?[A-Z]\d[A-Z]\s*\d[A-Z]\d)\b/gu;

/** Parts of an address that may be a town: between signs and digits, and the cities in a Japanese or Chinese address. */
function addressParts(address: string): string[] {
  const parts = address
    .replace(letteredPostcode, ',')
    .split(/[,،、，;|•·\n()]|\d+[\p{L}]?(?=\s|$|,)|\p{N}+/u)
    .map((part) => part.replace(/^[\s.:–—-]+|[\s.:–—-]+$/gu, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= 40);
  const eastern = [...address.matchAll(/([\p{Script=Han}ヶケ]{1,4}?)([都道府県市区町村縣])/gu)].flatMap(
    ([whole, name = '']) => [whole, name],
  );
  return [...parts, ...eastern.filter((part) => part.length >= 2)];
}

const withoutPostcode = (town: string): string =>
  town
    .replace(/\p{N}{3,}(?:[- ]\p{N}+)?/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Languages in which searches begin with the place ("渋谷 歯医者"). */
const placeFirst = new Set<LanguageCode>(['ja', 'ko', 'zh']);

/** A keyword with the place, in the order in which people search; unchanged if it contains the place or there is none. */
export function withPlace(keyword: string, place: string | null, languageCode: LanguageCode): string {
  if (place === null || keyword === '' || foldLetters(keyword).includes(foldLetters(place))) return keyword;
  return placeFirst.has(languageCode) ? `${place} ${keyword}` : `${keyword} ${place}`;
}

/** A test for the words of a place, also with an attached Hebrew or Arabic preposition. */
export function placeWords(place: string | null, languageCode: LanguageCode): (key: string) => boolean {
  if (place === null) return () => false;
  const words = createSegmenter(languageCode)(place).map(({ key }) => key);
  return (key) =>
    words.some(
      (word) => key === word || (key.endsWith(word) && isHebrewOrArabicPrefix(key.slice(0, key.length - word.length))),
    );
}
