import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give away by themselves, which another test may get in the meantime. */
const [lowest, beyond] = [20_000, 32_000];

/** A port of the loopback that nothing listens on, and that no system gives to anything else by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, beyond);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
