import { contract } from '#shared/contract/index.ts';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { HostControls } from '#main/service/context.ts';
import { restoreBackup } from '#main/service/handlers/maintenance.ts';
import { requestError } from '#main/service/request-errors.ts';
import type { Service } from '#main/service/service.ts';
import type { OpenWorkspace } from './open-workspace.ts';

export interface ClosedWorkspaceOptions {
  readonly host: Pick<HostControls, 'restore'>;
  /** Why it is closed, as a sentence. */
  readonly reason: string;
  /** Tries to open it again; returns the open one, or null if it stays closed. Missing: it is to stay closed. */
  readonly reopen?: () => Promise<Service | null>;
  readonly logDefect: OpenWorkspace['logDefect'];
}

/** A workspace that is not open, because it may be damaged or its disk is full: it serves only `restore-backup`. */
export function closedWorkspace({ host, reason, reopen, logDefect }: ClosedWorkspaceOptions): OpenWorkspace {
  const closed = (): ServiceError => unavailable(reason);
  const refuse = (): never => {
    throw closed();
  };
  const callUnchecked: Service['callUnchecked'] = async (name, request, caller) => {
    try {
      if (name !== 'restore-backup') {
        const reopened = await reopen?.();
        if (reopened) return await reopened.callUnchecked(name, request, caller);
        throw closed();
      }
      const { request: schema } = contract[name];
      const parsed = schema.safeParse(request);
      if (!parsed.success) throw requestError(parsed.error, schema, request);
      return { ok: true, data: await restoreBackup(parsed.data, host) };
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error: error.toBody() };
      const message = error instanceof Error ? error.message : String(error);
      return { ok: false, error: unavailable(message, error).toBody() };
    }
  };
  return {
    service: {
      env: 'local',
      call: (name, request, caller) => callUnchecked(name, request, caller) as never,
      callUnchecked,
      // Refused as a whole.
      rowsUnchecked: () => null,
      authenticate: refuse,
      artifact: refuse,
      report: () => Promise.reject(closed()),
      subscribe: () => () => {},
      close: () => Promise.resolve(),
    },
    lock: { publish: () => {}, release: () => {} },
    logDefect,
    suspended: () => {},
    resumed: () => {},
    buildSample: () => Promise.reject(closed()),
  };
}
