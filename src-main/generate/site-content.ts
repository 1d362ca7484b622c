import type { CheerioAPI } from 'cheerio';
import { parseHtml } from '#main/analysis/html/parse-html.ts';
import { cleanText } from './clean-text.ts';
import { readBlocks } from './read-blocks.ts';
import { readJsonLd, type SiteEntity } from './read-json-ld.ts';

interface SiteHeading {
  /** 1 for `h1` to 6 for `h6`. */
  readonly level: number;
  readonly text: string;
}

/** The texts of a web page by their place. All are trimmed, without repeated spaces. */
export interface SiteContent {
  readonly url: string;
  /** The page's `lang`; "" if it has none. */
  readonly language: string;
  /** Addresses of its versions for other languages, as absolute ones. */
  readonly alternates: readonly string[];
  readonly title: string;
  readonly description: string;
  /** From `<meta name="keywords">`, split at commas. */
  readonly metaKeywords: readonly string[];
  readonly openGraph: { readonly siteName: string; readonly title: string; readonly description: string };
  readonly applicationName: string;
  readonly headings: readonly SiteHeading[];
  /** Labels of links inside navigation. */
  readonly navigation: readonly string[];
  /** Things described in JSON-LD, nested ones included. */
  readonly entities: readonly SiteEntity[];
  /** Texts of `<address>` elements and postal microdata. */
  readonly addresses: readonly string[];
  /** Town of postal microdata; "" if there is none. */
  readonly microdataLocality: string;
  /** The rest of the visible text, one entry per paragraph, list item or table cell. */
  readonly body: readonly string[];
}

/** Longest navigation label, in UTF-16 units: longer links are teasers. */
const maxLabel = 60;

/** Reads a page's title, headings, descriptions, structured data, navigation and text. Never throws on bad HTML. */
export function readSite(html: string, url: string): SiteContent {
  const $ = parseHtml(html);
  const meta = (name: string) =>
    cleanText($(`meta[name="${name}" i], meta[property="${name}" i]`).first().attr('content') ?? '');
  const entities = readJsonLd($);
  const addresses = texts($, 'address, [itemprop="address"], [itemtype$="PostalAddress"]', ' , ');
  const microdataLocality = cleanText($('[itemprop="addressLocality"]').first().text());
  const headings = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) }))
    .filter(({ text }) => text !== '');
  const navigation = texts($, 'nav a, [role="navigation"] a, header a, nav button').filter(
    (label) => label.length <= maxLabel,
  );
  return {
    url,
    language: cleanText($('html').attr('lang') ?? ''),
    alternates: alternatesOf($, url),
    title: cleanText($('head > title').first().text() || $('title').first().text()),
    description: meta('description'),
    metaKeywords: meta('keywords')
      .split(/[,;،、，]/u)
      .map(cleanText)
      .filter(Boolean),
    openGraph: { siteName: meta('og:site_name'), title: meta('og:title'), description: meta('og:description') },
    applicationName: meta('application-name'),
    headings,
    navigation: [...new Set(navigation)],
    entities,
    addresses,
    microdataLocality,
    body: readBlocks($),
  };
}

const alternatesOf = ($: CheerioAPI, base: string): string[] =>
  $('link[rel~="alternate" i][hreflang]')
    .toArray()
    .slice(0, mostElements)
    .map((element) => $(element).attr('href') ?? '')
    .filter((href) => href !== '' && URL.canParse(href, base))
    .map((href) => new URL(href, base).href);

/** The distinct non-empty texts of elements; line breaks, and the ends of the elements directly inside, become `separator`. */
function texts($: CheerioAPI, selector: string, separator = ' '): string[] {
  const found = $(selector)
    .toArray()
    .slice(0, mostElements)
    .map((element) => textOf(element, separator));
  return [...new Set(found.filter((text) => text !== ''))];
}

/** Most elements of a kind, and most nodes of one, that are read: elements of a kind may be inside each other. */
const mostElements = 500;
const mostNodes = 2_000;

type PageNode = ReturnType<CheerioAPI['root']>[0]['children'][number];
const textNode = 3;

/** The beginning of an element's text. */
function textOf(element: PageNode, separator = ''): string {
  const parts: string[] = [];
  const open: (PageNode | string)[] = [];
  for (const child of childrenOf(element).toReversed())
    open.push(...(child.nodeType === textNode || isLineBreak(child) ? [] : [separator]), child);
  let nodes = 0;
  for (let next = open.pop(); next !== undefined && nodes < mostNodes; next = open.pop(), nodes++) {
    if (typeof next === 'string') parts.push(next);
    else if (next.nodeType === textNode) parts.push('data' in next ? next.data : '');
    else if (isLineBreak(next)) parts.push(separator);
    else open.push(...childrenOf(next).toReversed());
  }
  return cleanText(parts.join(''));
}

const isLineBreak = (node: PageNode): boolean => 'name' in node && node.name === 'br';
const childrenOf = (node: PageNode): readonly PageNode[] =>
  'children' in node ? node.children.slice(0, mostNodes) : [];
