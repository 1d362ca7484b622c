import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPackage } from '@electron/asar';
import { projectRoot } from '#main/files/paths.ts';

/** What @electron/fuses looks for in an executable: a mark, the version, the number of fuses and their states. */
const fuseWire = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000810110100';

/**
 * Makes a folder shaped like Electron's distribution for Linux. Its executable carries the fuse wire of a fresh runtime, but
 * runs nothing: what is packaged around it can be inspected, and only the runtime itself is missing.
 */
export async function makeStandInDistribution(folder: string): Promise<string> {
  const electron = JSON.parse(
    readFileSync(path.join(projectRoot(), 'node_modules', 'electron', 'package.json'), 'utf8'),
  ) as { version: string };
  const distribution = path.join(folder, 'electron');
  const defaultApp = path.join(folder, 'default-app');
  for (const each of [path.join(distribution, 'resources'), path.join(distribution, 'locales'), defaultApp])
    mkdirSync(each, { recursive: true });
  const write = (name: string, text: string, mode = 0o644): void =>
    writeFileSync(path.join(distribution, name), text, { mode });
  write(
    'electron',
    `#!/bin/sh\necho 'This stands in for the runtime and runs nothing.' >&2; exit 1\n# ${fuseWire}\n`,
    0o755,
  );
  write('chrome-sandbox', '', 0o755);
  write('chrome_crashpad_handler', '', 0o755);
  write('version', electron.version);
  write('LICENSE', 'MIT');
  write('LICENSES.chromium.html', '<p>');
  for (const language of ['en-US', 'de', 'ar', 'zu']) write(`locales/${language}.pak`, '');
  writeFileSync(path.join(defaultApp, 'package.json'), '{}');
  await createPackage(defaultApp, path.join(distribution, 'resources', 'default_app.asar'));
  return distribution;
}
