import path from 'node:path';
import type { Environment } from '#shared/contract/envelope.ts';
import { createGenerator, type Generator } from '#main/generate/create-generator.ts';
import type { ModelConfig, ModelPayment } from '#main/models/generate-with-model.ts';
import { modelFrom } from '#main/models/model-config.ts';
import type { SiteContent } from '#main/generate/site-content.ts';
import { fetchPage, type FetchPage } from '#main/web/fetch-page.ts';
import type { PageReader } from '#main/web/page-reader.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

export interface WorkspaceGeneratorOptions {
  readonly env: Environment;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly log: (message: string) => void;
  readonly fetchPage?: FetchPage | undefined;
  readonly pages: PageReader;
  /** Pays for the model's requests; without it no budget is charged. */
  readonly payment?: ((config: ModelConfig) => ModelPayment) | undefined;
}

/** Generates keywords and queries: with a model if one is configured, otherwise from the site's text and templates. */
export const createWorkspaceGenerator = (options: WorkspaceGeneratorOptions): Generator =>
  createGenerator({
    fetchPage: options.fetchPage ?? fetchPage,
    readSite: async (html, url) => (await options.pages.read('site', html, url)) as SiteContent,
    templatesDirectory: path.join(resourcesDirectory(), 'query-templates'),
    model: () => {
      const config = options.env === 'sample' ? null : modelFrom(options.variables);
      return config && { ...config, payment: options.payment?.(config) };
    },
    log: options.log,
  });
