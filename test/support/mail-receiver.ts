import net, { type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly raw: string;
  readonly messageId: string;
}

/** A mail server on loopback that keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: options.key === undefined,
    closeTimeout: 10,
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo[0];
        received.push({
          to: to === undefined ? '' : to.address,
          raw,
          messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // Closing waits for every connection, also for one that was left in the middle of a handshake.
  const sockets = new Set<net.Socket>();
  server.server.on('connection', (socket: net.Socket) => sockets.add(socket));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      setTimeout(() => sockets.forEach((socket) => socket.destroy()), 50);
    });
  onTestFinished(close);
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close,
    /** Shows another certificate from the next connection on. */
    changeCertificate: (certificate: Pick<SMTPServerOptions, 'key' | 'cert'>) =>
      server.updateSecureContext(certificate),
  };
}

/** A server that says what it is told to: for what no real mail server does. To null it says nothing; `cut` ends the connection. */
export async function startRawServer(reply: (line: string, turn: number) => string | null, greeting: string | null) {
  const lines: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== null) socket.write(greeting);
    let rest = '';
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        lines.push(line);
        const said = reply(line, lines.length);
        if (said === 'cut') socket.destroy();
        else if (said !== null) socket.write(said);
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, lines };
}
