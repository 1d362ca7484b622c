import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseParameters, parseType, type Parameter, type TypeNode } from './type-expression.ts';

/** A method, or one of its overloads. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly returns: TypeNode;
}

/** What the types say of one member. */
export interface Member {
  readonly name: string;
  readonly isStatic: boolean;
  readonly optional: boolean;
  readonly deprecated: boolean;
  /** The systems it exists on (`darwin`, `win32`, `linux`); null for all. */
  readonly platforms: readonly string[] | null;
  /** Empty for a property. */
  readonly signatures: Signature[];
  /** Null for a method. */
  readonly property: TypeNode | null;
}

/** A class or interface of `electron.d.ts`, without what it inherits. */
export interface Declared {
  readonly name: string;
  readonly parent: string | null;
  readonly members: ReadonlyMap<string, Member>;
  /** Parameters of the listener, by event. */
  readonly events: ReadonlyMap<string, readonly Parameter[]>;
  readonly constructors: readonly Signature[];
}

const typesFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('electron/package.json')),
  'electron.d.ts',
);

interface Building extends Declared {
  readonly members: Map<string, Member>;
  readonly events: Map<string, readonly Parameter[]>;
  readonly constructors: Signature[];
}

/** Reads the declarations of `electron.d.ts`: types at two spaces, their members at four. */
function readDeclarations(text: string): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  const lines = text.split('\n');
  let current: Building | null = null;
  let tags = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const opened = /^ {2}(?:class|interface) (\w+)(?: extends ([\w.]+))? \{/.exec(line);
    if (opened !== null) {
      const [, name = '', parent = null] = opened;
      // A name that follows again in another namespace is not Electron's own.
      current = declared.has(name) ? null : { name, parent, members: new Map(), events: new Map(), constructors: [] };
      if (current !== null) declared.set(name, current);
      tags = '';
    } else if (line === '  }') current = null;
    else if (current !== null && line.startsWith('    /**')) {
      const start = index;
      while (!(lines[index] ?? '').includes('*/')) index++;
      tags = lines.slice(start, index + 1).join('\n');
    } else if (current !== null && /^ {4}[\w'"[]/.test(line)) {
      const start = index;
      while (!/;\s*$/.test(lines[index] ?? '') || depth(lines.slice(start, index + 1).join('\n')) > 0) index++;
      addMember(current, withoutComments(lines.slice(start, index + 1).join('\n')), tags);
      tags = '';
    }
  }
  return declared;
}

const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '');

function depth(text: string): number {
  const code = text.replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, '').replaceAll('=>', '');
  return (code.match(/[({]/g)?.length ?? 0) - (code.match(/[)}]/g)?.length ?? 0);
}

function addMember(type: Building, text: string, tags: string): void {
  const event = /^on\(event: '([^']+)', listener: (.*)\): this$/.exec(text);
  if (event !== null) {
    const listener = parseType(event[2] ?? '');
    type.events.set(event[1] ?? '', listener.kind === 'function' ? listener.parameters : []);
    return;
  }
  if (/^(off|once|addListener|removeListener)\(event: '/.test(text)) return;
  const method = /^(static )?([\w]+)(\?)?\((.*)$/.exec(text);
  const platforms = /@platform ([\w,]+)/.exec(tags)?.[1]?.split(',') ?? null;
  const deprecated = tags.includes('@deprecated');
  if (method !== null) {
    const [, isStatic, name = '', optional] = method;
    const { parameters, rest } = parseParameters(text.slice(text.indexOf('(')));
    const signature = { parameters, returns: parseType(rest.replace(/^: /, '') || 'void') };
    if (name === 'constructor') return void type.constructors.push(signature);
    const known = type.members.get(name);
    if (known !== undefined) return void known.signatures.push(signature);
    type.members.set(name, {
      name,
      isStatic: isStatic !== undefined,
      optional: optional !== undefined,
      deprecated,
      platforms,
      signatures: [signature],
      property: null,
    });
    return;
  }
  const property = /^(static )?(?:readonly )?'?([\w-]+)'?(\?)?: (.*)$/.exec(text);
  if (property === null) return;
  const [, isStatic, name = '', optional, written = ''] = property;
  type.members.set(name, {
    name,
    isStatic: isStatic !== undefined,
    optional: optional !== undefined,
    deprecated,
    platforms,
    signatures: [],
    property: parseType(written),
  });
}

const declarations = readDeclarations(readFileSync(typesFile, 'utf8'));

/** A class or interface of Electron's types; undefined for a name they do not declare. */
export const declaredType = (name: string): Declared | undefined => declarations.get(name);

/** A type and what it inherits from, nearest first. */
export function lineage(name: string): Declared[] {
  const type = declarations.get(name);
  return type === undefined ? [] : [type, ...(type.parent === null ? [] : lineage(type.parent))];
}

/** A member of a type or of one it inherits from. */
export function memberOf(name: string, member: string, isStatic = false): Member | undefined {
  for (const type of lineage(name)) {
    const found = type.members.get(member);
    if (found?.isStatic === isStatic) return found;
  }
  return undefined;
}

/** The parameters of an event's listener; undefined for an event the types do not know. */
export function eventOf(name: string, event: string): readonly Parameter[] | undefined {
  for (const type of lineage(name)) {
    const found = type.events.get(event);
    if (found !== undefined) return found;
  }
  return undefined;
}
