import path from 'node:path';
import type { namePlaceholders } from '#shared/contract/workspace/report-runs.ts';
import { fileNameOf } from '#main/files/file-names.ts';

/** A client whose reports are written to files. */
export interface NamedClient {
  readonly id: number;
  readonly name: string;
  readonly organization: string;
}

/**
 * The path of each client's report within a folder, without an ending. Names that no file system would tell apart get the id
 * of the client. It depends on all clients of the workspace and not on those that are written: repeated, a run finds its files.
 */
export function reportPaths(pattern: string, month: string, clients: readonly NamedClient[]): Map<number, string> {
  const wanted = clients.map((client) => ({ id: client.id, parts: partsOf(pattern, month, client) }));
  const same = Map.groupBy(wanted, ({ parts }) => alike(parts));
  return new Map(
    wanted.map(({ id, parts }) => {
      const isAlone = same.get(alike(parts))?.length === 1;
      const [last = '', ...folders] = parts.toReversed();
      return [id, path.join(...folders.toReversed(), isAlone ? last : `${last} (${id})`)];
    }),
  );
}

/** Most folders that a pattern makes within each other, the file included. */
const deepest = 5;

function partsOf(pattern: string, month: string, { id, name, organization }: NamedClient): string[] {
  const values: Readonly<Record<(typeof namePlaceholders)[number], string>> = {
    client: fileNameOf(name) || `client ${id}`,
    month,
    year: month.slice(0, 4),
    organization: fileNameOf(organization),
  };
  const parts = pattern
    .split(/[/\\]/)
    .map((part) =>
      fileNameOf(
        part.replaceAll(/\{(\w+)\}/g, (braced, field: string) => values[field as keyof typeof values] ?? braced),
        120,
      ),
    )
    .filter((part) => part !== '')
    .slice(-deepest);
  return parts.length === 0 ? [`client ${id}`] : parts;
}

/** What file systems that ignore case and composition take for one name. */
const alike = (parts: readonly string[]): string => parts.join('/').normalize('NFKC').toLowerCase();
