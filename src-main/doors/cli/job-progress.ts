import type { JobKind } from '#shared/contract/events.ts';
import type { CommandContext } from './command-context.ts';
import { createProgressLine } from './progress-line.ts';
import type { WorkspaceClient } from './workspace-client.ts';

/** Shows the progress of jobs of one kind on the terminal while `work` runs. */
export async function withJobProgress<Value>(
  { io }: CommandContext,
  client: WorkspaceClient,
  job: JobKind,
  work: () => Promise<Value>,
): Promise<Value> {
  const progress = createProgressLine(io.stderr);
  const stop = client.subscribe((event) => {
    if (event.kind === 'job' && event.job === job && event.state === 'running')
      progress.show(event.completed, event.total, event.message);
  });
  try {
    return await work();
  } finally {
    stop();
    progress.clear();
  }
}
