import type { Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { shellWord } from '../shell-word.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { requireCommand } from '../require-command.ts';

type Kind = 'organization' | 'customer' | 'group';

/** Registers `delete` for organizations, customers and groups, and `list`, `archive`, `unarchive` and `merge` for customers. */
export function registerRemove(program: Command, io: CommandIo): void {
  const parent = (name: string): Command => requireCommand(program, name);
  for (const kind of ['organization', 'customer', 'group'] as const)
    parent(kind)
      .command('delete')
      .argument('<id>', `id of the ${kind}`, parseId)
      .description(
        `delete ${kind === 'organization' ? 'an' : 'a'} ${kind} for good; without --confirm it only says what would go`,
      )
      .option('--confirm <name>', 'its name, exactly as it is shown')
      .action(
        action(io, program, (context, id: number, options: { confirm?: string }) => remove(context, kind, id, options)),
      );
  const customer = parent('customer');
  customer
    .command('list')
    .description('list the customers')
    .option('--archived', 'the archived ones')
    .action(action(io, program, list));
  customer
    .command('show')
    .argument('<id>', 'id of the customer', parseId)
    .description('show a customer: scores, queries won and lost, scans, spend of the month')
    .action(action(io, program, show));
  customer
    .command('archive')
    .argument('<id>', 'id of the customer', parseId)
    .description('hide a customer from lists and do not scan it; everything is kept')
    .action(action(io, program, (context, id: number) => archive(context, id, true)));
  customer
    .command('merge')
    .argument('<id>', 'id of the customer that will be gone', parseId)
    .description('move everything of a customer to another one; without --confirm it only says what would move')
    .requiredOption('--into <id>', 'the customer that remains', parseId)
    .option('--no-backup', 'do not write a backup first')
    .option('--confirm <name>', 'the name of the customer that will be gone, exactly as it is shown')
    .action(
      action(io, program, (context, id: number, options: { into: number; confirm?: string; backup: boolean }) =>
        merge(context, id, options),
      ),
    );
  customer
    .command('unarchive')
    .argument('<id>', 'id of the customer', parseId)
    .description('bring an archived customer back')
    .action(action(io, program, (context, id: number) => archive(context, id, false)));
}

const merge = (
  context: CommandContext,
  customerId: number,
  { into, confirm, backup }: { into: number; confirm?: string; backup: boolean },
): Promise<void> =>
  withWorkspace(context, async (client) => {
    const preview = await client.call('preview-deletion', { kind: 'customer', id: customerId });
    if (confirm === undefined)
      throw new CommandError(
        `Merging moves ${extent(preview)} of ${preview.name} to customer ${into}; ${preview.name} is then gone, and the address of its report with it. It cannot be undone. To merge, add: --confirm ${shellWord(preview.name)}`,
      );
    const request = { customerId, intoCustomerId: into, confirmName: confirm, backup };
    const outcome = await withJobProgress(context, client, 'backup', () => client.call('merge-customers', request));
    context.printer.record(
      outcome,
      [
        `Merged customer ${customerId} into ${into}: ${extent(preview)}.`,
        ...outcome.renamed.map(({ from, to }) => `The query group "${from}" is now "${to}".`),
        ...(outcome.backup === null ? [] : [`The workspace before is in ${outcome.backup}.`]),
        'Past answers are analysed with the joint brand book by the next start, or: reanalyse.',
      ].join('\n'),
    );
  });

const remove = (context: CommandContext, kind: Kind, id: number, { confirm }: { confirm?: string }): Promise<void> =>
  withWorkspace(context, async (client) => {
    const preview = await client.call('preview-deletion', { kind, id });
    if (confirm === undefined)
      throw new CommandError(
        `Deleting ${kind} ${id} erases ${[`${extent(preview)}.`, kept(preview)].filter(Boolean).join(' ')} To delete it for good, add: --confirm ${shellWord(preview.name)}`,
      );
    const common = { confirmName: confirm, wait: true };
    const { answers } = await withJobProgress(context, client, 'deletion', () => {
      switch (kind) {
        case 'organization':
          return client.call('delete-organization', { organizationId: id, ...common });
        case 'customer':
          return client.call('delete-customer', { customerId: id, ...common });
        case 'group':
          return client.call('delete-query-group', { queryGroupId: id, ...common });
      }
    });
    context.printer.record(
      { deleted: kind, id, answers, copies: preview.copies },
      `Deleted ${kind} ${id}: ${extent(preview)}. ${kept(preview)}`.trimEnd(),
    );
  });

const counted = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;

const extent = (preview: OutputOf<'preview-deletion'>): string =>
  [
    ...(preview.customers > 1 ? [counted(preview.customers, 'customer')] : []),
    counted(preview.queryGroups, 'query group'),
    counted(preview.queries, 'query', 'queries'),
    counted(preview.scans, 'scan'),
    counted(preview.answers, 'answer'),
    ...(preview.notes > 0 ? [counted(preview.notes, 'note')] : []),
    ...(preview.actions > 0 ? [counted(preview.actions, 'action')] : []),
    ...(preview.alerts > 0 ? [counted(preview.alerts, 'alert')] : []),
    ...(preview.tags > 0 ? [counted(preview.tags, 'tag')] : []),
    ...(preview.savedViews > 0 ? [counted(preview.savedViews, 'saved view')] : []),
    ...(preview.retiredNames > 0 ? [`${counted(preview.retiredNames, 'name')} no longer found in answers`] : []),
    ...(preview.reports > 0 ? [counted(preview.reports, 'created report')] : []),
  ].join(', ');

/** What a deletion leaves, in sentences. */
function kept({ spentUsd, copies, reportFilesElsewhere }: OutputOf<'preview-deletion'>): string {
  const { automatic, automaticGoneBy, others } = copies;
  return [
    spentUsd > 0 ? `The $${spentUsd.toFixed(2)} spent for it stay in the totals.` : '',
    automatic === 0
      ? ''
      : automaticGoneBy === null
        ? `${counted(automatic, 'automatic copy', 'automatic copies')} keep it until you delete them: automatic copies are turned off.`
        : `Automatic copies keep it until ${automaticGoneBy} at the latest.`,
    others === 0
      ? ''
      : `${counted(others, 'backup')} ${others === 1 ? 'keeps' : 'keep'} it until you delete ${others === 1 ? 'it' : 'them'} (see: backup list).`,
    reportFilesElsewhere === 0
      ? ''
      : `${counted(reportFilesElsewhere, 'report')} saved outside the workspace ${reportFilesElsewhere === 1 ? 'stays' : 'stay'} there.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const list = (context: CommandContext, { archived }: { archived?: boolean }): Promise<void> =>
  withWorkspace(context, async (client) => {
    context.printer.table(
      await client.call('list-customers', { archived: archived ?? false }),
      {
        id: ({ id }) => id,
        name: ({ name }) => name,
        website: ({ websiteUrl }) => websiteUrl,
        groups: ({ queryGroups }) => queryGroups,
        'last scan': ({ lastScanAt }) => lastScanAt,
        organization: ({ organizationId }) => organizationId,
      },
      archived === true ? 'No customer is archived.' : 'There are no customers yet.',
    );
  });

const show = (context: CommandContext, customerId: number): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { customers } = await client.call('get-portfolio', {});
    const customer = customers.find((row) => row.customerId === customerId);
    if (customer === undefined)
      throw new CommandError(`There is no customer ${customerId} in use; see: customer list.`);
    const scores = customer.platforms.map(
      ({ platform, latest: { score }, change }) =>
        `${platformLabel(platform)}  ${score.value ?? '–'} (${score.low ?? '–'} to ${score.high ?? '–'}, ${score.n} answers), ${change.verdict.replaceAll('_', ' ')}`,
    );
    const { won, lost } = customer.movements;
    context.printer.record(
      customer,
      [
        `${customer.name}  ${customer.websiteUrl}`,
        ...scores,
        `${won} queries won, ${lost} lost; ${customer.waiting.alerts} alerts; next scan ${customer.nextRunAt ?? 'none'}`,
      ].join('\n'),
    );
  });

const archive = (context: CommandContext, customerId: number, archived: boolean): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { archivedAt } = await client.call('archive-customer', { customerId, archived });
    context.printer.record(
      { customer_id: customerId, archived_at: archivedAt },
      archived
        ? `Customer ${customerId} is archived: hidden from lists, and not scanned. Bring it back with: customer unarchive ${customerId}`
        : `Customer ${customerId} is back.`,
    );
  });
