import { invalidRequest, noSuchPlatform } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { isPlatform, platformLabel, platforms, type PlatformId } from '#shared/domain/platforms.ts';
import type { ProviderDefinition } from '#main/platforms/platform-scanner.ts';
import { findProvider, providersOf } from '#main/platforms/registry.ts';
import { simulatedProvider } from '#main/platforms/simulated/simulated.ts';
import { writeSetting } from '#main/store/settings.ts';
import { modelOf } from '#main/platforms/choose-provider.ts';
import { today } from '#main/results/read-context.ts';
import { type HandlersOf, type ServiceContext } from '../context.ts';
import { writeRateLimits } from '../rate-limits.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { tryProvider } from '../try-provider.ts';

type ProviderItem = OutputOf<'set-provider'>;

/** The providers of each platform. */
export const providerHandlers: HandlersOf<'list-providers' | 'set-provider' | 'test-provider'> = {
  'list-providers': (_request, context) =>
    platforms.map(({ id, label, published }) => {
      const items = definitionsOf(context, id).map((definition) => providerItem(context, definition));
      return {
        platform: id,
        label,
        published,
        note: noteOf(context, id, published),
        ready: items.some((item) => item.active && item.missing === null),
        providers: items,
      };
    }),

  'set-provider': (request, context) => {
    const { platform, provider, concurrency, requestsPerMinute } = request;
    if (!isPlatform(platform)) throw noSuchPlatform('platform', platform);
    if (context.env === 'sample')
      throw invalidRequest('platform', 'the sample workspace is simulated: open your own to choose providers');
    if (provider !== undefined && provider !== null && !findProvider(platform, provider))
      throw invalidRequest(
        'provider',
        `"${provider}" does not serve ${platformLabel(platform)}; those that do: ${providersOf(platform)
          .map((definition) => definition.id)
          .join(', ')}`,
      );
    if (provider !== undefined) writeSetting(context.store, settingKeys.providerOf(platform), provider ?? '');
    const definition = activeDefinition(context, platform);
    if (!definition) throw invalidRequest('platform', `no provider serves ${platformLabel(platform)}`);
    writeRateLimits(context.store, definition.id, { concurrency, requestsPerMinute });
    return providerItem(context, definition);
  },

  'test-provider': (request, context) => {
    const { platform, provider } = request;
    if (!isPlatform(platform)) throw noSuchPlatform('platform', platform);
    if (provider !== undefined && context.env !== 'sample' && !findProvider(platform, provider))
      throw invalidRequest('provider', `"${provider}" does not serve ${platformLabel(platform)}`);
    return tryProvider(context, platform, provider);
  },
};

const definitionsOf = ({ env }: ServiceContext, platform: PlatformId): readonly ProviderDefinition[] =>
  env === 'sample' ? [simulatedProvider(platform)] : providersOf(platform);

const activeDefinition = (context: ServiceContext, platform: PlatformId): ProviderDefinition | undefined =>
  context.env === 'sample'
    ? simulatedProvider(platform)
    : (findProvider(platform, context.scan.providerSettings.chosen(platform)) ?? findProvider(platform));

function noteOf({ env }: ServiceContext, platform: PlatformId, published: boolean): string | null {
  if (env === 'sample') return 'Simulated: no provider is asked and nothing is charged.';
  if (platform === 'local')
    return 'Your own model, for trying prompts without an account. It is not ChatGPT, does not search and cites nothing.';
  if (platform === 'gemini')
    return 'Google’s terms let answers with search be shown only to the person who asked, and forbid storing and analysing them: take advice before you use them for clients. Gemini 3 bills each search it makes; estimates expect two an answer.';
  return published ? null : 'An extra platform: off until its key is configured.';
}

function providerItem(context: ServiceContext, definition: ProviderDefinition): ProviderItem {
  const { variables, chooseProvider, providerSettings, prices } = context.scan;
  const platform = definition.platform;
  const choice = chooseProvider(platform, definition.id);
  const limits = providerSettings.limits(definition.id);
  const model = modelOf(definition, variables);
  const expected = prices.expectedMicro(definition.id, model, today(context));
  return {
    id: definition.id,
    label: definition.label,
    surface: definition.surface,
    active: activeDefinition(context, platform)?.id === definition.id,
    default: definitionsOf(context, platform)[0]?.id === definition.id,
    missing: choice.kind === 'missing' ? choice.message : null,
    credentials: definition.credentials.map((name) => ({ name, present: Boolean(variables[name]?.trim()) })),
    model,
    modelVariable: definition.modelVariable ?? null,
    baseUrlVariable: definition.baseUrlVariable || null,
    concurrency: limits.concurrency ?? definition.concurrency,
    requestsPerMinute: limits.requestsPerMinute ?? definition.requestsPerMinute,
    expectedUsdPerAnswer: expected === null ? null : expected / 1_000_000,
  };
}
