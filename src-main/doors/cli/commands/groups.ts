import { Option, type Command } from 'commander';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { requireCommand } from '../require-command.ts';

type Group = OutputOf<'list-query-groups'>[number];
type Schedule = InputOf<'set-schedule'>['schedule'];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const rhythms = ['off', 'daily', 'weekly', 'two-weeks', 'monthly'] as const;

interface ScheduleOptions {
  readonly every: (typeof rhythms)[number];
  readonly on?: string;
  readonly at: string;
}

/** Registers `list`, `show`, `pause`, `resume` and `schedule` for groups, and `pause` and `resume` for all groups of a customer. */
export function registerGroups(program: Command, io: CommandIo): void {
  const group = requireCommand(program, 'group');
  const id = ['<id>', 'id of the group', parseId] as const;
  group
    .command('list')
    .description('list the query groups of a customer')
    .requiredOption('--customer <id>', 'customer they belong to', parseId)
    .action(action(io, program, list));
  group
    .command('show')
    .argument(...id)
    .description('show when and where a group is scanned, and what a scan costs')
    .action(action(io, program, show));
  group
    .command('pause')
    .argument(...id)
    .description('pause the scheduled scans of a group')
    .action(action(io, program, (context, groupId: number) => setStatus(context, groupId, 'Pause')));
  group
    .command('resume')
    .argument(...id)
    .description('resume the scheduled scans of a group')
    .action(action(io, program, (context, groupId: number) => setStatus(context, groupId, 'Active')));
  group
    .command('schedule')
    .argument(...id)
    .description("set when a group is scanned, in the workspace's time zone")
    .addOption(new Option('--every <rhythm>', 'how often').choices(rhythms).makeOptionMandatory())
    .option('--on <days>', `${weekdays.join(', ')} (weekly: several, comma-separated), or a day of the month`)
    .option('--at <time>', 'time of day, hh:mm (default: 06:00)', '06:00')
    .action(action(io, program, setSchedule));
  registerForCustomer(program, io);
}

/** Registers pausing and resuming for a customer. */
function registerForCustomer(program: Command, io: CommandIo): void {
  const customer = requireCommand(program, 'customer');
  const id = ['<id>', 'id of the customer', parseId] as const;
  customer
    .command('pause')
    .argument(...id)
    .description('pause the scheduled scans of all groups of a customer')
    .action(action(io, program, (context, customerId: number) => setAll(context, customerId, 'Pause')));
  customer
    .command('resume')
    .argument(...id)
    .description('resume the scheduled scans of all groups of a customer')
    .action(action(io, program, (context, customerId: number) => setAll(context, customerId, 'Active')));
}

const columns: Readonly<Record<string, (group: Group) => string | number | null>> = {
  id: (group) => group.id,
  name: (group) => group.name,
  status: (group) => group.status,
  queries: (group) => group.activeQueries,
  platforms: (group) => group.platforms.map(platformLabel).join(', '),
  'last scan': (group) => group.lastScanAt,
  'next scan': (group) => group.nextRunAt,
};

const list = (context: CommandContext, { customer }: { customer: number }): Promise<void> =>
  withWorkspace(context, async (client) =>
    context.printer.table(
      await client.call('list-query-groups', { customerId: customer }),
      columns,
      'The customer has no query groups yet.',
    ),
  );

const show = (context: CommandContext, queryGroupId: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const settings = await client.call('get-scan-settings', { queryGroupId });
    const estimate = await client.call('estimate-scan', { queryGroupId });
    const cost = estimate.complete ? `about $${estimate.expectedUsd.toFixed(2)} a scan` : 'price unknown';
    context.printer.record({ ...settings, estimate }, [...linesOf(settings), cost].join('\n'));
  });

const linesOf = ({ schedule, samples, platforms, nextRunAt, lastScanAt, timeZone }: OutputOf<'get-scan-settings'>) => [
  `schedule   ${scheduleWords(schedule)} (${timeZone})`,
  `platforms  ${platforms.map(platformLabel).join(', ')}, ${samples} of each query`,
  `next scan  ${nextRunAt ?? 'none'}`,
  `last scan  ${lastScanAt ?? 'none'}`,
];

const dayNames = (days: readonly number[]): string => days.map((day) => weekdays[day - 1]).join(', ');

/** `weekly on mon, thu at 07:30`. */
function scheduleWords(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'off':
      return 'off';
    case 'daily':
      return `daily at ${schedule.time}`;
    case 'weekly':
      return `weekly on ${dayNames(schedule.days)} at ${schedule.time}`;
    case 'every-two-weeks':
      return `every two weeks on ${dayNames([schedule.day])} at ${schedule.time}, from ${schedule.from}`;
    case 'monthly':
      return `monthly on day ${schedule.day} at ${schedule.time}`;
  }
}

const setStatus = (context: CommandContext, queryGroupId: number, status: 'Active' | 'Pause'): Promise<void> =>
  withWorkspace(context, async (client) => {
    await client.call('set-query-group-status', { queryGroupId, status });
    context.printer.record(
      { query_group_id: queryGroupId, status },
      status === 'Pause' ? `Group ${queryGroupId} is paused.` : `Group ${queryGroupId} is scanned again as scheduled.`,
    );
  });

const setAll = (context: CommandContext, customerId: number, status: 'Active' | 'Pause'): Promise<void> =>
  withWorkspace(context, async (client) => {
    const groups = await client.call('list-query-groups', { customerId });
    const changed = groups.filter((group) => group.status !== status);
    for (const { id } of changed) await client.call('set-query-group-status', { queryGroupId: id, status });
    const count = `${changed.length} of ${groups.length} groups of customer ${customerId}`;
    context.printer.record(
      { customer_id: customerId, status, query_group_ids: changed.map(({ id }) => id) },
      status === 'Pause' ? `Paused ${count}.` : `Resumed ${count}.`,
    );
  });

const setSchedule = (context: CommandContext, queryGroupId: number, options: ScheduleOptions): Promise<void> => {
  const schedule = scheduleOf(options);
  return withWorkspace(context, async (client) => {
    const settings = await client.call('set-schedule', { queryGroupId, schedule });
    context.printer.record(settings, linesOf(settings).join('\n'));
  });
};

function scheduleOf({ every, on, at: time }: ScheduleOptions): Schedule {
  if (every === 'off') return { kind: 'off' };
  if (every === 'daily') return { kind: 'daily', time };
  if (every === 'monthly') return { kind: 'monthly', day: numberOf(on, 31), time };
  const [first, ...others] = (on ?? '').split(',').map((name) => weekdays.indexOf(name.trim().toLowerCase()) + 1);
  if (first === undefined || [first, ...others].includes(0))
    throw new CommandError(
      `${on === undefined ? `--every ${every} needs --on, which` : '--on'} names weekdays: ${weekdays.join(', ')}.`,
      usageError,
    );
  if (every === 'weekly') return { kind: 'weekly', days: [...new Set([first, ...others])], time };
  if (others.length > 0) throw new CommandError('Every two weeks is on one weekday.', usageError);
  return { kind: 'every-two-weeks', day: first, time };
}

function numberOf(text: string | undefined, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new CommandError(`--on is a day of the month, 1 to ${most}.`, usageError);
}
