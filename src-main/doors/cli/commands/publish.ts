import path from 'node:path';
import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

interface PublishOptions {
  readonly parquet: string;
  readonly texts?: boolean;
}

/** Registers `publish`: the whole workspace, for engines beside the app. */
export function registerPublish(program: Command, io: CommandIo): void {
  program
    .command('publish')
    .description('bring Parquet files up to date with the workspace, for DuckDB, Spark, ClickHouse and the like')
    .requiredOption('--parquet <folder>', 'folder of the files; several workspaces may share one')
    .option('--texts', 'publish the texts of answers too')
    .action(action(io, program, publish));
}

async function publish(context: CommandContext, options: PublishOptions): Promise<void> {
  await withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'publish', () =>
      client.call('publish-workspace', { folder: path.resolve(options.parquet), texts: options.texts === true }),
    );
    context.printer.record(
      made,
      `${made.folder}: ${made.answers} answers published, ${made.unchangedAnswers} unchanged; ${made.files} files written, ${made.removed} removed`,
    );
  });
}
