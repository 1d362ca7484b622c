import { load, type CheerioAPI } from 'cheerio';

/** Elements that never contain text of the article. */
const unread = 'script, style, noscript, template, svg, canvas, iframe, object, embed';

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
  const $ = load(html);
  const title = pageTitle($, url);
  $(unread).remove();
  const left = leftOut($);
  const marked = containers
    .flatMap((selector) => $(selector).toArray())
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

/**
 * The parts that are not the article. A name is weak evidence, since some sites wrap everything in a form or call the page
 * "has-sidebar": a part with the page's heading, its article or most of its text is never left out.
 */
function leftOut($: CheerioAPI): ReadonlySet<PageNode> {
  const length = textLengths($('body').toArray());
  const half = (length.get($('body').toArray()[0] as PageNode) ?? 0) / 2;
  const holdsArticle = new Set<PageNode>($('h1, article, main').parents().toArray());
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
    .map((line) =>
      line
        .replaceAll(/ +/g, ' ')
        .replace(/[ |]+$/, '')
        .trim(),
    )
    .filter((line, index, lines) => line !== '' && line !== lines[index - 1])
    .join('\n');
}

/** The page's title without the site's name: from Open Graph, else `<title>`, else the first heading. */
function pageTitle($: CheerioAPI, url: string): string {
  const written =
    $('meta[property="og:title"]').attr('content') || $('head > title').first().text() || $('h1').first().text();
  const title = written.replaceAll(/\s+/g, ' ').trim();
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  const site = [$('meta[property="og:site_name"]').attr('content') ?? '', host, host.split('.')[0] ?? ''].map(plain);
  const [, head = '', tail = ''] = /^(.+)\s+[|–—·-]\s+([^|–—·]+)$/.exec(title) ?? [];
  return head !== '' && site.includes(plain(tail)) ? head : title;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
