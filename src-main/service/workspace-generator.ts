import path from 'node:path';
import { unavailable } from '#shared/contract/errors.ts';
import { resourcesDirectory } from '#main/paths.ts';
import { loadQueryTemplates } from '#main/generate/query-templates.ts';
import { queriesFromTemplates } from '#main/generate/queries-from-templates.ts';
import type { Generator } from './context.ts';

export function createWorkspaceGenerator(_environment: unknown, _log: unknown): Generator {
  const directory = path.join(resourcesDirectory(), 'query-templates');
  return {
    keywords: () => Promise.reject(unavailable('Keyword generation is not part of this version yet.')),
    queries: (request) => Promise.resolve(queriesFromTemplates({ ...request, templates: loadQueryTemplates(directory, request.languageCode) })),
  };
}
