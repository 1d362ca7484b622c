import type { CheerioAPI } from 'cheerio';
import { cleanText } from './clean-text.ts';

/** Elements that are not read: invisible, read elsewhere (headings, navigation), or about the site instead of the business. */
const skipped = new Set([
  'script', 'style', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'canvas', 'select', 'option', 'textarea',
  'head', 'nav', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'address', 'video', 'audio', 'code', 'pre',
]); // prettier-ignore
const inline = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'mark', 'q', 'rp', 'rt', 'ruby', 's',
  'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr',
]); // prettier-ignore
const consentBanner = /cookie|consent|gdpr|onetrust/iu;

/** Most text read of one page, in UTF-16 units: more than people write on one. */
const maxText = 60_000;

/** `Node.TEXT_NODE` */
const textNode = 3;

type Nodes = ReturnType<CheerioAPI['root']>[0]['children'];

/** The page's visible running text, one entry per block. */
export function readBlocks($: CheerioAPI): string[] {
  const blocks: string[] = [];
  let open = '';
  let total = 0;
  const flush = () => {
    const text = cleanText(open);
    open = '';
    if (text !== '' && total < maxText) blocks.push(text);
    total += text.length;
  };
  // A stack instead of recursion: some pages nest too deeply.
  const pending: (Nodes[number] | 'flush')[] = ($.root()[0]?.children ?? []).toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === 'flush') flush();
    else if (node.nodeType === textNode) open += 'data' in node ? node.data : '';
    else if ('children' in node && 'attribs' in node) {
      const { tagName, attribs } = node;
      const hidden = 'hidden' in attribs || attribs['aria-hidden'] === 'true' || attribs['role'] === 'navigation';
      if (
        skipped.has(tagName) ||
        hidden ||
        (consentBanner.test(`${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`) && tagName !== 'body')
      ) {
        flush();
        continue;
      }
      const block = !inline.has(tagName);
      if (block) {
        flush();
        pending.push('flush');
      }
      for (let index = node.children.length - 1; index >= 0; index--) {
        const child = node.children[index];
        if (child !== undefined) pending.push(child);
      }
    } else if ('children' in node) for (const child of node.children.toReversed()) pending.push(child);
  }
  flush();
  return [...new Set(blocks)];
}
