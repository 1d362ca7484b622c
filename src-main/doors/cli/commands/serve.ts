import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { rendererDirectory } from '#main/files/paths.ts';
import { owner } from '#main/service/service.ts';
import { parsePort } from '../arguments.ts';
import { action, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { findAnswering } from '../workspace-client.ts';

interface ServeOptions {
  readonly port: number;
  readonly sample?: boolean;
  readonly scheduler: boolean;
  readonly open?: boolean;
}

/** Registers `serve`: runs the service with its port and dashboards until it is stopped. */
export function registerServe(program: Command, io: CommandIo): void {
  program
    .command('serve')
    .description('run the service; prints the addresses of the dashboard and of the API')
    .option('--port <port>', 'port on 127.0.0.1 and ::1; 0 picks a free one', parsePort, 4720)
    .option('--sample', 'open the sample workspace')
    .option('--no-scheduler', 'do not run scheduled scans')
    .option('--open', 'open the dashboard in the browser')
    .action(action(io, program, serve));
}

async function serve({ io, dataDirectory, printer }: CommandContext, options: ServeOptions): Promise<void> {
  const running = await findAnswering(dataDirectory);
  if (running !== null)
    throw new CommandError(
      `Answerscope already serves this workspace in process ${running.pid}, at ${running.origin}. Close it first, or choose another folder with --data.`,
    );
  // Loaded here, so that other commands start without it.
  const [{ createHttpDoor }, { randomToken }] = await Promise.all([
    import('../../http/http-door.ts'),
    import('../../http/owner-sessions.ts'),
  ]);
  const switcher = await io.createWorkspaceSwitcher({
    dataDirectory,
    sample: options.sample ?? false,
    scheduler: options.scheduler,
    resume: true,
    environment: io.environment,
  });
  try {
    const log = (line: string): void => void io.stderr.write(`${line}\n`);
    const door = await createHttpDoor(switcher, {
      port: options.port,
      ownerToken: randomToken(),
      dashboard: true,
      uploads: { directory: path.join(dataDirectory, 'uploads') },
      log,
    });
    const announce = (): void => {
      const dashboardUrl = door.dashboardUrl() ?? door.origin;
      const lines = [
        `Dashboard  ${dashboardUrl}  (works once${io.onEnter === null ? '' : '; press Enter for a new address'})`,
        `API        ${door.apiBaseUrl}`,
        `Data       ${dataDirectory}`,
      ];
      printer.record(
        {
          dashboard_url: dashboardUrl,
          api_base_url: door.apiBaseUrl,
          data_directory: dataDirectory,
          env: switcher.current().env,
        },
        lines.join('\n'),
      );
      if (options.open === true) io.openBrowser(dashboardUrl);
    };
    if (!existsSync(path.join(rendererDirectory(), 'index.html')))
      log('The dashboards have not been built. Run npm run build to see them.');
    const upkeep = await switcher.current().call('get-upkeep', {}, owner);
    if (upkeep.ok) for (const notice of upkeep.data.notices) log(notice);
    announce();
    const stopListening = io.onEnter?.(announce);
    await aborted(io.signal);
    stopListening?.();
    await door.close();
  } finally {
    await switcher.close();
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
