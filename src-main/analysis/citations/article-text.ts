import type { CheerioAPI } from 'cheerio';
import { parseHtml } from '../html/parse-html.ts';
import { trimEnd } from '../trim-end.ts';

/** Elements that never contain text of the article. */
const unread = new Set('script style noscript template svg canvas iframe object embed'.split(' '));

/** Parts of a page that are hidden or the same on every page of the site. */
const furniture =
  'nav, footer, aside, menu, form, button, select, dialog, [hidden], [aria-hidden="true"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"], ' +
  '[role="search"], [role="dialog"], [role="alertdialog"]';

/** Words in classes and ids of banners, menus and recommendations. Whole words only: "shared" is not "share". */
const noise =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|onetrust|cmp|newsletter|subscribe|subscription|paywall|popup|modal|overlay|breadcrumbs?|sidebar|related|recommended|recirc|promo|advert|ads?|sponsored|share|social|comments?|disqus|menu|navbar|masthead|skip|pagination|widget|toc)(?:$|[\s_-])/i;

const containers = ['article', 'main', '[role="main"]', '[itemprop="articleBody"]'];
const blocks = new Set(
  'h1 h2 h3 h4 h5 h6 p li ul ol dl dt dd blockquote pre figure figcaption table caption tr summary div section article main br hr'.split(
    ' ',
  ),
);

const cells = new Set(['td', 'th']);

/** In UTF-16 units. A main part with less text is a teaser or an empty shell: the whole body is read instead. */
const shortestMain = 200;

type PageNode = Parameters<CheerioAPI['contains']>[0];

/** The title and main text of an article, as plain text. */
export interface ArticleText {
  readonly title: string;
  readonly text: string;
}

/**
 * The title and main text of a fetched page: headings, paragraphs, list items, quotations and table rows, one per line.
 *
 * Menus, footers, banners, forms and recommendations are left out, because a brand in the site's menu is not mentioned in the
 * article. If a part is marked as the article or the main part, it is read, otherwise the whole body. Pure: follows no links
 * and runs no scripts.
 *
 * @param url the page's address: its host name is cut from the end of the title ("Best CRM | Example")
 */
export function articleText(html: string, url: string): ArticleText {
  const $ = parseHtml(html);
  const title = pageTitle($, url);
  removeUnread($.root()[0]);
  const left = leftOut($);
  const marked = outermost(
    containers.flatMap((selector) => $(selector).toArray()),
    left,
  )
    .map((element) => textOf(element, left))
    .toSorted((a, b) => b.length - a.length)[0];
  const text =
    marked !== undefined && marked.length >= shortestMain
      ? marked
      : $('body')
          .toArray()
          .map((body) => textOf(body, left))
          .join('\n');
  return { title, text };
}

/** Takes elements out of a tree in one pass: one by one, each is searched for among its siblings. */
function removeUnread(root: PageNode | undefined): void {
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!('children' in node)) continue;
    const kept: typeof node.children = [];
    for (const child of node.children) if (!('name' in child && unread.has(child.name))) kept.push(child);
    if (kept.length < node.children.length) {
      node.children = kept;
      for (const [index, child] of kept.entries()) {
        child.prev = kept[index - 1] ?? null;
        child.next = kept[index + 1] ?? null;
      }
    }
    for (const child of kept) open.push(child);
  }
}

/**
 * The parts that are not the article. A name is weak evidence, since some sites wrap everything in a form or call the page
 * "has-sidebar": a part with the page's heading, its article or most of its text is never left out.
 */
function leftOut($: CheerioAPI): ReadonlySet<PageNode> {
  const length = textLengths($('body').toArray());
  const half = (length.get($('body').toArray()[0] as PageNode) ?? 0) / 2;
  const holdsArticle = new Set<PageNode>();
  for (const element of $('h1, article, main').toArray())
    for (let node = element.parent; node !== null && !holdsArticle.has(node); node = node.parent)
      holdsArticle.add(node);
  const named = $('[class], [id]')
    .toArray()
    .filter((element) => noise.test(`${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`));
  const headers = $('header').not('article header, main header').toArray();
  const suspects = [...$(furniture).toArray(), ...named, ...headers];
  return new Set(
    suspects.filter(
      (part) => !holdsArticle.has(part) && !$(part).is('html, body, article, main') && (length.get(part) ?? 0) <= half,
    ),
  );
}

/** The elements that are not inside another one of them whose text has theirs as well. */
function outermost(elements: readonly PageNode[], left: ReadonlySet<PageNode>): PageNode[] {
  const all = new Set(elements);
  /** Whether an element, or what it is inside of and part of, is among them. */
  const known = new Map<PageNode | null, boolean>([[null, false]]);
  const isCovered = (element: PageNode): boolean => {
    const path: PageNode[] = [];
    let node: PageNode | null = left.has(element) ? null : element.parent;
    while (node !== null && !known.has(node)) {
      path.push(node);
      node = left.has(node) || all.has(node) ? null : node.parent;
    }
    let covered = known.get(node) ?? false;
    for (const inner of path.toReversed()) {
      covered = left.has(inner) ? false : all.has(inner) || covered;
      known.set(inner, covered);
    }
    return covered;
  };
  return elements.filter((element) => !isCovered(element));
}

const textNode = 3;

/** The words of a text node; '' for elements and comments. */
const ownText = (node: PageNode): string => (node.nodeType === textNode && 'data' in node ? node.data : '');

/** The length of the text under each node. Without recursion: some pages nest too deeply. */
function textLengths(roots: readonly PageNode[]): ReadonlyMap<PageNode, number> {
  const order: PageNode[] = [...roots];
  for (let at = 0; at < order.length; at++) {
    const node = order[at];
    if (node !== undefined && 'children' in node) for (const child of node.children) order.push(child);
  }
  const lengths = new Map<PageNode, number>();
  for (const node of order.toReversed()) {
    const below = (lengths.get(node) ?? 0) + ownText(node).length;
    lengths.set(node, below);
    if (node.parent !== null) lengths.set(node.parent, (lengths.get(node.parent) ?? 0) + below);
  }
  return lengths;
}

/** The text under a node, one line per block, table cells separated by " | ". */
function textOf(root: PageNode, left: ReadonlySet<PageNode>): string {
  const parts: string[] = [];
  const open: (PageNode | string)[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if (!('children' in next)) parts.push(ownText(next).replaceAll(/[\s\u00A0]+/g, ' '));
    else if (!left.has(next)) {
      const name = 'name' in next ? next.name : '';
      if (blocks.has(name)) parts.push('\n');
      if (blocks.has(name) || cells.has(name)) open.push(cells.has(name) ? ' | ' : '\n');
      for (const child of next.children.toReversed()) open.push(child);
    }
  }
  return parts
    .join('')
    .split('\n')
    .map((line) => trimEnd(line.replaceAll(/ +/g, ' '), /[ |]/).trim())
    .filter((line, index, lines) => line !== '' && line !== lines[index - 1])
    .join('\n');
}

/** In UTF-16 units; a longer title is no title. */
const longestTitle = 1_000;

/** The page's title without the site's name: from Open Graph, else `<title>`, else the first heading. */
function pageTitle($: CheerioAPI, url: string): string {
  const written =
    $('meta[property="og:title"]').attr('content') || $('head > title').first().text() || $('h1').first().text();
  const title = written.slice(0, longestTitle).replaceAll(/\s+/g, ' ').trim();
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  const site = [$('meta[property="og:site_name"]').attr('content') ?? '', host, host.split('.')[0] ?? ''].map(plain);
  const [, head = '', tail = ''] = /^(.+)\s+[|–—·-]\s+([^|–—·]+)$/.exec(title) ?? [];
  return head !== '' && site.includes(plain(tail)) ? head : title;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
