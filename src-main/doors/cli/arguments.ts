import { InvalidArgumentError } from 'commander';

/** An identifier as people type it. */
export function parseId(text: string): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) === 0) throw new InvalidArgumentError('It must be a number, such as 1.');
  return Number(text);
}

/** A whole number that may be 0. */
export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** 0 asks for a free one. */
export function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a port number from 0 to 65535.');
  return Number(text);
}

/** For an option that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];
