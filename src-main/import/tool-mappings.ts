import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { plainName } from './columns.ts';
import { columnOfPath, resolvePath } from './field-path.ts';
import { toolMapping, type ToolExport, type ToolMapping } from './tool-mapping.ts';
import ahrefs from './tools/ahrefs-brand-radar.json' with { type: 'json' };
import canonry from './tools/canonry.json' with { type: 'json' };
import elmo from './tools/elmo.json' with { type: 'json' };
import otterly from './tools/otterly.json' with { type: 'json' };
import peec from './tools/peec.json' with { type: 'json' };
import profound from './tools/profound.json' with { type: 'json' };
import semrush from './tools/semrush.json' with { type: 'json' };

/** Where each field of a file is: of several columns, the first that holds something in a row. */
export type FieldColumns = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** A file that was recognised as an export of a tool. */
export interface Recognised {
  readonly tool: Pick<ToolMapping, 'id' | 'name'>;
  readonly export: ToolExport;
  readonly fields: FieldColumns;
}

/** The mappings that apply to an import, those to be tried first at the beginning. */
export interface ToolMappings {
  readonly mappings: readonly ToolMapping[];
  /** Whether one was asked for: then a file it does not describe is an error. */
  readonly chosen: boolean;
}

/** Largest mapping file, in bytes. */
const largestFile = 1024 * 1024;

/** The mappings that come with the product. */
const shippedMappings: readonly ToolMapping[] = [
  ...[ahrefs, canonry, elmo, otterly, peec, profound, semrush].map((mapping) => toolMapping.parse(mapping)),
];

/** Where a person keeps mapping files of their own. */
const ownFolder = (workspace: string): string => path.join(workspace, 'import-mappings');

/**
 * The mapping file that was chosen; else those in the workspace's folder, and those that come with the product. Throws
 * `invalid_request` for a file that is no mapping.
 */
export function loadMappings(workspace: string, chosen: string | undefined): ToolMappings {
  if (chosen !== undefined) return { mappings: [readMapping(chosen)], chosen: true };
  const folder = ownFolder(workspace);
  const own = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return {
    mappings: [...own.toSorted().map((file) => readMapping(path.join(folder, file))), ...shippedMappings],
    chosen: false,
  };
}

function readMapping(file: string): ToolMapping {
  const problem = (message: string): Error => invalidRequest('mappingFile', `${file}: ${message}`);
  let text: string;
  try {
    if (statSync(file).size > largestFile) throw problem('is larger than 1 MB, too large for a mapping file');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw problem('there is no such file');
    if (codeOf(error) === 'EISDIR') throw problem('is a folder, not a mapping file');
    throw error;
  }
  const parsed = toolMapping.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  throw problem(`is not a mapping file: ${at}${issue?.message ?? 'not valid'}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Finds the export that columns are of: the one that names most of them. Null if none has all of its columns here. */
export function recognise({ mappings }: ToolMappings, columns: readonly string[]): Recognised | null {
  const present = columns.map(plainName);
  /** An object inside a row is there as its own columns: `raw_output.text`. */
  const isPresent = (column: string): boolean =>
    present.some((name) => name === plainName(column) || name.startsWith(`${plainName(column)}.`));
  const found = mappings.flatMap((tool) =>
    tool.exports.filter(({ recognise: needed }) => needed.every(isPresent)).map((one) => ({ tool, export: one })),
  );
  const [best] = found.toSorted((one, other) => other.export.recognise.length - one.export.recognise.length);
  if (best === undefined) return null;
  return {
    tool: { id: best.tool.id, name: best.tool.name },
    export: best.export,
    fields: presentFields(columns, best.export),
  };
}

function presentFields(columns: readonly string[], { fields }: ToolExport): FieldColumns {
  const found: Partial<Record<ImportField, readonly string[]>> = {};
  for (const field of importFields) {
    const paths = (fields[field] ?? []).flatMap((path) => resolvePath(columns, path) ?? []);
    if (paths.length > 0) found[field] = paths;
  }
  return found;
}

/** The columns of a file that no field is read from. */
export const columnsLeft = (columns: readonly string[], fields: FieldColumns): string[] => {
  const used = new Set(Object.values(fields).flatMap((paths) => paths.map((path) => columnOfPath(columns, path))));
  return columns.filter((column) => !used.has(column));
};

/** Says which columns the exports of a chosen mapping need, as `invalid_request`. */
export const notThatExport = ({ mappings }: ToolMappings, columns: readonly string[]): Error =>
  invalidRequest(
    'mappingFile',
    `the file is none of the exports that the mapping describes (${mappings
      .flatMap(({ exports }) => exports.map(({ name, recognise: needed }) => `${name}: ${needed.join(', ')}`))
      .join('; ')}); its columns are ${columns.slice(0, 40).join(', ')}`,
  );
