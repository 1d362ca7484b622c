import { connect, createServer, type Server, type Socket } from 'node:net';
import { returningPort } from './returning-port.ts';

/** A connection to a server on loopback that can fail and come back, like a network. */
export interface FaultyProxy {
  readonly port: number;
  /** Cuts open connections and accepts no new ones. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Forwards connections to a port of this computer. */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  const track = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer((client) => {
        const upstream = connect(target, '127.0.0.1');
        track(client);
        track(upstream);
        client.pipe(upstream).pipe(client);
        client.on('close', () => upstream.destroy());
        upstream.on('close', () => client.destroy());
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const port = await returningPort();
  let server: Server | null = await listen(port);
  const goAway = async (): Promise<void> => {
    const gone = server;
    server = null;
    if (gone === null) return;
    const closed = new Promise<void>((resolve) => gone.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    port,
    goAway,
    comeBack: async () => {
      server ??= await listen(port);
    },
    close: goAway,
  };
}
