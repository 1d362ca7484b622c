import { scenarios, startRendererDouble } from './server.ts';

/** `node test/support/renderer-double/serve.ts out/renderer`: serves every scenario, each on its own port. */
const directory = process.argv[2] ?? 'out/renderer';
for (const [index, scenario] of scenarios.entries()) {
  const { url } = await startRendererDouble({ directory, scenario, port: 4800 + index });
  process.stdout.write(`${scenario}: ${url}\n`);
}
