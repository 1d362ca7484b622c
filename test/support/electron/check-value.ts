import { declaredType, lineage, type Member, type Signature } from './surface.ts';
import type { Parameter, TypeNode } from './type-expression.ts';

/** Objects of the stand-in by the name of their class, so that a value can be checked against it. */
const classes = new WeakMap<object, string>();

/** Records of which class of Electron an object is. */
export const markAs = (value: object, name: string): void => void classes.set(value, name);

/** The class of an object of the stand-in; undefined for any other value. */
const classOf = (value: unknown): string | undefined =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? classes.get(value) : undefined;

const builtIn: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  Accelerator: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null,
  Function: (value) => typeof value === 'function',
  Buffer: (value) => Buffer.isBuffer(value),
  Promise: (value) => value instanceof Promise,
  Date: (value) => value instanceof Date,
  GlobalRequest: (value) => value instanceof Request,
  GlobalResponse: (value) => value instanceof Response,
  Record: (value) => typeof value === 'object' && value !== null,
};

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null)
    return classOf(value) ?? (Array.isArray(value) ? 'an array' : 'an object');
  return JSON.stringify(value) ?? 'undefined';
};

/** Where a value breaks a type, as sentences; empty if it does not. */
export function problemsWith(value: unknown, type: TypeNode, place: string): string[] {
  switch (type.kind) {
    case 'anything':
      return [];
    case 'literal':
      return value === type.value ? [] : [`${place} is ${shown(value)}, not ${JSON.stringify(type.value)}`];
    case 'function':
      return typeof value === 'function' ? [] : [`${place} is ${shown(value)}, not a function`];
    case 'array':
      if (!Array.isArray(value)) return [`${place} is ${shown(value)}, not an array`];
      return value.flatMap((item: unknown, index) => problemsWith(item, type.of, `${place}[${index}]`));
    case 'union': {
      const problems = type.of.map((option) => problemsWith(value, option, place));
      if (problems.some((found) => found.length === 0)) return [];
      // The option that fails deepest is the one that was meant.
      const inside = problems.find((found) => found.every((problem) => !problem.startsWith(`${place} is `)));
      return inside ?? [`${place} is ${shown(value)}, which is none of its types`];
    }
    case 'name':
      return problemsWithNamed(value, type.name, type.of, place);
  }
}

function problemsWithNamed(value: unknown, name: string, of: readonly TypeNode[], place: string): string[] {
  if (name === 'Event')
    return typeof value === 'object' && value !== null
      ? eventProblems(value, of[0], place)
      : [`${place} is not an event`];
  const [inner] = of;
  if (name === 'Partial' && inner?.kind === 'name' && typeof value === 'object' && value !== null)
    return propertyProblems(value, inner.name, place, true);
  const check = builtIn[name];
  if (check !== undefined) return check(value) ? [] : [`${place} is ${shown(value)}, not ${name}`];
  if (declaredType(name) === undefined) return [];
  const marked = classOf(value);
  if (marked !== undefined)
    return lineage(marked).some((ancestor) => ancestor.name === name) ? [] : [`${place} is a ${marked}, not ${name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${place} is ${shown(value)}, not ${name}`];
  return propertyProblems(value, name, place);
}

function eventProblems(event: object, params: TypeNode | undefined, place: string): string[] {
  const missing = 'preventDefault' in event && 'defaultPrevented' in event ? [] : [`${place} cannot be prevented`];
  if (params?.kind !== 'name') return missing;
  const known = new Set(['preventDefault', 'defaultPrevented', 'sender']);
  const own = Object.fromEntries(Object.entries(event).filter(([name]) => !known.has(name)));
  return [...missing, ...propertyProblems(own, params.name, place)];
}

/** Checks an object against an interface: no unknown or deprecated property, none missing unless `partial`, each of its type. */
function propertyProblems(value: object, name: string, place: string, partial = false): string[] {
  const members = new Map<string, Member>();
  for (const type of lineage(name))
    for (const [key, member] of type.members) if (!members.has(key)) members.set(key, member);
  const problems: string[] = [];
  for (const [key, property] of Object.entries(value)) {
    const member = members.get(key);
    if (property === undefined) continue;
    if (member === undefined) problems.push(`${place}.${key} is not in ${name}`);
    else if (member.deprecated) problems.push(`${place}.${key} is deprecated`);
    else if (member.property !== null) problems.push(...problemsWith(property, member.property, `${place}.${key}`));
  }
  for (const [key, member] of members)
    if (!partial && !member.optional && member.property !== null && member.platforms === null && !(key in value))
      problems.push(`${place}.${key} is missing`);
  return problems;
}

/** Checks arguments against a list of parameters. */
export function parameterProblems(
  values: readonly unknown[],
  parameters: readonly Parameter[],
  place: string,
): string[] {
  const problems = parameters.flatMap((parameter, index) => {
    const rest = `${place}(${parameter.name})`;
    if (parameter.rest)
      return parameter.type.kind === 'array' ? problemsWith(values.slice(index), parameter.type, rest) : [];
    const value = values[index];
    if (value === undefined && parameter.optional) return [];
    return problemsWith(value, parameter.type, rest);
  });
  const most = parameters.some(({ rest }) => rest) ? Infinity : parameters.length;
  return values.length > most ? [...problems, `${place} takes ${most} arguments, not ${values.length}`] : problems;
}

/** Checks arguments against the overload that fits best. */
export function callProblems(values: readonly unknown[], signatures: readonly Signature[], place: string): string[] {
  const found = signatures.map(({ parameters }) => parameterProblems(values, parameters, place));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
