import { readHolder } from '#main/store/workspace-lock.ts';

/** Where the process that holds a workspace takes the owner's commands. */
export interface RunningProcess {
  readonly pid: number;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly ownerToken: string;
}

/** The process that holds the workspace of a folder and has its port on; null where there is none to ask. */
export function findRunningProcess(dataDirectory: string): RunningProcess | null {
  const holder = readHolder(dataDirectory);
  if (holder?.baseUrl == null || holder.ownerToken === null) return null;
  return { pid: holder.pid, origin: new URL(holder.baseUrl).origin, ownerToken: holder.ownerToken };
}
