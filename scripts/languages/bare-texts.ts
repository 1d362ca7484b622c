import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { childrenOf, isNode, parseSource, type Node } from '../syntax.ts';

/** Properties whose text is read by a person. */
const readProperties = new Set([
  ...['label', 'title', 'placeholder', 'description', 'aria-label', 'alt', 'message', 'note', 'what', 'heading'],
  ...['nothingFoundMessage', 'confirm', 'legend', 'error', 'name', 'header', 'empty', 'text', 'children', 'hint'],
]);
const hasWord = /\p{L}{2,}/u;
/** A key, a class or an address rather than words. */
const isSign = /^[a-z0-9_./:#?=&-]*$/;

function bareIn(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (node: Node, text: string): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${words}`);
  };
  const textOf = (value: unknown): string | undefined => {
    if (!isNode(value)) return undefined;
    if (value.type === 'JSXExpressionContainer') return textOf(value['expression']);
    if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
    if (value.type !== 'TemplateLiteral') return undefined;
    return (value['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
  };
  const visit = (node: Node, parent: Node | undefined): void => {
    if (node.type === 'JSXText' && hasWord.test(String(node['value']))) add(node, String(node['value']));
    const isProperty = node.type === 'JSXAttribute' || node.type === 'Property';
    const key = isProperty ? (node['name'] ?? node['key']) : undefined;
    const text = isProperty ? textOf(node['value']) : undefined;
    const isMessage =
      node.type === 'JSXAttribute' && isNode(parent) && isNode(parent['name']) && parent['name']['name'] === 'T';
    if (isNode(key) && text !== undefined && !isMessage && readProperties.has(String(key['name'] ?? key['value'])))
      if (hasWord.test(text) && !isSign.test(text)) add(node, text);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSource(file, source).program, undefined);
  return found;
}

/** Words that screens show and no catalogue has, with file and line: in JSX, and in properties that a person reads. */
export function bareTexts(root: string, folder: string): string[] {
  const files = globSync(`${folder.replace(/\/$/, '')}/**/*.{ts,tsx}`, { cwd: root });
  return (files.length > 0 ? files : [folder])
    .map((file) => file.split(path.sep).join('/'))
    .flatMap((file) => bareIn(file, readFileSync(path.join(root, file), 'utf8')));
}
