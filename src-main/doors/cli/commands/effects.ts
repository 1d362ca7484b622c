import { InvalidArgumentError, type Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { effectStateWords, planTableWeeks } from '#shared/domain/actions.ts';
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
    context.printer.table(lines, columns, 'No action is recorded yet.');
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
      planned.platforms.map((platform) => planText(platform, planned.samples)).join('\n\n') ||
        'The group has no platforms.',
    );
  });

/** What a plan says of a platform: how often it is asked now, what more would change, and the curves at some weeks. */
function planText({ curves, alternative }: OutputOf<'get-plan'>['platforms'][number], samples: number): string {
  const now = curves.find((curve) => curve.samples === samples) ?? curves[0];
  const said = [now?.sentence, alternative].filter((sentence) => sentence != null).join(' ');
  const rows = curves.map((curve) => {
    const seen = planTableWeeks.map((weeks) => {
      const change = curve.points.find((point) => point.weeks === weeks)?.change;
      return `${change == null ? 'none' : `${change} points`} by week ${weeks}`;
    });
    const cost = curve.costPerMonthUsd === null ? '' : `; $${curve.costPerMonthUsd.toFixed(2)} a month`;
    return `  ${curve.samples === 1 ? '1 answer' : `${curve.samples} answers`} each: ${seen.join(', ')}${cost}`;
  });
  return [said, ...rows].join('\n');
}
