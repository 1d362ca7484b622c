import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { CommandError } from './command-error.ts';
import type { CommandIo } from './command-io.ts';

/** Where a passphrase comes from: never from an argument, which other programs can see. */
export interface PassphraseOptions {
  readonly passphrase?: boolean;
  readonly passphraseFile?: string;
}

const variable = 'ANSWERSCOPE_PASSPHRASE';
export const passphraseFileHelp = `file with the passphrase (default: ${variable}, or asked for)`;

/** Adds the options with which a command encrypts what it writes. */
export const withPassphrase = (command: Command, description: string): Command =>
  command.option('--passphrase', description).option('--passphrase-file <file>', passphraseFileHelp);

/** The passphrase for a new file, typed twice if it is typed; none unless one was wanted. */
export async function readNewPassphrase(
  io: CommandIo,
  options: PassphraseOptions,
): Promise<{ passphrase: string } | Record<string, never>> {
  if (options.passphrase !== true && options.passphraseFile === undefined) return {};
  const given = readGiven(io, options);
  if (given !== null) return { passphrase: given };
  const passphrase = await ask(io, 'Passphrase: ');
  if ((await ask(io, 'Again: ')) !== passphrase)
    throw new CommandError('The two passphrases differ; nothing was done.');
  return { passphrase };
}

/** The passphrase of an encrypted file. */
export async function readPassphrase(
  io: CommandIo,
  options: PassphraseOptions,
  file: string,
): Promise<{ passphrase: string }> {
  return { passphrase: readGiven(io, options) ?? (await ask(io, `Passphrase of ${file}: `)) };
}

function readGiven(io: CommandIo, { passphraseFile }: PassphraseOptions): string | null {
  if (passphraseFile === undefined) return io.environment[variable] || null;
  try {
    return readFileSync(passphraseFile, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new CommandError(
      `The passphrase file cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function ask(io: CommandIo, question: string): Promise<string> {
  if (io.readSecret === null)
    throw new CommandError(`A passphrase is needed: set ${variable}, or name a file with --passphrase-file.`);
  return io.readSecret(question);
}
