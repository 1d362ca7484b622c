import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';
import { generateTypes } from './generate-types.ts';

const run = promisify(execFile);
const compiler = path.resolve('node_modules/typescript/bin/tsc');
const strictly = {
  target: 'esnext',
  module: 'nodenext',
  lib: ['esnext', 'dom'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** A folder with generated types and the script, as in an independent project. */
async function clientFolder(document: unknown): Promise<string> {
  const folder = temporaryDirectory();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('package.json', '{"type":"module"}');
  write('tsconfig.json', JSON.stringify({ compilerOptions: strictly, files: ['reference-flow.ts'] }));
  write('v1-types.ts', await generateTypes(document));
  write(
    'run.mjs',
    `import { referenceFlow } from './reference-flow.ts';\nconst [, , url, key, id] = process.argv;\nconsole.log(JSON.stringify(await referenceFlow(url, key, Number(id))));\n`,
  );
  copyFileSync(path.join(import.meta.dirname, 'reference-flow.ts.txt'), path.join(folder, 'reference-flow.ts'));
  return folder;
}

const compile = (folder: string) => run(process.execPath, [compiler, '-p', folder]);

test('types from the served document compile, and a script with them walks the reference flow', async () => {
  const api = await openInterface();
  const [seeded] = api.agencies;
  const folder = await clientFolder((await api.get('openapi.json')).json);
  await compile(folder);
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    path.join(folder, 'run.mjs'),
    api.door.apiBaseUrl,
    seeded.key,
    String(seeded.organizationId),
  ]);
  expect(JSON.parse(stdout)).toEqual({
    customer: 'Planwise',
    group: 'Project management',
    platform: 'aioverview',
    score: 50,
    status: 'Done',
    httpStatus: 200,
    queries: 3,
    named: 1,
    companies: ['Boardly 2 100', 'Taskharbor 2 100', 'Planwise 1 50'],
    domains: ['toolreviews.example reviews', 'planwise.example owned', 'taskharbor.example competitor'],
    articles: [
      'https://toolreviews.example/project-management',
      'https://planwise.example/tour',
      'https://taskharbor.example/',
    ],
    perScan: [3, 0],
    overview: [3, 0],
    recommendations: ['Be named in "About project management" (New)'],
    definitions: [...seeded.agency.queries],
    creditsLeft: 2,
  });
});

test('a script that misspells a field does not compile', async () => {
  const api = await openInterface();
  const folder = await clientFolder((await api.get('openapi.json')).json);
  writeFileSync(
    path.join(folder, 'wrong.ts'),
    `import type { paths } from './v1-types.ts';
export const body: paths['/get-queries-definitions']['post']['requestBody']['content']['application/json'] = { queryGroupID: 1 };\n`,
  );
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strictly, files: ['wrong.ts'] }));
  await expect(compile(folder)).rejects.toMatchObject({
    stdout: expect.stringContaining("'queryGroupID' does not exist"),
  });
});
