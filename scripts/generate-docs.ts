import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '#main/doors/http/openapi.ts';
import { apiPage, type DescribedInterface } from './docs/api-page.ts';
import { runExamples } from './docs/example-workspace.ts';

/** Base address of the published interface on the default port. */
const baseUrl = 'http://127.0.0.1:4720/v1';

/** The current content of `docs/api.md`. */
export async function generateApiPage(): Promise<string> {
  const described = openApiDocument(baseUrl) as unknown as DescribedInterface;
  return apiPage(described, await runExamples(baseUrl), baseUrl);
}

/** Path of the page in the project. */
export const apiPageFile = path.resolve(import.meta.dirname, '../docs/api.md');

if (import.meta.main) writeFileSync(apiPageFile, await generateApiPage());
