import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { createProgressLine } from '../progress-line.ts';
import type { WorkspaceClient } from '../workspace-client.ts';

type Execution = OutputOf<'get-execution'>['execution'];

interface ScanOptions {
  readonly group?: number;
  readonly platform?: string;
  readonly wait?: boolean;
}

/** How often the state of a scan is read. */
const pollMs = 250;

/** Registers `scan`: scans a query group now. */
export function registerScan(program: Command, io: CommandIo): void {
  program
    .command('scan')
    .description('scan a query group now; prints one line per execution')
    .option('--group <id>', 'query group to scan: needed', parseId)
    .option('--platform <name>', 'only this platform')
    .option('--wait', 'wait for the end, even if another running Answerscope carries out the scan')
    .action(action(io, program, scan));
}

async function scan(context: CommandContext, { group, platform, wait }: ScanOptions): Promise<void> {
  if (group === undefined) throw new CommandError("required option '--group <id>' not specified", usageError);
  await withWorkspace(context, async (client) => {
    const { executionIds, begunBefore } = await client.call('start-scan', {
      queryGroupId: group,
      ...(platform === undefined ? {} : { platform }),
    });
    if (begunBefore.length > 0)
      context.io.stderr.write('A scan of this group had begun already; nothing is asked twice.\n');
    // A scan run by this process would end with it, so the command always waits for it.
    const executions =
      wait === true || client.isLocal
        ? await untilSettled(context, client, executionIds)
        : await readExecutions(client, executionIds);
    for (const execution of executions) context.printer.record(recordOf(execution), lineOf(execution));
    const problems = executions.flatMap(problemOf);
    if (problems.length > 0) throw new CommandError(problems.join(' '));
  });
}

const readExecutions = async (client: WorkspaceClient, ids: readonly number[]): Promise<Execution[]> =>
  Promise.all(ids.map(async (executionId) => (await client.call('get-execution', { executionId })).execution));

const isSettled = ({ state, waitingFor }: Execution): boolean => !isOpenState(state) || waitingFor !== null;

async function untilSettled(
  { io }: CommandContext,
  client: WorkspaceClient,
  ids: readonly number[],
): Promise<Execution[]> {
  const progress = createProgressLine(io.stderr);
  try {
    for (;;) {
      const executions = await readExecutions(client, ids);
      const sum = (of: (execution: Execution) => number): number =>
        executions.reduce((total, execution) => total + of(execution), 0);
      progress.show(
        sum(({ completed }) => completed),
        sum(({ total }) => total),
        executions.map(({ platform }) => platformLabel(platform)).join(', '),
      );
      if (executions.every(isSettled)) return executions;
      await pause(pollMs);
    }
  } finally {
    progress.clear();
  }
}

const recordOf = (execution: Execution): object => ({
  execution_id: execution.id,
  platform: execution.platform,
  execution_status: execution.state,
  score: execution.score,
  completed: execution.completed,
  total: execution.total,
  outcomes: execution.outcomes,
  cost_usd: execution.costUsd,
  waiting_for: execution.waitingFor,
});

function lineOf(execution: Execution): string {
  const { answered, noOverview, refused, failed } = execution.outcomes;
  const counts = [
    `${answered} answered`,
    noOverview > 0 && `${noOverview} without overview`,
    refused > 0 && `${refused} refused`,
    failed > 0 && `${failed} failed`,
  ];
  const score = execution.score === null ? '' : `, score of this scan ${execution.score.toFixed(1)}`;
  const asked = answered + noOverview + refused > 0;
  const cost = execution.costUsd === null ? asked && ', price unknown' : `, ${execution.costUsd.toFixed(4)} US dollars`;
  return `${platformLabel(execution.platform)}: execution ${execution.id} ${execution.state}, ${execution.completed} of ${execution.total} (${counts.filter(Boolean).join(', ')})${score}${cost || ''}`;
}

/** Why an execution brought no result. */
function problemOf({ platform, id, state, waitingFor }: Execution): string[] {
  if (state === 'Failed')
    return [`${platformLabel(platform)}: every query failed; for details: call get-execution '{"executionId":${id}}'.`];
  if (state === 'Cancelled') return [`${platformLabel(platform)}: execution ${id} was cancelled.`];
  return waitingFor === null ? [] : [`${platformLabel(platform)}: ${waitingFor}`];
}
