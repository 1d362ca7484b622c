import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { openBakery } from '#test/fixtures/interface/bakery-site.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { apiPageFile } from '../../scripts/generate-docs.ts';

const run = promisify(execFile);
const hasCurl = process.platform !== 'win32' && spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.log('curl is not here: the lines of docs/api.md are not run');

test.skipIf(!hasCurl)('every line for a terminal in docs/api.md can be copied, and works', async () => {
  const bakery = await openBakery();
  const api = await openInterface({
    switcher: {
      fetchPage: (url, options) =>
        readLoopbackInternet(url.replace(/^https:.*bakery\.example/, bakery.websiteUrl), options),
    },
  });
  const lines = readFileSync(apiPageFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('curl '));
  expect(lines).toHaveLength(Object.keys(publishedInterface).length);
  for (const line of lines) {
    const { stdout } = await run('sh', ['-c', line.replace('http://127.0.0.1:4720/v1', api.door.apiBaseUrl)], {
      env: { ...process.env, API_KEY: api.agencies[0].key, HOME: api.directory },
    });
    expect(JSON.parse(stdout), `${line}\n${stdout}`).toHaveProperty('data');
  }
});
