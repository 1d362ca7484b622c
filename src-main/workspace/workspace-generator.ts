import path from 'node:path';
import type { Environment } from '#shared/contract/envelope.ts';
import { createGenerator, type Generator } from '#main/generate/create-generator.ts';
import type { ModelConfig, ModelPayment } from '#main/models/generate-with-model.ts';
import { fetchPage, type FetchPage } from '#main/web/fetch-page.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

export interface WorkspaceGeneratorOptions {
  readonly env: Environment;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly log: (message: string) => void;
  readonly fetchPage?: FetchPage | undefined;
  /** Who pays for the model; nobody is asked unless given. */
  readonly payment?: ((config: ModelConfig) => ModelPayment) | undefined;
}

/** The environment names that say which model writes keywords and queries. */
export const generationVariables = ['GENERATION_BASE_URL', 'GENERATION_MODEL', 'GENERATION_API_KEY'] as const;

const defaultModel = 'gpt-6-luna';

/** Keywords and queries for this workspace: from a model where one is configured, else from the site's text and templates. */
export const createWorkspaceGenerator = (options: WorkspaceGeneratorOptions): Generator =>
  createGenerator({
    fetchPage: options.fetchPage ?? fetchPage,
    templatesDirectory: path.join(resourcesDirectory(), 'query-templates'),
    model: () => {
      const config = options.env === 'sample' ? null : modelFrom(options.variables);
      return config && { ...config, payment: options.payment?.(config) };
    },
    log: options.log,
  });

/**
 * The model that writes keywords and queries: at `GENERATION_BASE_URL`, any OpenAI-compatible address (a local Ollama needs
 * no key), else OpenAI with its key; null for the offline methods. Who names an address of their own is never sent to
 * OpenAI instead, and OpenAI's key is never sent there.
 */
export function modelFrom(variables: WorkspaceGeneratorOptions['variables']): ModelConfig | null {
  const model = variables['GENERATION_MODEL'] || defaultModel;
  const baseUrl = variables['GENERATION_BASE_URL'] || null;
  if (baseUrl !== null) return { apiKey: variables['GENERATION_API_KEY'] ?? '', baseUrl, model };
  const apiKey = variables['OPENAI_API_KEY'] || null;
  return apiKey === null ? null : { apiKey, baseUrl: variables['OPENAI_BASE_URL'] || null, model };
}
