import { baseUrlOf } from '#main/platforms/http/base-url.ts';
import { openAiUrl } from '#main/platforms/openai-client.ts';
import type { ModelConfig } from './generate-with-model.ts';

/** The environment variables that choose the model for keywords and queries. */
export const generationVariables = ['GENERATION_BASE_URL', 'GENERATION_MODEL', 'GENERATION_API_KEY'] as const;

const defaultModel = 'gpt-6-luna';

/**
 * The model that writes keywords and queries: at `GENERATION_BASE_URL`, any OpenAI-compatible address (a local Ollama needs
 * no key), else OpenAI with its key; null for the offline methods. With an address of the user's own, no request goes to
 * OpenAI, and OpenAI's key is never sent to that address.
 */
export function modelFrom(variables: Readonly<Record<string, string | undefined>>): ModelConfig | null {
  const model = variables['GENERATION_MODEL'] || defaultModel;
  const baseUrl = versioned(variables['GENERATION_BASE_URL']);
  if (baseUrl !== null) return { apiKey: variables['GENERATION_API_KEY'] ?? '', baseUrl, model };
  const apiKey = variables['OPENAI_API_KEY'] || null;
  return apiKey === null ? null : { apiKey, baseUrl: versioned(variables['OPENAI_BASE_URL']), model };
}

/** An address as scans understand it: one without a path has OpenAI's own; null without one. A wrong one fails when it is asked. */
function versioned(address: string | undefined): string | null {
  if (address === undefined || address.trim() === '') return null;
  try {
    return baseUrlOf(address, openAiUrl);
  } catch {
    return address;
  }
}
