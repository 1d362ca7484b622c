import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';

/** Published studies and recordings of real platforms, beside the checkout of those who may hold them. */
const sharedDirectory = path.resolve(projectRoot(), '../shared');

export const haveShared = existsSync(sharedDirectory);

/** The path of a shared file; one that does not exist if `../shared` is absent. */
export const sharedFile = (relative: string): string => path.join(sharedDirectory, relative);
