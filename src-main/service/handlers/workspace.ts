import { readNumberSetting } from '#main/store/settings.ts';
import { spentSince } from '#main/store/spend.ts';
import { listOrganizations } from '#main/store/organizations.ts';
import { hasCustomers, nextRunOfWorkspace } from '#main/store/customers.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { today } from '#main/results/read-context.ts';
import { type HandlersOf } from '../context.ts';

/** Which workspace is open, and what the status strip shows. */
export const workspaceHandlers: HandlersOf<'get-workspace-status' | 'open-sample-workspace' | 'open-own-workspace'> = {
  'get-workspace-status': (_request, context) => {
    const month = `${today(context).slice(0, 7)}-01`;
    return {
      env: context.env,
      appVersion: context.appVersion,
      timeZone: context.timeZone,
      firstRun: !hasCustomers(context.store),
      sampleExists: context.host.sampleExists(),
      organizations: listOrganizations(context.store),
      scansRunning: context.runner.running,
      nextRun: nextRunOfWorkspace(context.store),
      spentThisMonthUsd: spentSince(context.store, month) / 1_000_000,
      monthlyCapUsd: readNumberSetting(context.store, settingKeys.monthlyCapUsd),
      offline: context.runner.offline,
      apiBaseUrl: context.host.apiBaseUrl(),
    };
  },
  'open-sample-workspace': async (request, context) => ({
    env: await context.host.openSample(request.rebuild ?? false),
  }),
  'open-own-workspace': async (_request, context) => ({ env: await context.host.openOwn() }),
};
