import { InvalidArgumentError, type Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseCount, parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';

type Effect = OutputOf<'list-effects'>[number];

/** A line of the table: a platform of an action. */
interface Line {
  readonly effect: Effect;
  readonly platform: Effect['platforms'][number] | null;
}

/** Registers `effects` and `plan`: what was done and whether it worked, and what a planned action could show. */
export function registerEffects(program: Command, io: CommandIo): void {
  program
    .command('effects')
    .description(
      'list what was done for a customer and what can be said of its effect; with --json one line per action',
    )
    .requiredOption('--customer <id>', 'the customer', parseId)
    .action(action(io, program, listEffects));
  program
    .command('plan')
    .description('how small a change an action on some queries of a group can be seen by: weeks, samples and cost')
    .requiredOption('--group <id>', 'the query group', parseId)
    .option('--detect <points>', 'the change to be seen', parsePoints)
    .option('--queries <count>', 'how many of its queries are worked on (default: half of them)', parseCount)
    .option('--platform <platform>', 'one platform only')
    .action(action(io, program, plan));
}

function parsePoints(text: string): number {
  const points = Number(text);
  if (!/^\d{1,3}(?:\.\d)?$/.test(text) || points <= 0 || points > 100)
    throw new InvalidArgumentError('It must be a number of points, such as 5.');
  return points;
}

const listEffects = (context: CommandContext, { customer }: { customer: number }): Promise<void> =>
  withWorkspace(context, async (client) => {
    const effects = await client.call('list-effects', { customerId: customer });
    if (context.printer.json) {
      for (const effect of effects) context.printer.object(effect);
      return;
    }
    const lines = effects.flatMap((effect): Line[] =>
      effect.platforms.length === 0
        ? [{ effect, platform: null }]
        : effect.platforms.map((platform) => ({ effect, platform })),
    );
    context.printer.table(lines, columns, 'Nothing that was done is recorded yet.');
  });

const columns: Readonly<Record<string, (line: Line) => string | number | null>> = {
  id: ({ effect }) => effect.action.actionId,
  day: ({ effect }) => effect.action.day,
  action: ({ effect }) => effect.action.title,
  queries: ({ effect }) => effect.action.steps.reduce((sum, { queries }) => sum + queries.length, 0),
  'cost $': ({ effect }) => effect.action.costUsd,
  platform: ({ platform }) => (platform === null ? 'not scanned yet' : platformLabel(platform.platform)),
  status: ({ platform }) => (platform === null ? null : effectStateWords[platform.status]),
  result: ({ platform }) => (platform === null ? null : [platform.sentence, ...platform.limits].join(' ')),
  'next look': ({ platform }) => platform?.nextJudgement ?? null,
};

const plan = (
  context: CommandContext,
  { group, detect, queries, platform }: { group: number; detect?: number; queries?: number; platform?: string },
): Promise<void> =>
  withWorkspace(context, async (client) => {
    const planned = await client.call('get-plan', {
      queryGroupId: group,
      ...(detect === undefined ? {} : { detect }),
      ...(queries === undefined ? {} : { aimed: queries }),
      ...(platform === undefined ? {} : { platform }),
    });
    context.printer.record(
      planned,
      planned.platforms.flatMap(({ curves }) => curves.map(({ sentence }) => sentence)).join('\n') ||
        'The group has no platforms.',
    );
  });
