import type { Command } from 'commander';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseId } from '../arguments.ts';
import { action, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { findAnswering, openWorkspace, type WorkspaceClient } from '../workspace-client.ts';

/** Registers `watch`: follows scans and alerts of a running Answerscope. */
export function registerWatch(program: Command, io: CommandIo): void {
  program
    .command('watch')
    .description('follow scans and alerts of the running Answerscope as JSON lines, until it ends or you interrupt')
    .option('--customer <id>', 'only those of a customer', parseId)
    .action(action(io, program, watch));
}

async function watch(context: CommandContext, { customer }: { customer?: number }): Promise<void> {
  const { io, dataDirectory, printer } = context;
  const running = await findAnswering(dataDirectory);
  if (running === null)
    throw new CommandError(
      'There is nothing to watch: start Answerscope with its port on, or answerscope serve, on this workspace.',
    );
  const client = await openWorkspace(io, { dataDirectory, scheduler: false });
  const alerts = await createAlertLines(client, customer, (line) => printer.object(line));
  // One after another: two looks at once would print an alert twice.
  let looking = Promise.resolve();
  const listener = (event: ServiceEvent): void => {
    if (event.kind === 'execution' && (customer === undefined || event.customerId === customer))
      printer.object(scanLine(event));
    if (event.kind === 'changed' && (event.topic === 'alerts' || event.topic === 'workspace'))
      looking = looking.then(alerts).catch(() => {});
  };
  try {
    const { followEvents } = await import('../follow-events.ts');
    await followEvents(running, listener, {
      signal: io.signal,
      onOpen: () => printer.object({ event: 'watching', address: running.origin }),
    });
    await looking;
  } finally {
    await client.close();
  }
}

const scanLine = ({ kind: _, ...event }: Extract<ServiceEvent, { kind: 'execution' }>): object => ({
  event: 'scan',
  execution_id: event.executionId,
  customer_id: event.customerId,
  query_group_id: event.queryGroupId,
  platform: event.platform,
  platform_name: platformLabel(event.platform),
  state: event.state,
  completed: event.completed,
  total: event.total,
  eta_hours: event.etaHours,
});

/** Prints the alerts that were found since; those that wait already are not repeated. */
async function createAlertLines(
  client: WorkspaceClient,
  customer: number | undefined,
  print: (line: object) => void,
): Promise<() => Promise<void>> {
  const read = async () =>
    (await client.call('list-alerts', { limit: 500, ...(customer === undefined ? {} : { customerId: customer }) }))
      .alerts;
  const known = new Set((await read()).map(({ uuid }) => uuid));
  return async () => {
    const fresh = (await read()).filter(({ uuid }) => !known.has(uuid));
    for (const alert of fresh.toReversed()) {
      known.add(alert.uuid);
      print({ event: 'alert', ...alert });
    }
  };
}
