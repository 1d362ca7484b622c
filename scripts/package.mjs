// `npm run package`: builds, and packages for the system it runs on. What a release needs besides comes from the environment:
// docs/packaging.md. Arguments go to electron-builder.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ownNode } from './own-node.mjs';
import { readKey, signDescriptions, updateOptions } from './update-feed.mjs';

const root = path.dirname(import.meta.dirname);
const environment = process.env;

/** @param {string[]} args */
function run(...args) {
  const { status, error } = spawnSync(ownNode(), args, { cwd: root, stdio: 'inherit' });
  if (error) process.stderr.write(`${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} program */
const installed = (program) => path.join(root, 'node_modules', program);

const options = process.argv.slice(2);
const homepage = environment['ANSWERSCOPE_HOMEPAGE'];
if (homepage) options.push(`-c.extraMetadata.homepage=${homepage}`);
if (process.platform === 'linux' && options.every((option) => option.startsWith('-c'))) {
  options.unshift('--linux', 'AppImage');
  if (homepage) options.splice(2, 0, 'deb', 'rpm');
  else process.stdout.write('No deb and rpm: they name an address; set ANSWERSCOPE_HOMEPAGE.\n');
}
const feed = environment['ANSWERSCOPE_UPDATE_FEED'];
const key = environment['ANSWERSCOPE_UPDATE_KEY'] ? readKey(environment['ANSWERSCOPE_UPDATE_KEY']) : null;
if (feed && key) options.push(...updateOptions(feed, key));
else process.stdout.write('No updates: set ANSWERSCOPE_UPDATE_FEED and ANSWERSCOPE_UPDATE_KEY.\n');
if (process.platform === 'darwin' && !environment['CSC_LINK'] && !environment['CSC_NAME'])
  process.stdout.write('Not signed: set CSC_LINK and CSC_KEY_PASSWORD.\n');
if (process.platform === 'darwin' && !environment['APPLE_API_KEY'] && !environment['APPLE_ID'])
  process.stdout.write('Not notarised: set APPLE_API_KEY, APPLE_API_KEY_ID and APPLE_API_ISSUER.\n');
if (process.platform === 'win32' && !environment['CSC_LINK'] && !environment['WIN_CSC_LINK'])
  process.stdout.write('Not signed: set WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD.\n');

run(installed('electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn');
run(installed('electron-builder/cli.js'), '--publish', 'never', ...options);
if (feed && key) signDescriptions(path.join(root, 'dist'), key);
