import { quotaExhausted, unavailable } from '#shared/contract/errors.ts';
import type { OperationName, OperationsOf, ParsedOf } from '#shared/contract/index.ts';
import { modelFrom } from '#main/models/model-config.ts';
import { isLocalAddress } from '#main/money/local-address.ts';
import { today } from '#main/results/read-context.ts';
import { createEstimates } from '#main/scan/estimate.ts';
import { commitSpend, releaseSpend } from '#main/store/key-use.ts';
import { groupPlatforms } from '#main/store/query-groups.ts';
import type { ServiceContext } from './context.ts';
import { defaultPlatforms } from './create-group.ts';
import { requireExecution, requireQueryGroup } from './ownership.ts';
import type { Caller, KeyCaller } from './service.ts';

type Spending = OperationsOf<'spend'>;

/** The maximum cost of what a request asks, or lets be asked in the next scan, in US dollars; null if a price is unknown. */
type MaximumCost<Name extends OperationName> = (
  request: ParsedOf<Name>,
  context: ServiceContext,
  caller: Caller,
) => number | null;

/** The most active queries that a group may have. */
const mostQueries = 150;
/** Answers that a model reads at once, unless a request says otherwise. */
const answersAtOnce = 100;
/** A reply of a model that cannot be used is asked for once more. */
const attempts = 2;

/** What each operation with the scope `spend` may cost; one that is missing does not compile. */
const maximumCosts: { readonly [Name in Spending]: MaximumCost<Name> } = {
  'start-scan': ({ queryGroupId, platform }, context, caller) =>
    scanOfGroup(context, caller, queryGroupId, { platforms: platform === undefined ? undefined : [platform] }),
  'retry-failed-queries': ({ executionId }, context, caller) => {
    const { platform, failed } = requireExecution(context, caller, executionId, 'workspace');
    return scanCost(context, [platform], failed);
  },
  'start-noise-check': ({ queryGroupId, samples, when }, context, caller) =>
    when === 'never' ? 0 : scanOfGroup(context, caller, queryGroupId, { samples }),
  'set-schedule': ({ queryGroupId, schedule }, context, caller) =>
    schedule.kind === 'off' ? 0 : scanOfGroup(context, caller, queryGroupId),
  'set-samples': ({ queryGroupId, samples }, context, caller) =>
    scanOfGroup(context, caller, queryGroupId, { samples }),
  'set-group-platforms': ({ queryGroupId, platforms }, context, caller) =>
    scanOfGroup(context, caller, queryGroupId, { platforms }),
  'set-query-group-status': ({ queryGroupId, status }, context, caller) =>
    status === 'Active' ? scanOfGroup(context, caller, queryGroupId) : 0,
  'add-query-group': ({ queries, platforms }, context) =>
    queries === undefined
      ? modelCost(context, 1)
      : scanCost(context, platforms ?? defaultPlatforms(context), queries.length),
  'copy-query-group': ({ queryGroupId, dryRun }, context, caller) =>
    dryRun === true ? 0 : scanOfGroup(context, caller, queryGroupId),
  'suggest-competitors': (_request, context) => modelCost(context, 1),
  'suggest-keywords': (_request, context) => modelCost(context, 1),
  'generate-queries': (_request, context) => modelCost(context, 1),
  'reword-recommendations': (_request, context) => modelCost(context, answersAtOnce),
  'assess-portrayals': ({ most = answersAtOnce }, context) => modelCost(context, most),
  'discover-with-model': ({ most = answersAtOnce }, context) => modelCost(context, most),
};

function scanOfGroup(
  context: ServiceContext,
  caller: Caller,
  groupId: number,
  choice: { readonly platforms?: readonly string[] | undefined; readonly samples?: number } = {},
): number | null {
  const group = requireQueryGroup(context, caller, groupId, 'workspace');
  const questions = Math.min(group.activeQueries, mostQueries) * (choice.samples ?? group.samples);
  return scanCost(context, choice.platforms ?? groupPlatforms(context.store, groupId), questions);
}

function scanCost(context: ServiceContext, platforms: readonly string[], questions: number): number | null {
  const estimate = createEstimates(context);
  return platforms.reduce<number | null>((sum, platform) => {
    const { highestUsd } = estimate(platform, questions);
    return sum === null || highestUsd === null ? null : sum + highestUsd;
  }, 0);
}

/** Of requests to the configured language model, each at three times what an answer typically takes. */
function modelCost({ env, scan, ...context }: ServiceContext, requests: number): number | null {
  const config = env === 'sample' ? null : modelFrom(scan.variables);
  if (config === null) return 0;
  const provider = config.baseUrl === null ? 'openai' : 'custom';
  const micro = scan.prices.highestMicro(provider, config.model, today(context));
  if (micro === null) return config.baseUrl !== null && isLocalAddress(config.baseUrl) ? 0 : null;
  return (micro * requests * attempts) / microPerDollar;
}

const microPerDollar = 1_000_000;
const dollars = (micro: number): string => `$${(micro / microPerDollar).toFixed(2)}`;

const isSpending = (name: OperationName): name is Spending => Object.hasOwn(maximumCosts, name);

/**
 * Counts the maximum cost of a request against the daily cap of its key, before anything is asked. Returns a function that
 * takes it back if the request fails. Throws `quota_exhausted` beyond the cap, `unavailable` if no price is known.
 */
export function commitKeySpending(
  name: OperationName,
  request: unknown,
  context: ServiceContext,
  caller: KeyCaller,
): () => void {
  if (!isSpending(name)) return () => {};
  // The table pairs each request with its cost; TypeScript cannot follow the pair through a variable name.
  const maximum = (maximumCosts[name] as MaximumCost<OperationName>)(request as never, context, caller);
  if (maximum === null)
    throw unavailable(
      'The price of this is unknown, so that the daily cap of the key cannot be kept. Set it under Prices.',
    );
  const micro = Math.ceil(maximum * microPerDollar);
  if (micro === 0) return () => {};
  const { store } = context;
  const { keyId, dailyCapMicro = 0 } = caller;
  const day = today(context);
  if (!commitSpend(store, keyId, day, micro, dailyCapMicro))
    throw quotaExhausted(
      `This may cost up to ${dollars(micro)}, more than is left of the ${dollars(dailyCapMicro)} a day of this API key; nothing was started.`,
    );
  return () => releaseSpend(store, keyId, day, micro);
}
