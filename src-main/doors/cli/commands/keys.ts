import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';

/** Registers `key create`, `key list` and `key revoke`. */
export function registerKeys(program: Command, io: CommandIo): void {
  const key = program.command('key').description('API keys for scripts');
  key
    .command('create')
    .description('create an API key; it is shown only once')
    .requiredOption('--organization <id>', 'organization the key gives access to', parseId)
    .option('--name <name>', 'what the key is for')
    .action(action(io, program, createKey));
  key
    .command('list')
    .description('list the API keys')
    .action(action(io, program, listKeys));
  key
    .command('revoke')
    .argument('<id>', 'id of the key', parseId)
    .description('revoke an API key at once')
    .action(action(io, program, revokeKey));
}

const createKey = (
  context: CommandContext,
  { organization, name }: { organization: number; name?: string },
): Promise<void> =>
  withWorkspace(context, async (client) => {
    const created = await client.call('create-key', {
      organizationId: organization,
      ...(name === undefined ? {} : { name }),
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
      'last used': (row: Key) => row.lastUsedAt,
      revoked: (row: Key) => row.revokedAt,
    };
    context.printer.table(await client.call('list-keys', {}), columns, 'There are no API keys yet.');
  });

type Key = {
  id: number;
  name: string;
  prefix: string;
  organizationId: number;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

const revokeKey = (context: CommandContext, id: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    await client.call('revoke-key', { keyId: id });
    context.printer.record({ revoked: id }, `Key ${id} has been revoked.`);
  });
