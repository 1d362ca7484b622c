import type { OperationName } from '#shared/contract/index.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { CommandContext } from './command-context.ts';
import { openWorkspace, type WorkspaceClient } from './workspace-client.ts';

/** How long a workspace stays open after a call, so that the next one finds it, and the app is not kept out of it. */
const idleMs = 3_000;

/** Calls operations of a workspace that is opened when it is needed. */
export interface BriefWorkspace {
  call(name: OperationName, request: unknown): Promise<Result<unknown>>;
  close(): Promise<void>;
}

/**
 * For commands that run for days beside the app: the workspace is open only while it is used, or reached through the process
 * that has it open.
 */
export function createBriefWorkspace({ io, dataDirectory }: CommandContext): BriefWorkspace {
  let client: Promise<WorkspaceClient> | null = null;
  let using = 0;
  let timer: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const open = client;
    client = null;
    await (await open)?.close();
  };
  return {
    call: async (name, request) => {
      clearTimeout(timer);
      using += 1;
      try {
        client ??= openWorkspace(io, { dataDirectory, scheduler: false });
        return { ok: true, data: (await (await client).callUnchecked(name, request)).data };
      } catch (error) {
        if (error instanceof ServiceError) return { ok: false, error: error.toBody() };
        client = null;
        throw error;
      } finally {
        using -= 1;
        if (using === 0) timer = setTimeout(() => void close(), idleMs);
      }
    },
    close,
  };
}
