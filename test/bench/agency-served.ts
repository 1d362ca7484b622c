import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { program } from '#test/support/programs.ts';
import { printTable } from './machine.ts';
import { memoryOf, serve, stop } from './served-process.ts';

const runs = 7;
/** Two years of the client with the most queries: a row for every answer. */
const twoYears = { customerID: 1, startDate: '2000-01-01', endDate: '2099-12-31' };

/** The service as a process of its own: start to the first reply, long lists over HTTP, and memory. */
export async function measureServed(directory: string): Promise<void> {
  const key = createKey(directory);
  const starts: number[] = [];
  for (let run = 0; run < 3; run++) {
    const { child, ready } = await serve(directory);
    starts.push(ready);
    await stop(child);
  }
  const { child, address } = await serve(directory);
  const idle = memoryOf(child);
  const rows = [];
  for (const [operation, request] of [
    ['get-queries', twoYears],
    ['get-domain-stats', twoYears],
    ['get-customer-query-groups', { customerID: 1 }],
  ] as const) {
    const replies: Reply[] = [];
    for (let run = 0; run < runs; run++) replies.push(await post(`${address}/${operation}`, key, request));
    const median = (pick: (reply: Reply) => number) =>
      Math.round(replies.map(pick).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN);
    rows.push({
      operation: `${operation}, two years`,
      bytes: replies[0]?.bytes ?? 0,
      'first byte ms': median(({ firstByteMs }) => firstByteMs),
      'last byte ms': median(({ lastByteMs }) => lastByteMs),
      'resident MB': memoryOf(child).now,
    });
  }
  // Readers that ask at once, as a script that fetches all clients does.
  const at = performance.now();
  const clients = Array.from({ length: 24 }, (_, index) => index + 1);
  const replies = await Promise.all(
    clients.map((customerID) => post(`${address}/get-queries`, key, { ...twoYears, customerID })),
  );
  const total = replies.reduce((sum, { bytes }) => sum + bytes, 0);
  const seconds = (performance.now() - at) / 1000;
  const { now, peak } = memoryOf(child);
  await stop(child);
  console.log(
    `\nthe service as a process: start to first reply ${starts.map(Math.round).join(', ')} ms; ${idle.now} MB resident then`,
  );
  printTable(rows);
  console.log(
    `24 clients' get-queries over two years at once: ${(total / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; ${now} MB resident after, ${peak} MB at most (goal 300)`,
  );
}

interface Reply {
  readonly bytes: number;
  readonly firstByteMs: number;
  readonly lastByteMs: number;
}

function post(url: string, key: string, body: object): Promise<Reply> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key } },
      (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url}: ${response.statusCode}`));
          return;
        }
        let bytes = 0;
        let firstByteMs = 0;
        response.on('data', (chunk: Buffer) => {
          if (bytes === 0) firstByteMs = performance.now() - started;
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ bytes, firstByteMs, lastByteMs: performance.now() - started }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

function createKey(directory: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program('cli'), '--data', directory, '--json', 'key', 'create', '--organization', '1', '--name', 'bench'],
    { encoding: 'utf8' },
  );
  const key = /"api_key":"([^"]+)"/.exec(stdout)?.[1];
  if (key === undefined) throw new Error(`no key was created: ${stderr}`);
  return key;
}
