import { Option, type Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';

type Alert = OutputOf<'list-alerts'>['alerts'][number];

const lists = ['waiting', 'snoozed', 'done', 'history', 'all'] as const;

/** Registers `alerts`: what is to be told about the clients. */
export function registerAlerts(program: Command, io: CommandIo): void {
  program
    .command('alerts')
    .description('look for changes to report and print the alerts, newest first; with --json with all their figures')
    .option('--customer <id>', 'only those about a customer', parseId)
    .addOption(
      new Option('--show <list>', 'which alerts; all: everything but history').choices(lists).default('waiting'),
    )
    .action(action(io, program, listAlerts));
}

async function listAlerts(
  context: CommandContext,
  { customer, show }: { customer?: number; show: (typeof lists)[number] },
): Promise<void> {
  await withWorkspace(context, async (client) => {
    await client.call('refresh-alerts', {});
    const { alerts } = await client.call('list-alerts', {
      show,
      limit: 500,
      ...(customer === undefined ? {} : { customerId: customer }),
    });
    if (context.printer.json) {
      for (const alert of alerts) context.printer.object(alert);
      return;
    }
    context.printer.table(alerts, columns, 'There are no alerts.');
  });
}

const columns: Readonly<Record<string, (alert: Alert) => string | number | null>> = {
  id: ({ alertId }) => alertId,
  day: ({ day }) => day,
  client: ({ customerName }) => customerName ?? 'all',
  platform: ({ platform }) => (platform === null ? 'all' : platformLabel(platform)),
  kind: ({ kind }) => kind.replaceAll('_', ' '),
  state: ({ state }) => state,
  alert: ({ sentence }) => sentence,
};
