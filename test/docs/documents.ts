import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';

/** A Markdown document of the project: its path from the project folder, and its text. */
export interface Document {
  readonly file: string;
  readonly text: string;
}

const folders = ['docs', 'resources', 'test'];

/** Every document in the tree. */
export function documents(): Document[] {
  const root = projectRoot();
  const inRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );
  return [...inRoot, ...inFolders].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
