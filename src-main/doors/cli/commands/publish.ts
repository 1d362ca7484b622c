import path from 'node:path';
import type { Command } from 'commander';
import type { InputOf } from '#shared/contract/index.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { CommandError } from '../command-error.ts';
import { withJobProgress } from '../job-progress.ts';

interface PublishOptions {
  readonly parquet?: string;
  /** True without a value: the stored address. */
  readonly postgres?: string | true;
  readonly texts?: boolean;
}

/** Registers `publish`: the whole workspace, for engines beside the app. */
export function registerPublish(program: Command, io: CommandIo): void {
  program
    .command('publish')
    .description(
      'bring a PostgreSQL database or Parquet files up to date with the workspace; without a place, where Settings say',
    )
    .option('--parquet <folder>', 'folder of the files; several workspaces may share one')
    .option(
      '--postgres [url]',
      `address of the database; several workspaces may share one. Without it the one in ${addressVariable}, which other users of this computer cannot see`,
    )
    .option('--texts', 'publish the texts of answers too')
    .action(action(io, program, publish));
}

const addressVariable = 'ANSWERSCOPE_POSTGRES_URL';

/** The place that the options name; nothing: where the settings say. */
function placeOf(
  { io }: CommandContext,
  { parquet, postgres }: PublishOptions,
): Pick<InputOf<'publish-workspace'>, 'folder' | 'postgres'> {
  if (parquet !== undefined && postgres !== undefined)
    throw new CommandError('Give --parquet or --postgres, not both.');
  if (parquet !== undefined) return { folder: path.resolve(parquet) };
  if (postgres === undefined) return {};
  const address = postgres === true ? io.environment[addressVariable] : postgres;
  if (address === undefined || address === '')
    throw new CommandError(`Give the address after --postgres, or set ${addressVariable}.`);
  return { postgres: address };
}

async function publish(context: CommandContext, options: PublishOptions): Promise<void> {
  await withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'publish', () =>
      client.call('publish-workspace', {
        ...placeOf(context, options),
        ...(options.texts === true ? { texts: true } : {}),
      }),
    );
    const { answers, unchangedAnswers, files, removed } = made;
    const rest = files === 0 && removed === 0 ? '' : `; ${files} files written, ${removed} removed`;
    context.printer.record(made, `${made.target}: ${answers} answers published, ${unchangedAnswers} unchanged${rest}`);
  });
}
