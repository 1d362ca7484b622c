import { setTimeout as pause } from 'node:timers/promises';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';

/**
 * The product in its own process, to be killed: opens the workspace, resumes open executions, and writes a line
 * with the progress of an execution whenever it changes. Arguments: the workspace's folder and the execution's id.
 */
const [directory = '', id = '0'] = process.argv.slice(2);
const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: process.env, resume: true });
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
say({ ready: true });
for (let last = ''; ;) {
  const result = await switcher.current().call('get-execution-status', { executionID: Number(id) }, owner);
  if (!result.ok) throw new Error(result.error.message);
  const { execution_status: state, progress } = result.data;
  const line = JSON.stringify({ state, ...progress });
  if (line !== last) say({ state, ...progress });
  last = line;
  if (state !== 'Pending' && state !== 'In Progress') break;
  await pause(5);
}
await switcher.close();
say({ closed: true });
