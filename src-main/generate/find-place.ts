import { foldName } from './name-guard.ts';
import type { SiteContent } from './site-content.ts';

/** Types whose address is where a company is registered, not where it sells. */
const notLocal =
  /^(?:Organization|Corporation|WebSite|WebPage|Person|Product|SoftwareApplication|WebApplication|OnlineStore|OnlineBusiness|NewsMediaOrganization|EducationalOrganization|ContactPoint|PostalAddress|Place|Country|AdministrativeArea|State|City|Article|BlogPosting|NewsArticle|Offer|Event)$/u;
const worldwide =
  /^(?:world ?wide|global(?:ly)?|international(?:ly)?|everywhere|all|earth|weltweit|monde|mundial|mondo|世界|全世界|全球)$/iu;

/** A country by its code ("US") is a market, not a place. */
const code = /^\p{Lu}{2,3}$/u;

/**
 * The place a local business serves, or null for one that is not local.
 *
 * In this order: the town of a business whose schema.org type is a local one; an area served that is not the world; the town of
 * any other postal address, if the page's title, main headings or description name it too; a part of an `<address>` or of an
 * address in the text (postcode and town) that they name. A head office in an imprint alone makes no local business.
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
  // Addresses in many towns are a directory's or a chain's.
  if (local[0] !== undefined && new Set(local).size <= 2) return local[0];
  if (area !== undefined) return area.split(/[,،、]/u)[0]?.trim() ?? area;
  const town = [content.microdataLocality, ...content.entities.map((each) => each.locality)]
    .map(withoutPostcode)
    .find(isNamed);
  if (town !== undefined) return town;
  const parts = [...content.addresses, ...content.body.filter(isAddressLike)].flatMap(addressParts);
  return parts.filter(isNamed).toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Whether a text names a place: at word edges where the script has them, after an attached preposition too. */
function names(text: string, place: string): boolean {
  const escaped = place.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  const spaced = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u.test(
    place,
  );
  const edge = spaced ? ([String.raw`(?<![\p{L}\p{N}])`, String.raw`(?!\p{N})`] as const) : (['', ''] as const);
  return new RegExp(edge[0] + escaped + edge[1], 'iu').test(text) && foldName(place).length >= 2;
}

/** Lines with a postcode and little else. */
const isAddressLike = (line: string): boolean =>
  line.length <= 160 &&
  (/〒\s*\d{3}/u.test(line) ||
    /(?<!\d)\d{4,7}\s+\p{L}/u.test(line) ||
    /\p{L},?\s+[A-Z]{2}\s+\d{5}/u.test(line) ||
    /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/u.test(line) ||
    /\p{L}\s+\d{5,7}(?!\d)/u.test(line));

/** British and Canadian postcodes, with the province before a Canadian one. */
const letteredPostcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|(?:[A-Z]{2}\s+)?[A-Z]\d[A-Z]\s*\d[A-Z]\d)\b/gu;

/** What may be a town in an address: its parts between signs and figures, and the cities inside a Japanese or Chinese one. */
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
