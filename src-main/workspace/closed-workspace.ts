import { contract } from '#shared/contract/index.ts';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { HostControls } from '#main/service/context.ts';
import { restoreBackup } from '#main/service/handlers/maintenance.ts';
import { requestError } from '#main/service/request-errors.ts';
import type { Service } from '#main/service/service.ts';
import type { OpenWorkspace } from './open-workspace.ts';

const closed = (): ServiceError => unavailable('The workspace is not open: only restore-backup can be called.');
const refuse = (): never => {
  throw closed();
};

/** A workspace left closed because it may be damaged: it serves only `restore-backup`. */
export function closedWorkspace(host: Pick<HostControls, 'restore'>): OpenWorkspace {
  const callUnchecked: Service['callUnchecked'] = async (name, request) => {
    try {
      if (name !== 'restore-backup') throw closed();
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
      authenticate: refuse,
      artifact: refuse,
      report: () => Promise.reject(closed()),
      subscribe: () => () => {},
      close: () => Promise.resolve(),
    },
    lock: { publish: () => {}, release: () => {} },
    suspended: () => {},
    resumed: () => {},
    buildSample: () => Promise.reject(closed()),
  };
}
