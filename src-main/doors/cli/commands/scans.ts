import { Option, type Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { executionStates, retryDays, type ExecutionState } from '#shared/domain/execution-states.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseCount, parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { requireCommand } from '../require-command.ts';

type Execution = OutputOf<'get-execution'>['execution'];

interface ListOptions {
  readonly customer?: number;
  readonly group?: number;
  readonly platform?: string;
  readonly state?: ExecutionState;
  readonly limit: number;
}

/** Registers `list`, `show`, `cancel`, `retry`, `pause` and `resume` for scans. */
export function registerScans(program: Command, io: CommandIo): void {
  // Options after the name of a command below are that command's own.
  const scan = requireCommand(program, 'scan').enablePositionalOptions();
  const id = ['<id>', 'id of the execution: a scan on one platform', parseId] as const;
  scan
    .command('list')
    .description('list scans, unfinished ones first, then the newest')
    .option('--customer <id>', 'only those of a customer', parseId)
    .option('--group <id>', 'only those of a query group', parseId)
    .option('--platform <name>', 'only those on a platform')
    .addOption(new Option('--state <state>', 'only those in a state').choices(executionStates))
    .option('--limit <number>', 'how many (default: 20)', parseCount, 20)
    .action(action(io, program, list));
  scan
    .command('show')
    .argument(...id)
    .description('show a scan with its failed queries')
    .action(action(io, program, show));
  scan
    .command('cancel')
    .argument(...id)
    .description('cancel a scan; its answers are kept')
    .action(action(io, program, cancel));
  scan
    .command('retry')
    .argument(...id)
    .description(`ask the failed queries of a scan of the last ${retryDays} days again, and only those`)
    .action(action(io, program, retry));
  scan
    .command('pause')
    .description('pause all scans of the workspace')
    .action(action(io, program, (context) => setPaused(context, true)));
  scan
    .command('resume')
    .description('resume all scans of the workspace')
    .action(action(io, program, (context) => setPaused(context, false)));
}

const columns: Readonly<Record<string, (execution: Execution) => string | number | null>> = {
  id: ({ id }) => id,
  day: ({ executionDate }) => executionDate,
  customer: ({ customerName }) => customerName,
  group: ({ queryGroupName }) => queryGroupName,
  platform: ({ platform }) => platformLabel(platform),
  state: ({ state }) => state,
  done: ({ completed, total }) => `${completed}/${total}`,
  score: ({ score }) => score,
  'waits for': ({ waitingFor }) => waitingFor,
};

const list = (context: CommandContext, { customer, group, platform, state, limit }: ListOptions): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { executions } = await client.call('list-executions', {
      limit,
      ...(customer === undefined ? {} : { customerId: customer }),
      ...(group === undefined ? {} : { queryGroupId: group }),
      ...(platform === undefined ? {} : { platform }),
      ...(state === undefined ? {} : { state }),
    });
    context.printer.table(executions, columns, 'There are no scans.');
  });

const show = (context: CommandContext, executionId: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const found = await client.call('get-execution', { executionId });
    if (context.printer.json) {
      context.printer.object(found);
      return;
    }
    context.printer.table([found.execution], columns, '');
    context.printer.table(
      found.failures,
      { 'failed query': ({ query }) => query, attempts: ({ attempts }) => attempts, why: ({ message }) => message },
      'No query failed.',
    );
  });

const cancel = (context: CommandContext, executionId: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { state } = await client.call('cancel-execution', { executionId });
    context.printer.record(
      { execution_id: executionId, state },
      `Execution ${executionId} is cancelled; its answers are kept.`,
    );
  });

const retry = (context: CommandContext, executionId: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { retried } = await client.call('retry-failed-queries', { executionId });
    const rest = retried > 0 && client.isLocal ? ' They are asked by the next start of Answerscope.' : '';
    context.printer.record(
      { execution_id: executionId, retried },
      `${retried} failed ${retried === 1 ? 'query' : 'queries'} of execution ${executionId} ${retried === 1 ? 'is' : 'are'} asked again.${rest}`,
    );
  });

const setPaused = (context: CommandContext, paused: boolean): Promise<void> =>
  withWorkspace(context, async (client) => {
    await client.call('set-scans-paused', { paused });
    context.printer.record({ paused }, paused ? 'All scans are paused.' : 'Scans continue.');
  });
