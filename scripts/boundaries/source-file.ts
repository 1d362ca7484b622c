import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { childrenOf, isNode, parseSource, type Node } from '../syntax.ts';

export interface Import {
  /** Path below the project for files of its own, else the package (`zod`) or module of Node (`node:fs`). */
  readonly target: string;
  readonly kind: 'own' | 'package' | 'node';
}

/** What the rules ask of one file. */
export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** Lines inside top-level tables of plain values. */
  readonly tableLines: number;
  readonly imports: readonly Import[];
  /** Names used that the file does not declare, with the member taken from them: `process`, `Math.random`, `new Date()`. */
  readonly globals: ReadonlySet<string>;
  /** Text of every string and template. */
  readonly texts: readonly string[];
}

const aliases: Readonly<Record<string, string>> = {
  '#shared/': 'src-shared/',
  '#main/': 'src-main/',
  '#test/': 'test/',
};

function resolveImport(from: string, specifier: string): Import {
  for (const [alias, folder] of Object.entries(aliases))
    if (specifier.startsWith(alias)) return { kind: 'own', target: folder + specifier.slice(alias.length) };
  if (specifier.startsWith('.')) return { kind: 'own', target: path.posix.join(path.posix.dirname(from), specifier) };
  if (isBuiltin(specifier)) return { kind: 'node', target: specifier };
  const parts = specifier.split('/');
  return { kind: 'package', target: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
}

/** Wrappers of a value; every other TypeScript node is a type and uses nothing at run time. */
const valueWrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
const isName = (node: unknown): node is Node & { name: string } => isNode(node) && node.type === 'Identifier';

interface Found {
  readonly specifiers: string[];
  readonly declared: Set<string>;
  /** Each use with the name that would have to be declared for it to be the file's own. */
  readonly used: Map<string, string>;
  readonly texts: string[];
}

function declare(pattern: unknown, found: Found): void {
  if (isName(pattern)) found.declared.add(pattern.name);
  else if (isNode(pattern))
    for (const child of childrenOf(pattern)) declare(child.type === 'Property' ? child['value'] : child, found);
}

/** The text of a literal, or of a template without a hole. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first, ...further] = node['quasis'] as { readonly value: { readonly raw: string } }[];
  return further.length === 0 ? first?.value.raw : undefined;
}

function visit(node: Node, found: Found): void {
  const source = node['source'];
  const specifier = isNode(source) ? textOf(source) : undefined;
  if (specifier !== undefined) found.specifiers.push(specifier);
  if (node.type === 'Literal' && typeof node['value'] === 'string') found.texts.push(node['value']);
  if (node.type === 'TemplateLiteral')
    found.texts.push((node['quasis'] as Node[]).map((quasi) => (quasi['value'] as { raw: string }).raw).join(' ? '));
  if (node.type.startsWith('Import') && node['local'] !== undefined) declare(node['local'], found);
  if (node.type === 'VariableDeclarator' || /^(Function|Class)/.test(node.type)) declare(node['id'], found);
  if (node.type === 'CatchClause') declare(node['param'], found);
  if (Array.isArray(node['params'])) for (const parameter of node['params']) declare(parameter, found);
  if (isName(node)) found.used.set(node.name, node.name);
  if (node.type === 'MemberExpression' && isName(node['object']) && isName(node['property']))
    found.used.set(`${node['object'].name}.${node['property'].name}`, node['object'].name);
  if (node.type === 'NewExpression' && isName(node['callee']) && (node['arguments'] as unknown[]).length === 0)
    found.used.set(`new ${node['callee'].name}()`, node['callee'].name);
  for (const child of childrenOf(node)) {
    const isPlainKey =
      (child === node['property'] || child === node['key']) && node['computed'] !== true && node['shorthand'] !== true;
    const isType = child.type.startsWith('TS') && !valueWrappers.has(child.type);
    if (isType) visitType(child, found);
    else if (!isPlainKey || !isName(child)) visit(child, found);
  }
}

/** Inside a type only `import('…')` matters. */
function visitType(node: Node, found: Found): void {
  const source = node['source'];
  if (node.type === 'TSImportType' && isNode(source)) found.specifiers.push(String(source['value']));
  for (const child of childrenOf(node)) visitType(child, found);
}

const hasFunction = (node: Node): boolean => /Function/.test(node.type) || childrenOf(node).some(hasFunction);

/** Reads and parses a file. Throws when it is no TypeScript. */
export function readSourceFile(root: string, file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSource(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: Found = { specifiers: [], declared: new Set(), used: new Map(), texts: [] };
  const body = childrenOf(program);
  for (const statement of body) visit(statement, found);
  const linesOf = (part: string): number => part.split('\n').length;
  const tables = body.filter(
    (statement) => /^(VariableDeclaration|ExportNamedDeclaration)$/.test(statement.type) && !hasFunction(statement),
  );
  return {
    path: file,
    lines: linesOf(text.trimEnd()),
    tableLines: tables.reduce((sum, table) => sum + linesOf(text.slice(table.start, table.end)), 0),
    imports: found.specifiers.map((specifier) => resolveImport(file, specifier)),
    globals: new Set([...found.used].filter(([, name]) => !found.declared.has(name)).map(([use]) => use)),
    texts: found.texts,
  };
}
