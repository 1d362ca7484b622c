import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';
import { removeRunFolder } from './run-folder.ts';
import { bundle, productEntries } from '../../scripts/dev-bundle.mjs';

/** Programs that tests run in their own process, by name. */
const testPrograms = {
  'killed-reanalysis': 'test/src-main/findings/killed-reanalysis.ts',
  'platform-process': 'test/src-main/durability/platform-process.ts',
  'scanning-process': 'test/src-main/durability/scanning-process.ts',
  'sending-process': 'test/src-main/messages/sending-process.ts',
  'service-process': 'test/src-main/durability/service-process.ts',
};

/** The bundle of a program; made before the first test. */
export const program = (name: 'cli' | 'worker' | keyof typeof testPrograms): string =>
  path.join(projectRoot(), 'out', 'dev', `${name}.js`);

/** Bundles the product and the programs of tests, as the global set-up of a test run; returns what ends the run. */
export default async function bundlePrograms(): Promise<() => void> {
  await bundle({ ...productEntries, ...testPrograms });
  return removeRunFolder;
}
