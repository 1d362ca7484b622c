import { InvalidArgumentError } from 'commander';

/** Parses an identifier typed by the user. */
export function parseId(text: string): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) === 0) throw new InvalidArgumentError('It must be a number, such as 1.');
  return Number(text);
}

/** Parses the name of a file that is written; `-` is none, because nothing is written to standard output. */
export function parseNewFile(text: string): string {
  if (text === '-' || text === '') throw new InvalidArgumentError('It must be the name of a file.');
  return text;
}

/** Parses a whole number, 0 included. */
export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Parses a port number; 0 means any free port. */
export function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a port number from 0 to 65535.');
  return Number(text);
}

/** Parses an amount in US dollars. */
export function parseDollars(text: string): number {
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('It must be an amount, such as 5 or 2.50.');
  return Number(text);
}

/** Collects the values of an option that may be repeated, each one of a list. */
export const collectChoice =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string, before: readonly Choice[] = []): Choice[] => {
    const choice = choices.find((known) => known === text);
    if (choice === undefined) throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`);
    return [...before, choice];
  };

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];
