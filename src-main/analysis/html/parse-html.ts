import type { CheerioAPI } from 'cheerio';
// Without its other parser, its decoders and its HTTP client: the page is text, and parsed here.
import { load } from 'cheerio/slim';
import { Parser, Tokenizer, type Token } from 'parse5';
import { adapter as htmlAdapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

/**
 * Bounds under which a stranger's page is parsed. The algorithm of the HTML standard takes quadratic time for nested elements,
 * open formatting, attributes of one tag, and content misplaced in tables; with these bounds it is linear.
 */
const limits = {
  /** As browsers have it: what is nested more deeply becomes a sibling. */
  depth: 512,
  /** Elements of formatting (`<b>`, `<font>`) that are open at once. */
  formatting: 64,
  /** Of one tag; later ones are ignored. */
  attributes: 256,
  /** Elements, texts and comments; the page is read up to there. More than ten times what the largest articles have. */
  nodes: 300_000,
} as const;

type Element = Htmlparser2TreeAdapterMap['element'];

/** Parses a page as browsers do, within {@link limits}. Never throws. */
export function parseHtml(html: string): CheerioAPI {
  const parser = new LimitedParser({ treeAdapter: limitedAdapter(), scriptingEnabled: true });
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error;
  }
  return load(parser.document);
}

class TooManyNodes extends Error {
  override readonly name = 'TooManyNodes';
}

class LimitedParser extends Parser<Htmlparser2TreeAdapterMap> {
  constructor(options: ConstructorParameters<typeof Parser<Htmlparser2TreeAdapterMap>>[0]) {
    super(options);
    this.tokenizer = new LimitedTokenizer(this.options, this);
    const formatting = this.activeFormattingElements;
    const push = formatting.pushElement.bind(formatting);
    formatting.pushElement = (element, token) => {
      if (formatting.entries.length < limits.formatting) push(element, token);
    };
  }

  override onItemPush(node: Element, tagId: number, isTop: boolean): void {
    super.onItemPush(node, tagId, isTop);
    // Closed at once: what follows is its sibling.
    if (this.openElements.stackTop >= limits.depth) this.openElements.pop();
  }
}

class LimitedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    if ((this.currentToken as Token.TagToken).attrs.length < limits.attributes) super._leaveAttrName();
  }
}

/** The tree of `cheerio`, without its searches through all children, and counting its nodes. */
function limitedAdapter(): typeof htmlAdapter {
  let nodes = 0;
  const counted = <Node>(node: Node): Node => {
    nodes += 1;
    if (nodes > limits.nodes) throw new TooManyNodes();
    return node;
  };
  const adapter: typeof htmlAdapter = {
    ...htmlAdapter,
    createElement: (tagName, namespace, attributes) =>
      counted(htmlAdapter.createElement(tagName, namespace, attributes)),
    createTextNode: (text) => counted(htmlAdapter.createTextNode(text)),
    createCommentNode: (text) => counted(htmlAdapter.createCommentNode(text)),
    insertText: (parent, text) => {
      const last = parent.children.at(-1);
      if (last !== undefined && htmlAdapter.isTextNode(last)) last.data += text;
      else adapter.appendChild(parent, adapter.createTextNode(text));
    },
    insertBefore: (parent, node, reference) => {
      const { prev } = reference;
      if (prev !== null) prev.next = node;
      node.prev = prev;
      reference.prev = node;
      node.next = reference;
      // The table before which something is inserted is near the end.
      parent.children.splice(parent.children.lastIndexOf(reference), 0, node);
      node.parent = parent;
    },
    insertTextBefore: (parent, text, reference) => {
      const before = reference.prev;
      if (before !== null && htmlAdapter.isTextNode(before)) before.data += text;
      else adapter.insertBefore(parent, adapter.createTextNode(text), reference);
    },
    detachNode: (node) => {
      const { parent, prev, next } = node;
      if (parent === null) return;
      if (prev !== null) prev.next = next;
      if (next !== null) next.prev = prev;
      parent.children.splice(parent.children.lastIndexOf(node), 1);
      node.prev = null;
      node.next = null;
      node.parent = null;
    },
    adoptAttributes: (element, attributes) => {
      if (Object.keys(element.attribs).length < limits.attributes) htmlAdapter.adoptAttributes(element, attributes);
    },
  };
  return adapter;
}
