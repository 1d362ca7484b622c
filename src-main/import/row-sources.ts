import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { trimEnd } from '#main/analysis/trim-end.ts';
import { plainName } from './columns.ts';
import { decodeEntities } from './entities.ts';

/** The platform's own searches: a list, or one a line. */
export function readSearches(value: unknown): string[] {
  const list = typeof value === 'string' ? (jsonList(value.trim()) ?? value.split('\n')) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []));
}

/**
 * A list column: a JSON list of addresses or of objects that hold one, links of Markdown, or addresses separated by spaces,
 * commas, semicolons or bars, with or without a scheme, also numbered or after their titles.
 */
export function readCitations(value: unknown): CapturedCitation[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value.flatMap((item: unknown) => citationOf(item)) : [];
  const list = jsonList(value.trim());
  if (list !== undefined) return list.flatMap((item) => citationOf(item));
  const text = decodeEntities(value).trim();
  const links = [...text.matchAll(markdownLink)].map(([, title = '', url = '']) => cited(url, title));
  return links.length > 0 ? links : addressesIn(text).map((url) => cited(url));
}

const markdownLink = /\[([^[\]]{0,500})\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\)){1,2000})\)/gi;

const cited = (url: string, title = ''): CapturedCitation => ({ url: decodeEntities(url), title, cited: true });

/** Keys of an address, its title, and the object that has them, in what tools and platforms write. */
const addressKeys = [
  'url',
  'link',
  'href',
  'uri',
  'source_url',
  'cited_url',
  'citation_url',
  'page_url',
  'normalized_url',
];
const titleKeys = ['title', 'name', 'label'];
const holderKeys = ['url_citation', 'web', 'source', 'citation', 'page', 'document'];

function citationOf(item: unknown, depth = 0): CapturedCitation[] {
  if (typeof item === 'string')
    return addressesIn(item.trim())
      .slice(0, 1)
      .map((url) => cited(url));
  if (typeof item !== 'object' || item === null || depth > 2) return [];
  const entry = new Map(Object.entries(item).map(([key, held]: [string, unknown]) => [plainName(key), held]));
  const url = addressKeys.map((key) => entry.get(key)).find((held) => typeof held === 'string');
  if (url === undefined)
    return holderKeys.flatMap((key) => citationOf(objectIn(entry.get(key)), depth + 1)).slice(0, 1);
  const title = titleKeys.map((key) => entry.get(key)).find((held) => typeof held === 'string');
  return addressesIn(url.trim())
    .slice(0, 1)
    .map((address) => ({ ...cited(address, title ?? ''), cited: isCited(entry) }));
}

const objectIn = (value: unknown): unknown => (typeof value === 'object' ? value : null);

/** False if the tool says that the page was only found. */
const isCited = (entry: ReadonlyMap<string, unknown>): boolean =>
  entry.get('cited') !== false && entry.get('citation_count') !== 0;

/** A text that is a JSON list or object, as a list; undefined for any other. */
function jsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[') && !text.startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  } catch {
    return undefined;
  }
}

/** The addresses of a text that is nothing else than addresses, their numbers and their titles. */
function addressesIn(text: string): string[] {
  const hasScheme = /https?:\/\//i.test(text);
  return text
    .split(hasScheme ? /[\s|;]+|,(?=\s*(?:["'<[(]|\[\d+\])?https?:)/i : /[\s|;,]+/)
    .map((part) => cleanAddress(part.slice(Math.max(0, part.search(/https?:\/\//i)))))
    .flatMap((part) => {
      if (/^https?:\/\//i.test(part)) return [part];
      const bare = part.replace(/^\/\//, '');
      return !hasScheme && bareAddress.test(bare) && registrableDomain(`https://${bare}`) !== null
        ? [`https://${bare}`]
        : [];
    });
}

const bareAddress = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address without the quotes, brackets and stops around it; a bracket that it opens itself belongs to it. */
function cleanAddress(part: string): string {
  const address = trimEnd(part.replace(/^[<"'([{]+/, ''), /[>"'\]},.;]/);
  return address.endsWith(')') && !address.includes('(') ? cleanAddress(address.slice(0, -1)) : address;
}
