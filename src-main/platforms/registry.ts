import type { PlatformId } from '#shared/domain/platforms.ts';
import type { ProviderDefinition } from './platform-scanner.ts';
import { dataforseoOverview } from './aioverview/dataforseo.ts';
import { serpapi } from './aioverview/serpapi.ts';
import { dataforseoChatgpt } from './chatgpt/dataforseo.ts';
import { openai } from './chatgpt/openai.ts';
import { claude } from './claude/claude.ts';
import { gemini } from './gemini/gemini.ts';
import { openaiCompatible } from './local/openai-compatible.ts';
import { perplexity } from './perplexity/perplexity.ts';

/** Every provider of every platform; the first of a platform is its default. A new one takes one file and one line here. */
export const providers: readonly ProviderDefinition[] = [
  openai,
  dataforseoChatgpt,
  serpapi,
  dataforseoOverview,
  perplexity,
  gemini,
  claude,
  openaiCompatible,
];

/** The providers of a platform, its default first; empty for a platform without providers. */
export const providersOf = (platform: PlatformId): readonly ProviderDefinition[] =>
  providers.filter((provider) => provider.platform === platform);

/** A platform's provider by id, or its default one; undefined when the platform has no such provider. */
export const findProvider = (platform: PlatformId, providerId?: string | null): ProviderDefinition | undefined =>
  providersOf(platform).find((provider) => providerId == null || provider.id === providerId);
