import { invalidRequest, noSuchPlatform, notFound } from '#shared/contract/errors.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import { planGroup } from '#main/scan/plan.ts';
import { lastExecutionId } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, setNoiseSamples } from '#main/store/query-groups.ts';
import type { HandlersOf } from '../context.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';

/** What actions changed, what a planned one could show, and the check of how much answers vary. */
export const effectHandlers: HandlersOf<'list-effects' | 'get-effect' | 'get-plan' | 'start-noise-check'> = {
  'list-effects': async ({ customerId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    return (await context.readEffects(customerId)).map(({ besides: _, ...effect }) => effect);
  },

  'get-effect': async ({ customerId, actionId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    const effect = (await context.readEffects(customerId)).find(({ action }) => action.actionId === actionId);
    if (effect === undefined) throw notFound('action', actionId);
    return effect;
  },

  'get-plan': ({ queryGroupId, platform, aimed, detect }, context, caller) => {
    const group = requireQueryGroup(context, caller, queryGroupId, 'workspace');
    if (group.activeQueries === 0) throw invalidRequest('queryGroupId', 'has no queries to plan with');
    if (platform !== undefined && !isPlatform(platform)) throw noSuchPlatform('platform', platform);
    if (aimed !== undefined && aimed > group.activeQueries)
      throw invalidRequest('aimed', `must be at most ${group.activeQueries}: the group has no more queries`);
    return planGroup(context, group, {
      platforms: platform === undefined ? groupPlatforms(context.store, group.id) : [platform],
      aimed: aimed ?? Math.ceil(group.activeQueries / 2),
      detect: detect ?? null,
    });
  },

  'start-noise-check': ({ queryGroupId, samples, when }, context, caller) => {
    const { store, runner } = context;
    const { id, noiseSamples } = requireQueryGroup(context, caller, queryGroupId, 'workspace');
    setNoiseSamples(store, id, when === 'never' ? null : samples);
    if (when !== 'now') return { executionIds: [], waiting: when === 'never' ? null : samples };
    const last = lastExecutionId(store);
    let started: number[] = [];
    try {
      started = runner.start(id, null).filter((executionId) => executionId > last);
    } finally {
      // What was not started does not wait unasked for the next scan.
      if (started.length === 0) setNoiseSamples(store, id, noiseSamples);
    }
    if (started.length === 0)
      throw invalidRequest(
        'when',
        'a scan of this group is under way or has just ended: start the check once it is over',
      );
    return { executionIds: started, waiting: findQueryGroup(store, id)?.noiseSamples ?? null };
  },
};
