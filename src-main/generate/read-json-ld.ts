import type { CheerioAPI } from 'cheerio';
import { hasFields, type Fields } from '#shared/domain/fields.ts';
import { cleanText } from './clean-text.ts';

/** One thing described in JSON-LD. */
export interface SiteEntity {
  /** schema.org types without their URL ("Dentist"). */
  readonly types: readonly string[];
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  /** Town and region of its postal address; "" if missing. */
  readonly locality: string;
  readonly region: string;
  readonly hasAddress: boolean;
  readonly areasServed: readonly string[];
  /** Addresses of its own page, and of other pages about it. */
  readonly url: readonly string[];
  readonly sameAs: readonly string[];
}

const maxEntities = 500;
/** In UTF-16 units: more than anyone writes about one thing. */
const longestText = 10_000;

/** The things in all JSON-LD blocks, nested ones included, 500 at most; invalid JSON is skipped. */
export function readJsonLd($: CheerioAPI): SiteEntity[] {
  const entities: SiteEntity[] = [];
  const pending: unknown[] = [];
  $('script[type="application/ld+json" i]').each((_, element) => {
    const source = $(element)
      .text()
      .replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/gu, '');
    try {
      pending.push(JSON.parse(source));
    } catch {
      // Broken structured data is common; the rest of the page is still useful.
    }
  });
  for (let index = 0; index < pending.length && entities.length < maxEntities; index++) {
    const value = pending[index];
    if (Array.isArray(value)) for (const inner of value as unknown[]) pending.push(inner);
    else if (hasFields(value)) {
      const types = strings(value['@type']).map((type) => type.replace(/^.*[/:#]/u, ''));
      if (types.length > 0) entities.push(toEntity(value, types));
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) pending.push(inner);
    }
  }
  return entities;
}

function toEntity(value: Fields, types: string[]): SiteEntity {
  const addresses = list(value['address']);
  const postal = addresses.find(hasFields);
  return {
    types,
    name: strings(value['name'])[0] ?? '',
    alternateNames: [...strings(value['alternateName']), ...strings(value['legalName'])],
    description: strings(value['description'])[0] ?? '',
    keywords: strings(value['keywords'])
      .flatMap((text) => text.split(/[,;،、，]/u).map(cleanText))
      .filter(Boolean),
    locality: strings(postal?.['addressLocality'])[0] ?? '',
    region: strings(postal?.['addressRegion'])[0] ?? '',
    hasAddress: addresses.length > 0,
    areasServed: [...strings(value['areaServed']), ...strings(value['serviceArea'])],
    url: addressesOf(value['url']),
    sameAs: addressesOf(value['sameAs']),
  };
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Most addresses of one thing that are read, and the longest, in UTF-16 units. */
const mostAddresses = 50;
const longestAddress = 2_000;

const addressesOf = (value: unknown): string[] =>
  list(value)
    .slice(0, mostAddresses)
    .map((each) => (hasFields(each) ? each['@id'] : each))
    .filter((each): each is string => typeof each === 'string' && each.length <= longestAddress);

/** Texts of a property that may be one value, several, or things with a name. */
const strings = (value: unknown): string[] =>
  list(value)
    .map((each) => (hasFields(each) ? (each['name'] ?? each['@value']) : each))
    .filter((each): each is string => typeof each === 'string')
    .map((each) => cleanText(each.slice(0, longestText).replace(/<[^<>]*>/gu, ' ')))
    .filter((each) => each !== '');
