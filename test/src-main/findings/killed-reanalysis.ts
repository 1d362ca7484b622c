import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';

/**
 * A process for a test to kill: opens the workspace named on the command line, continues what an earlier process left
 * unfinished, and prints a line for every step of the re-analysis.
 */
const switcher = await createWorkspaceSwitcher({ dataDirectory: process.argv[2] ?? '', environment: {}, resume: true });
switcher.subscribe((event) => {
  if (event.kind === 'job' && event.job === 'reanalysis' && event.message.startsWith('Analysing the answers'))
    process.stdout.write(`${event.completed}/${event.total}\n`);
});
const done = await switcher.current().call('reanalyse', { customerId: 1 }, owner);
process.stdout.write(done.ok ? 'done\n' : `${done.error.message}\n`);
await switcher.close();
