import type { Operation, RequestInput, RequestOf, ResponseOf } from './operation.ts';
import { publishedInterface } from './v1/index.ts';
import { workspaceInterface } from './workspace/index.ts';

/** Every operation of both interfaces, by name: the contract table. */
export const contract = { ...publishedInterface, ...workspaceInterface } as const;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
export type InputOf<Name extends OperationName> = Contract[Name] extends Operation
  ? RequestInput<Contract[Name]>
  : never;
export type ParsedOf<Name extends OperationName> = Contract[Name] extends Operation ? RequestOf<Contract[Name]> : never;
export type OutputOf<Name extends OperationName> = Contract[Name] extends Operation
  ? ResponseOf<Contract[Name]>
  : never;

/** The operations that need a scope. */
export type OperationsOf<Needed extends Contract[OperationName]['scope']> = {
  [Name in OperationName]: Contract[Name]['scope'] extends Needed ? Name : never;
}[OperationName];

export const isOperation = (name: string): name is OperationName => Object.hasOwn(contract, name);
export const isPublished = (name: string): name is keyof typeof publishedInterface =>
  Object.hasOwn(publishedInterface, name);
