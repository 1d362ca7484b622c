import type { Environment } from '#shared/contract/envelope.ts';
import { isPlatform, platformLabel } from '#shared/domain/platforms.ts';
import type { PlatformScanner, ProviderDefinition } from './platform-scanner.ts';
import { findProvider } from './registry.ts';
import { simulatedProvider } from './simulated/simulated.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** How fast a provider may be asked, where the workspace says otherwise than its definition. */
export type RateLimits = Partial<Pick<ProviderDefinition, 'concurrency' | 'requestsPerMinute'>>;

/** What the workspace settles about providers. */
export interface ProviderSettings {
  /** Registry id of the provider chosen for a platform; null: its default. */
  readonly chosen: (platform: string) => string | null;
  readonly limits: (providerId: string) => RateLimits;
}

/** A provider that is ready, or what is missing, in words that say what to do. */
export type ProviderChoice =
  | {
      readonly kind: 'ready';
      readonly definition: ProviderDefinition;
      readonly scanner: PlatformScanner;
      readonly model: string | null;
    }
  | { readonly kind: 'missing'; readonly message: string };

/** Who answers for a platform. `providerId` looks at another provider than the chosen one; ignored in the sample workspace. */
export type ChooseProvider = (platform: string, providerId?: string) => ProviderChoice;

/**
 * Chooses who answers for a platform: in the sample workspace a simulation, and only there; else the provider the
 * workspace names (or the platform's default), with its credentials from the environment.
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
      // A base URL that is none, a local model nobody named: as good as a missing credential, and said as clearly.
      return { kind: 'missing', message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** The model a provider asks for: the environment's, else its default; null where there is none to choose. */
export const modelOf = (definition: ProviderDefinition, variables: Variables): string | null =>
  (definition.modelVariable === undefined ? undefined : variables[definition.modelVariable]) || definition.defaultModel;

const configOf = (definition: ProviderDefinition, variables: Variables) => ({
  credentials: Object.fromEntries(definition.credentials.map((name) => [name, variables[name] ?? ''])),
  baseUrl: variables[definition.baseUrlVariable] || null,
  model: modelOf(definition, variables),
});
