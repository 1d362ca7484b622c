import type { Environment } from '#shared/contract/envelope.ts';
import { isPlatform, platformLabel } from '#shared/domain/platforms.ts';
import type { PlatformScanner, ProviderDefinition } from './platform-scanner.ts';
import { findProvider } from './registry.ts';
import { simulatedProvider } from './simulated/simulated.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Rate limits of a provider that the workspace sets instead of its definition's. */
export type RateLimits = Partial<Pick<ProviderDefinition, 'concurrency' | 'requestsPerMinute'>>;

/** The workspace's settings about providers. */
export interface ProviderSettings {
  /** Registry id of the provider chosen for a platform; null: its default. */
  readonly chosen: (platform: string) => string | null;
  readonly limits: (providerId: string) => RateLimits;
}

/** A provider that is ready, or a message that says what is missing and what to do. */
export type ProviderChoice =
  | {
      readonly kind: 'ready';
      readonly definition: ProviderDefinition;
      readonly scanner: PlatformScanner;
      readonly model: string | null;
    }
  | { readonly kind: 'missing'; readonly message: string };

/** The provider of a platform. `providerId` selects one other than the configured one; ignored in the sample workspace. */
export type ChooseProvider = (platform: string, providerId?: string) => ProviderChoice;

/**
 * Chooses the provider of a platform: in the sample workspace, and only there, a simulation; otherwise the one set in the
 * workspace (or the platform's default), with its credentials from the environment.
 */
export function createProviderChoice(
  env: Environment,
  variables: Variables,
  settings: ProviderSettings,
): ChooseProvider {
  return (platform, providerId) => {
    if (!isPlatform(platform))
      return { kind: 'missing', message: `This installation does not know the platform "${platform}".` };
    const found =
      env === 'sample' ? simulatedProvider(platform) : findProvider(platform, providerId ?? settings.chosen(platform));
    if (!found)
      return { kind: 'missing', message: `No provider serves ${platformLabel(platform)} in this installation.` };
    const definition = { ...found, ...settings.limits(found.id) };
    const missing = definition.credentials.filter((name) => !variables[name]?.trim());
    if (missing.length > 0)
      return {
        kind: 'missing',
        message: `${definition.label} needs ${missing.join(' and ')}: set ${missing.length === 1 ? 'it' : 'them'} in the environment, or in the desktop app under Settings.`,
      };
    const config = configOf(definition, variables);
    try {
      return { kind: 'ready', definition, scanner: definition.create(config), model: config.model };
    } catch (error) {
      // An invalid base URL or a local model without a name is handled like a missing credential.
      return { kind: 'missing', message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** The model to request: the environment's, else the provider's default; null if it has no model to choose. */
export const modelOf = (definition: ProviderDefinition, variables: Variables): string | null =>
  (definition.modelVariable === undefined ? undefined : variables[definition.modelVariable]) || definition.defaultModel;

const configOf = (definition: ProviderDefinition, variables: Variables) => ({
  credentials: Object.fromEntries(definition.credentials.map((name) => [name, variables[name] ?? ''])),
  baseUrl: variables[definition.baseUrlVariable] || null,
  model: modelOf(definition, variables),
});
