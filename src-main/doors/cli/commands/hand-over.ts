import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { passphraseFileHelp, readNewPassphrase, readPassphrase } from '../passphrase.ts';

interface HandOverOptions {
  readonly out: string;
  readonly recipient?: string;
  readonly passphraseFile?: string;
}

interface TakeInOptions {
  readonly organization: number;
  readonly identityFile?: string;
  readonly passphraseFile?: string;
  readonly asCopy?: boolean;
  readonly dryRun?: boolean;
}

/** Registers `customer hand-over` and `customer take-in`. */
export function registerHandOver(program: Command, io: CommandIo): void {
  const customer = program.commands.find((known) => known.name() === 'customer');
  customer
    ?.command('hand-over')
    .argument('<id>', 'id of the customer', parseId)
    .description('write a customer into one encrypted file that a colleague takes in')
    .requiredOption('--out <file>', 'file to write; must not exist yet')
    .option('--recipient <key>', 'public key of age (age1…) of the colleague, instead of a passphrase')
    .option('--passphrase-file <file>', passphraseFileHelp)
    .action(action(io, program, handOver));
  customer
    ?.command('take-in')
    .argument('<file>', 'file that a colleague handed over')
    .description('take a customer in; its groups are paused until you resume them')
    .requiredOption('--organization <id>', 'organization it will belong to', parseId)
    .option('--identity-file <file>', 'file with your secret key of age, instead of a passphrase')
    .option('--passphrase-file <file>', passphraseFileHelp)
    .option('--as-copy', 'take it in although it is here already, as another customer')
    .option('--dry-run', 'only say whose it is')
    .action(action(io, program, takeIn));
}

async function handOver(context: CommandContext, customerId: number, options: HandOverOptions): Promise<void> {
  const { recipient, passphraseFile } = options;
  const lock =
    recipient === undefined
      ? await readNewPassphrase(context.io, {
          passphrase: true,
          ...(passphraseFile === undefined ? {} : { passphraseFile }),
        })
      : { recipient };
  await withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'hand-over', () =>
      client.call('hand-over-customer', { customerId, file: path.resolve(options.out), ...lock }),
    );
    context.printer.record(
      made,
      `${made.file}: ${made.answers} answers, encrypted. Your colleague takes it in with: customer take-in FILE --organization ID`,
    );
  });
}

async function takeIn(context: CommandContext, named: string, options: TakeInOptions): Promise<void> {
  const file = path.resolve(named);
  const opener =
    options.identityFile === undefined
      ? await readPassphrase(context.io, options, file)
      : { identity: readIdentity(options.identityFile) };
  await withWorkspace(context, async (client) => {
    const { organization: organizationId, asCopy = false, dryRun = false } = options;
    const taken = await withJobProgress(context, client, 'take-in', () =>
      client.call('take-in-customer', { file, organizationId, asCopy, dryRun, ...opener }),
    );
    const what = `${taken.name} (${taken.websiteUrl}), handed over ${taken.madeAt}: ${taken.queryGroups} query groups, ${taken.answers} answers`;
    const known =
      taken.existing === null
        ? ''
        : ` It is here already as customer ${taken.existing.customerId}, ${taken.existing.name}.`;
    context.printer.record(
      taken,
      taken.customer_id === null
        ? `${what}.${known} Nothing was taken in.`
        : `Customer ${taken.customer_id}: ${what}. Its groups are paused; its answers are analysed by the next start, or: reanalyse --customer ${taken.customer_id}`,
    );
  });
}

/** The secret key in a file as `age-keygen` writes it, with its comments. */
function readIdentity(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`The key file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0];
  if (key === undefined) throw new CommandError(`${file} has no secret key of age (AGE-SECRET-KEY-…).`);
  return key;
}
