import type { Command } from 'commander';
import { ServiceError } from '#shared/contract/errors.ts';
import { CommandError, usageError } from './command-error.ts';

/** The option that sets a field of a request, where it has another name than the field. */
const optionOf: Readonly<Record<string, string>> = {
  accentColor: '--accent',
  clientLogoFile: '--client-logo',
  logoFile: '--logo',
  queryGroupId: '--group',
  aimed: '--queries',
  confirmName: '--confirm',
  dailyCapUsd: '--daily-cap',
  expiresOn: '--expires',
  file: '--out',
  folder: '--out',
  intoCustomerId: '--into',
  'schedule.days': '--on',
  'schedule.time': '--at',
  websiteUrl: '--website',
  countryCode: '--country',
};

/** A problem with fields of a request in the words of a command that has options for them; any other error as it is. */
export function inOptions(error: unknown, command: Command): unknown {
  // The fields of `call` are those of the operation itself.
  if (!(error instanceof ServiceError) || error.details.length === 0 || command.name() === 'call') return error;
  const named = error.details.map(({ path, message }) => ({ option: optionFor(path, command), path, message }));
  if (named.every(({ option }) => option === undefined)) return error;
  const line = named.map(({ option, path, message }) => `${option ?? path}: ${message}`).join('; ');
  return new CommandError(line, usageError);
}

function optionFor(path: string, command: Command): string | undefined {
  const [field = ''] = path.split(/[.[]/);
  const option = command.options.find(
    (one) => one.attributeName() === field || one.long === (optionOf[path] ?? optionOf[field]),
  );
  return option?.long;
}
