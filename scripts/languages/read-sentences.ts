import { childrenOf, isNode, parseSource, type Node } from '../syntax.ts';

/** A sentence of the source that is written in English where it is made. */
interface FoundSentence {
  /** File and line. */
  readonly place: string;
  /** What is given it: the call, property, constant or function that it stands in. */
  readonly voice: string;
  /** What it can say: one text for each of its choices, with `hole` for each value. */
  readonly texts: readonly string[];
}

/** Stands for a value in a sentence. */
export const hole = '\uE000';

/** A sentence has a space between two words, of which one is not a name. */
const isSentence = (text: string): boolean => /\p{Ll}{2,}[,;:]? +\S*[\p{L}\uE000]/u.test(text);
/** Choices of one sentence that are looked at. */
const mostTexts = 64;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return node.type === 'CallExpression' ? `${nameOf(node['callee'])}()` : '';
};

type Constants = ReadonlyMap<string, readonly string[]>;

/** What an expression can say; undefined if it is no text. */
function textsOf(node: unknown, constants: Constants): readonly string[] | undefined {
  if (!isNode(node)) return undefined;
  const inside = (value: unknown): readonly string[] => textsOf(value, constants) ?? [hole];
  const joined = (parts: readonly (readonly string[])[]): readonly string[] =>
    parts.reduce((texts, part) => texts.flatMap((text) => part.map((end) => text + end)).slice(0, mostTexts), ['']);
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : undefined;
    case 'TemplateLiteral': {
      const values = node['expressions'] as unknown[];
      const words = node['quasis'] as { readonly value: { readonly cooked: string } }[];
      return joined(
        words.flatMap(({ value }, index) => [
          [value.cooked],
          ...(index < values.length ? [inside(values[index])] : []),
        ]),
      );
    }
    case 'BinaryExpression':
      if (node['operator'] !== '+') return undefined;
      return textsOf(node['left'], constants) === undefined && textsOf(node['right'], constants) === undefined
        ? undefined
        : joined([inside(node['left']), inside(node['right'])]);
    case 'ConditionalExpression':
      return textsOf(node['consequent'], constants) === undefined && textsOf(node['alternate'], constants) === undefined
        ? undefined
        : [...inside(node['consequent']), ...inside(node['alternate'])];
    case 'Identifier':
      return constants.get(String(node['name']));
    case 'CallExpression': {
      // `counted(3, 'answer')` says "3 answers".
      const [count, noun, several] = node['arguments'] as unknown[];
      const counts = /^(?:counted|plural)$/.test(nameOf(node['callee'])) && count !== undefined;
      return counts ? [`${hole} ${isNode(several) ? nameOf(several) : `${nameOf(noun)}s`}`] : undefined;
    }
    default:
      return undefined;
  }
}

/** Reads the sentences of one file. What is looked up with `t` or `mark`, and types, are left out. */
export function sentencesIn(file: string, source: string): readonly FoundSentence[] {
  const found: FoundSentence[] = [];
  const constants = new Map<string, readonly string[]>();
  const collect = (node: Node): void => {
    const texts = node.type === 'VariableDeclarator' ? textsOf(node['init'], constants) : undefined;
    if (texts !== undefined) constants.set(nameOf(node['id']), texts);
    childrenOf(node).forEach(collect);
  };
  const visit = (node: Node, voice: string): void => {
    if (node.type === 'ImportDeclaration' || /^TS(?:Type|Interface|Union|Literal)/.test(node.type)) return;
    const texts = node.type === 'Identifier' ? undefined : textsOf(node, constants)?.filter(isSentence);
    if (texts !== undefined && texts.length > 0)
      found.push({ place: `${file}:${source.slice(0, node.start).split('\n').length}`, voice, texts });
    if (texts !== undefined) return;
    const own =
      node.type === 'CallExpression' || node.type === 'NewExpression'
        ? nameOf(node['callee'])
        : node.type === 'Property'
          ? `${voice}{${nameOf(node['key'])}}`
          : node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration'
            ? nameOf(node['id'])
            : node.type === 'TaggedTemplateExpression'
              ? nameOf(node['tag'])
              : voice;
    for (const child of childrenOf(node)) visit(child, own);
  };
  const { program } = parseSource(file, source);
  collect(program);
  visit(program, '');
  return found;
}
