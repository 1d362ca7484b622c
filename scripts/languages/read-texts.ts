import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textKey } from '#shared/language/text-key.ts';
import { textScopes, type TextScope } from '#shared/language/text-languages.ts';
import { childrenOf, isNode, parseSource, type Node } from '../syntax.ts';

/** A text of the source, as far as the catalogues know it. */
export interface FoundText {
  readonly key: string;
  /** Whether it may have tags. */
  readonly rich: boolean;
  /** File and line. */
  readonly place: string;
  /** The placeholders given where it is used; undefined if they cannot be read there. */
  readonly values: readonly string[] | undefined;
}

interface FoundTexts {
  readonly texts: readonly FoundText[];
  /** Calls that cannot be translated, in words. */
  readonly faults: readonly string[];
}

/** What the files of a scope are: the app shows those of the renderer, the main process writes the other; both use shared ones. */
const foldersOf: Readonly<Record<TextScope, string>> = {
  app: '{src-renderer,src-shared}/**/*.{ts,tsx}',
  report: '{src-main,src-shared}/**/*.ts',
};

/** A file without any of these is not parsed. */
const usesTexts = /\bt(?:\(|\.rich\(|\.marked\()|\bmark\(|<T\s/;

/** The text of a literal, or of a template without a hole. */
function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'JSXExpressionContainer') return literalOf(node['expression']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first, ...further] = node['quasis'] as { readonly value: { readonly cooked: string } }[];
  return further.length === 0 ? first?.value.cooked : undefined;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node['name']) : undefined;

/** Which function a call is of: `t`, also as a member (`texts.t`), `t.rich`, or `mark`. */
function calledOf(callee: unknown): 't' | 'rich' | 'mark' | undefined {
  const name = nameOf(callee);
  if (name === 't' || name === 'mark') return name;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee['computed'] === true) return undefined;
  const member = nameOf(callee['property']);
  if (member === 't') return 't';
  return member === 'rich' && calledOf(callee['object']) === 't' ? 'rich' : undefined;
}

/** The names of an object literal's properties; undefined if it is none, or spreads another. */
function namesOf(node: unknown): string[] | undefined {
  if (node === undefined) return [];
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return namesOf(node['expression']);
  if (node.type !== 'ObjectExpression') return undefined;
  const names = (node['properties'] as Node[]).map((property) =>
    property.type === 'Property' && property['computed'] !== true
      ? (nameOf(property['key']) ?? literalOf(property['key']))
      : undefined,
  );
  return names.some((name) => name === undefined) ? undefined : names.flatMap((name) => name ?? []);
}

/** Reads the texts of one file. */
export function textsIn(file: string, source: string): FoundTexts {
  const texts: FoundText[] = [];
  const faults: string[] = [];
  const add = (node: Node, text: unknown, values: unknown, context: unknown, kind: 't' | 'rich' | 'mark'): void => {
    const place = `${file}:${source.slice(0, node.start).split('\n').length}`;
    const [literal, distinction] = [literalOf(text), context === undefined ? undefined : literalOf(context)];
    if (literal === undefined) faults.push(`${place}: the text is no literal`);
    else if (context !== undefined && distinction === undefined) faults.push(`${place}: the context is no literal`);
    else
      texts.push({
        key: textKey(literal, distinction),
        rich: kind === 'rich' || (kind === 'mark' && /<\/\w+>/.test(literal)),
        place,
        values: kind === 'mark' ? undefined : namesOf(values),
      });
  };
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression') {
      const called = calledOf(node['callee']);
      const [text, second, third] = node['arguments'] as unknown[];
      if (called === 'mark') add(node, text, undefined, second, 'mark');
      else if (called !== undefined) add(node, text, second, third, called);
    }
    if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'T') {
      const attributes = new Map(
        (node['attributes'] as Node[]).map((attribute) => [nameOf(attribute['name']) ?? '', attribute['value']]),
      );
      add(node, attributes.get('message'), attributes.get('values'), attributes.get('context'), 'rich');
    }
    for (const child of childrenOf(node)) visit(child);
  };
  const { program, errors } = parseSource(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  visit(program);
  return { texts, faults };
}

const isLookUp = (file: string): boolean => /^src-(?:shared|renderer)\/language\//.test(file);

/** Reads the texts of the whole source, by scope. Throws if a file is no TypeScript. */
export function readTexts(root: string): Readonly<Record<TextScope, FoundTexts>> {
  const known = new Map<string, FoundTexts>();
  const ofFile = (file: string): FoundTexts => {
    const found = known.get(file) ?? readFile(root, file);
    known.set(file, found);
    return found;
  };
  const ofScope = (scope: TextScope): FoundTexts => {
    const files = globSync(foldersOf[scope], { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !isLookUp(file))
      .map(ofFile);
    return { texts: files.flatMap(({ texts }) => texts), faults: files.flatMap(({ faults }) => faults) };
  };
  return Object.fromEntries(textScopes.map((scope) => [scope, ofScope(scope)])) as Record<TextScope, FoundTexts>;
}

function readFile(root: string, file: string): FoundTexts {
  const source = readFileSync(path.join(root, file), 'utf8');
  return usesTexts.test(source) ? textsIn(file, source) : { texts: [], faults: [] };
}
