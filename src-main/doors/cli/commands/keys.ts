import { Option, type Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { keyScopes, type KeyScope } from '#shared/contract/operation.ts';
import { defaultDailyCapUsd } from '#shared/contract/workspace/keys.ts';
import { collectChoice, parseDollars, parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';

/** Registers `key create`, `key list` and `key revoke`. */
export function registerKeys(program: Command, io: CommandIo): void {
  const key = program.command('key').description('API keys for scripts');
  key
    .command('create')
    .description('create an API key; it is shown only once')
    .requiredOption('--organization <id>', 'organization the key gives access to', parseId)
    .option('--name <name>', 'what the key is for')
    .addOption(
      new Option(
        '--scope <scope>',
        `what it may do under /workspace besides reading: ${keyScopes.slice(1).join(' or ')}; may be repeated. Every key may call all of /v1, also to create query groups, whose scans cost money`,
      ).argParser(collectChoice(keyScopes)),
    )
    .option('--expires <day>', 'last day, yyyy-mm-dd (default: until it is revoked)')
    .option(
      '--daily-cap <dollars>',
      `US dollars a day, with --scope spend (default: ${defaultDailyCapUsd})`,
      parseDollars,
    )
    .action(action(io, program, createKey));
  key
    .command('list')
    .description('list the API keys')
    .action(action(io, program, listKeys));
  key
    .command('show')
    .argument('<id>', 'id of the key', parseId)
    .description('show what an API key may do, and what it started today')
    .action(action(io, program, showKey));
  key
    .command('revoke')
    .alias('delete')
    .argument('<id>', 'id of the key', parseId)
    .description('revoke an API key at once and for good')
    .action(action(io, program, revokeKey));
}

interface CreateOptions {
  readonly organization: number;
  readonly name?: string;
  readonly scope?: readonly KeyScope[];
  readonly expires?: string;
  readonly dailyCap?: number;
}

const createKey = (
  context: CommandContext,
  { organization, name, scope, expires, dailyCap }: CreateOptions,
): Promise<void> =>
  withWorkspace(context, async (client) => {
    const created = await client.call('create-key', {
      organizationId: organization,
      ...(name === undefined ? {} : { name }),
      ...(scope === undefined ? {} : { scopes: [...new Set(['read' as const, ...scope])] }),
      ...(expires === undefined ? {} : { expiresOn: expires }),
      ...(dailyCap === undefined ? {} : { dailyCapUsd: dailyCap }),
    });
    context.printer.object({ api_key: created.api_key, id: created.id });
  });

const listKeys = (context: CommandContext): Promise<void> =>
  withWorkspace(context, async (client) => {
    const columns = {
      id: (row: Key) => row.id,
      name: (row: Key) => row.name,
      'begins with': (row: Key) => row.prefix,
      organization: (row: Key) => row.organizationId,
      'may, besides /v1': (row: Key) => row.scopes.join(', '),
      'a day': (row: Key) => (row.dailyCapUsd === null ? null : `$${row.dailyCapUsd.toFixed(2)}`),
      'last day': (row: Key) => row.expiresOn,
      'last used': (row: Key) => row.lastUsedAt,
      revoked: (row: Key) => row.revokedAt,
    };
    context.printer.table(await client.call('list-keys', {}), columns, 'There are no API keys yet.');
  });

type Key = OutputOf<'list-keys'>[number];

const showKey = (context: CommandContext, id: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const key = (await client.call('list-keys', {})).find((row) => row.id === id);
    if (key === undefined) throw new CommandError(`There is no key ${id}; see: key list.`);
    const cap =
      key.dailyCapUsd === null
        ? ''
        : `, up to $${key.dailyCapUsd.toFixed(2)} a day (today up to $${key.committedTodayUsd.toFixed(2)})`;
    context.printer.record(
      key,
      [
        `${key.name}  ${key.prefix}…  organization ${key.organizationId}`,
        `may call all of /v1, and ${key.scopes.join(', ')} under /workspace${cap}`,
        `last day ${key.expiresOn ?? 'none'}, last used ${key.lastUsedAt ?? 'never'}, revoked ${key.revokedAt ?? 'no'}`,
      ].join('\n'),
    );
  });

const revokeKey = (context: CommandContext, id: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    await client.call('revoke-key', { keyId: id });
    context.printer.record({ revoked: id }, `Key ${id} has been revoked.`);
  });
