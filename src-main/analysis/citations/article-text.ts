import { load, type CheerioAPI } from 'cheerio';

/** Parts of a page that say nothing of its own: never shown, or the same on every page of the site. */
const furniture =
  'script, style, noscript, template, svg, canvas, iframe, object, embed, form, button, select, dialog, nav, footer, aside, menu, ' +
  '[hidden], [aria-hidden="true"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"], ' +
  '[role="search"], [role="dialog"], [role="alertdialog"]';

/** Class and id words of banners, menus and recommendations. Matched as whole words, so that "shared" is no "share". */
const noise =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|onetrust|cmp|newsletter|subscribe|subscription|paywall|popup|modal|overlay|breadcrumbs?|sidebar|related|recommended|recirc|promo|advert|ads?|sponsored|share|social|comments?|disqus|menu|navbar|masthead|skip|pagination|widget|toc)(?:$|[\s_-])/i;

const containers = ['article', 'main', '[role="main"]', '[itemprop="articleBody"]'];
const blocks =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, pre, figcaption, caption, tr, summary, div, section, td, th';

/** A marked main part with less text than this is a teaser or an empty shell; the whole body is read instead. */
const shortestMain = 200;

/**
 * The title and main text of a fetched page: headings, paragraphs, list items, quotations and table rows, one a line.
 *
 * Menus, footers, banners, forms and recommendations are left out, because a brand in the site's menu is not mentioned in
 * the article. What is marked as the article or the main part is read; where nothing is, the whole body. Pure: relative
 * addresses and scripts are not followed.
 *
 * @param url the page's address: its host name is cut from the end of the title ("Best CRM | Example")
 */
export function articleText(html: string, url: string): { title: string; text: string } {
  const $ = load(html);
  const title = pageTitle($, url);
  $(furniture).remove();
  $('[class], [id]').each((_, element) => {
    const names = `${$(element).attr('class') ?? ''} ${$(element).attr('id') ?? ''}`;
    if (
      noise.test(names) &&
      $(element).find('h1, article, main').length === 0 &&
      !$(element).is('body, html, article, main')
    ) {
      $(element).remove();
    }
  });
  $('header').each((_, element) => {
    if ($(element).closest('article, main').length === 0 && $(element).find('h1').length === 0) $(element).remove();
  });
  const marked = containers
    .flatMap((selector) => $(selector).toArray())
    .map((element) => linesOf($, $(element)))
    .toSorted((a, b) => b.length - a.length)[0];
  const text = marked !== undefined && marked.length >= shortestMain ? marked : linesOf($, $('body'));
  return { title, text };
}

/** The text under an element, one line for each block, table cells divided by " | ". */
function linesOf($: CheerioAPI, root: ReturnType<CheerioAPI>): string {
  const copy = root.clone();
  copy.find('br').replaceWith('\n');
  copy.find('td, th').each((_, cell) => void $(cell).append(' | '));
  copy
    .find(blocks)
    .not('td, th')
    .each((_, block) => void $(block).prepend('\n').append('\n'));
  return copy
    .text()
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[\s\u00A0]+/g, ' ')
        .replace(/(?: ?\|)+ ?$/, '')
        .trim(),
    )
    .filter((line, index, lines) => line !== '' && line !== lines[index - 1])
    .join('\n');
}

/** The title the page gives itself: Open Graph, then `<title>`, then the first heading; without the site's name. */
function pageTitle($: CheerioAPI, url: string): string {
  const said =
    $('meta[property="og:title"]').attr('content') || $('head > title').first().text() || $('h1').first().text();
  const title = said.replaceAll(/\s+/g, ' ').trim();
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  const site = [$('meta[property="og:site_name"]').attr('content') ?? '', host, host.split('.')[0] ?? ''].map(plain);
  const [, head = '', tail = ''] = /^(.+)\s+[|–—·-]\s+([^|–—·]+)$/.exec(title) ?? [];
  return head !== '' && site.includes(plain(tail)) ? head : title;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
