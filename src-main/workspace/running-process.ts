import { readHolder, WorkspaceInUse } from '#main/store/workspace-lock.ts';

/** The process that has a workspace open, and where it takes the owner's commands. */
export interface RunningProcess {
  readonly pid: number;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly ownerToken: string;
}

/** The process that has the workspace of a folder open; null if there is none, or its port is off. */
export function findRunningProcess(dataDirectory: string): RunningProcess | null {
  const holder = readHolder(dataDirectory);
  if (holder?.baseUrl == null || holder.ownerToken === null) return null;
  return { pid: holder.pid, origin: new URL(holder.baseUrl).origin, ownerToken: holder.ownerToken };
}

/** Whether a workspace cannot be opened because another process has it open. */
export const isHeldElsewhere = (error: unknown): boolean => error instanceof WorkspaceInUse;
