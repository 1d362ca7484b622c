import { EventEmitter } from 'node:events';
import { callProblems, markAs, parameterProblems, problemsWith } from './check-value.ts';
import { declaredType, eventOf, lineage, memberOf, type Member } from './surface.ts';

/** What the product did against the types or the documentation, or beyond what the stand-in can do. */
export const violations: string[] = [];

/** Records a violation once; it fails the test. */
export function violate(text: string): void {
  if (violations.includes(text)) return;
  violations.push(text);
  process.send?.({ violation: text });
}

/** A call that has no effect in the stand-in but is visible to a test. */
export interface RecordedCall {
  readonly on: string;
  readonly member: string;
  readonly values: readonly unknown[];
}
export const calls: RecordedCall[] = [];

const faces = new WeakMap<object, object>();

/** The strict face of an object of the stand-in: the only one that the product may see. */
export const faceOf = <Target extends object>(target: Target): Target => (faces.get(target) ?? target) as Target;

/** An object that can be destroyed: nearly all of its members throw afterwards, as in Electron. */
interface Mortal {
  isDestroyed(): boolean;
}
const isDestroyed = (target: object): boolean =>
  'isDestroyed' in target && typeof target.isDestroyed === 'function' && (target as Mortal).isDestroyed();

const always = new Set([
  'isDestroyed',
  'destroy',
  'then',
  'constructor',
  'toJSON',
  'prototype',
  'name',
  'length',
  'asymmetricMatch',
]);
const listening = new Set(['on', 'once', 'addListener', 'prependListener', 'prependOnceListener']);

/** Wraps an object so that every access, call and listener is checked against the type of that name. */
export function face<Target extends object>(type: string, target: Target): Target {
  const wrapped = new Proxy(target, {
    get: (_target, key) => read(type, target, key, false),
    set: (_target, key, value: unknown) => {
      const member = typeof key === 'string' ? memberOf(type, key) : undefined;
      if (member?.property == null) violate(`${type}.${String(key)} is not a property`);
      else for (const problem of problemsWith(value, member.property, `${type}.${member.name}`)) violate(problem);
      return Reflect.set(target, key, value);
    },
  });
  faces.set(target, wrapped);
  markAs(wrapped, type);
  markAs(target, type);
  return wrapped;
}

/** Wraps a module that consists of a class's static members, as `session` and `nativeImage` do. */
export const faceOfStatics = <Target extends object>(type: string, target: Target): Target =>
  new Proxy(target, { get: (_target, key) => read(type, target, key, true) });

/** Wraps a class: its constructor and static members are checked, its instances get strict faces. */
export function faceOfClass<Target extends object, Arguments extends unknown[]>(
  type: string,
  implementation: new (...values: Arguments) => Target,
): new (...values: Arguments) => Target {
  return new Proxy(implementation, {
    construct: (_target, values: Arguments) => {
      const signatures = lineage(type).find(({ constructors }) => constructors.length > 0)?.constructors ?? [];
      for (const problem of callProblems(values, signatures, `new ${type}`)) violate(problem);
      const made = new implementation(...values);
      return (faces.get(made) as Target | undefined) ?? face(type, made);
    },
    get: (_target, key) => read(type, implementation, key, true),
  });
}

function read(type: string, target: object, key: string | symbol, isStatic: boolean): unknown {
  if (typeof key === 'symbol' || always.has(key)) {
    const value: unknown = Reflect.get(target, key);
    return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value;
  }
  const member = memberOf(type, key, isStatic);
  if (member === undefined) {
    if (!isStatic && target instanceof EventEmitter && key in EventEmitter.prototype)
      return emitterMember(type, target as EventEmitter, key);
    violate(`${type}.${key} is not in Electron's types`);
    return undefined;
  }
  if (member.deprecated) violate(`${type}.${key} is deprecated`);
  if (member.platforms?.includes(process.platform) === false) return undefined;
  if (!isStatic && isDestroyed(target)) throw new TypeError('Object has been destroyed');
  if (!(key in target)) {
    violate(`${type}.${key} is not implemented by the stand-in`);
    throw new Error(`${type}.${key} is not implemented by the stand-in`);
  }
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' && member.signatures.length > 0 ? checked(type, target, member, value) : value;
}

function checked(type: string, target: object, member: Member, method: Function): unknown {
  const place = `${type}.${member.name}`;
  return (...values: unknown[]): unknown => {
    for (const problem of callProblems(values, member.signatures, place)) violate(problem);
    calls.push({ on: type, member: member.name, values });
    const result: unknown = Reflect.apply(method, target, values);
    const declared = member.signatures[0]?.returns;
    if (result === target) return faceOf(target);
    if (declared !== undefined)
      for (const problem of problemsWith(result, declared, place)) violate(`of the stand-in: ${problem}`);
    return result;
  };
}

function emitterMember(type: string, target: EventEmitter, key: string): unknown {
  const method: unknown = Reflect.get(target, key);
  if (typeof method !== 'function') return method;
  return (...values: unknown[]): unknown => {
    const [event] = values;
    // electron-updater emits in the name of the updater that it replaces.
    if (key === 'emit' && type !== 'AutoUpdater') violate(`${type}.emit is for Electron only`);
    if (listening.has(key) && (typeof event !== 'string' || eventOf(type, event) === undefined))
      violate(`${type} has no event ${String(event)}`);
    const result: unknown = Reflect.apply(method, target, values);
    return result === target ? faceOf(target) : result;
  };
}

/** An event as Electron passes it to listeners. */
export interface ElectronEvent {
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** An event that listeners can prevent, with the given fields. */
export function makeEvent<Fields extends object>(fields?: Fields): ElectronEvent & Fields {
  let prevented = false;
  return Object.defineProperties({ ...fields } as ElectronEvent & Fields, {
    defaultPrevented: { get: () => prevented, enumerable: true },
    preventDefault: { value: () => void (prevented = true), enumerable: true },
  });
}

/** Emits an event after checking that it has the shape that the types declare. */
export function fire(type: string, target: EventEmitter, event: string, ...values: unknown[]): void {
  const parameters = eventOf(type, event);
  if (parameters === undefined || declaredType(type) === undefined) throw new Error(`${type} has no event ${event}`);
  for (const problem of parameterProblems(values, parameters, `${type} ${event}`))
    violate(`of the stand-in: ${problem}`);
  target.emit(event, ...values);
}
