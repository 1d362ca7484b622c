import { createInterface } from 'node:readline';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import type { OperationName } from '#shared/contract/index.ts';

/**
 * The service in its own process, so that a test can kill it or fill its disk. Takes one call per line of standard input
 * (`{id, name, request}`), writes one line per reply (`{id, result}`) and job event (`{event}`), and closes at the end of
 * the input. Arguments: the workspace's folder, and `resume` to continue unfinished work.
 */
const [directory = '', resume] = process.argv.slice(2);
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const switcher = await createWorkspaceSwitcher({
  dataDirectory: directory,
  environment: process.env,
  resume: resume === 'resume',
});
switcher.subscribe((event) => {
  if (event.kind === 'job') say({ event });
});
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, name, request } = JSON.parse(line) as { id: number; name: OperationName; request: unknown };
  void switcher
    .current()
    .callUnchecked(name, request, owner)
    .then((result) => say({ id, result }));
}
await switcher.close();
say({ closed: true });
