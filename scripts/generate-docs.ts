import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '#main/doors/cli/program.ts';
import { toolMappingSchema } from '#main/import/tool-mapping.ts';
import { openApiDocument, reportSchema, workspaceApiDocument } from '#main/doors/http/openapi.ts';
import { apiPage, type DescribedInterface } from './docs/api-page.ts';
import { commandsPage } from './docs/commands-page.ts';
import { runExamples } from './docs/example-workspace.ts';
import { warehousePage } from './docs/warehouse-page.ts';
import { workspacePage } from './docs/workspace-page.ts';

/** Base address of the published interface on the default port. */
const baseUrl = 'http://127.0.0.1:4720/v1';
/** The same of the operations of the workspace. */
const workspaceUrl = 'http://127.0.0.1:4720/workspace';

const pageFile = (name: string): string => path.resolve(import.meta.dirname, '../docs', name);

/** Paths of the generated pages. */
export const apiPageFile = pageFile('api.md');
export const workspacePageFile = pageFile('workspace-api.md');
export const commandsPageFile = pageFile('commands.md');
export const warehousePageFile = pageFile('warehouse.md');
export const reportSchemaFile = pageFile('report.schema.json');

/** Where the schema of mapping files is: editors check them by it. */
export const mappingSchemaFile = path.resolve(import.meta.dirname, '../resources/import-mapping.schema.json');

/** The current content of `resources/import-mapping.schema.json`. */
export const generateMappingSchema = (): string => `${JSON.stringify(toolMappingSchema(), null, 2)}\n`;

/** The current content of `docs/api.md`. */
export async function generateApiPage(): Promise<string> {
  const described = openApiDocument(baseUrl) as unknown as DescribedInterface;
  return apiPage(described, await runExamples(baseUrl), baseUrl);
}

/** The current content of `docs/workspace-api.md`. */
export const generateWorkspacePage = (): string =>
  workspacePage(workspaceApiDocument(workspaceUrl) as unknown as DescribedInterface, workspaceUrl);

/** The current content of `docs/report.schema.json`. */
export const generateReportSchema = (): string => `${JSON.stringify(reportSchema(), null, 2)}\n`;

/** The command line without input and output: its commands are described, not run. */
export const describedProgram = () =>
  createProgram({
    stdout: { write: () => true },
    stderr: { write: () => true },
    environment: {},
    readInput: () => Promise.resolve(''),
    readSecret: null,
    onEnter: null,
    signal: new AbortController().signal,
    openBrowser: () => {},
    createWorkspaceSwitcher: () => Promise.reject(new Error('No command is run.')),
  });

/** The current content of `docs/commands.md`. */
export const generateCommandsPage = (): string => commandsPage(describedProgram());

if (import.meta.main) {
  writeFileSync(apiPageFile, await generateApiPage());
  writeFileSync(workspacePageFile, generateWorkspacePage());
  writeFileSync(commandsPageFile, generateCommandsPage());
  writeFileSync(warehousePageFile, warehousePage());
  writeFileSync(mappingSchemaFile, generateMappingSchema());
  writeFileSync(reportSchemaFile, generateReportSchema());
}
