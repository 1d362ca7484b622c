import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves. */
const lowest = 20_000;
const count = 10_000;

/**
 * A free port for a server that goes away and comes back at the same address: no other process is given it meanwhile, as happens
 * to the ports that the system chooses.
 */
export async function returningPort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
