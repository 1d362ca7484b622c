import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { publicKeyOf, signDescriptions } from '../../../scripts/update-feed.mjs';

/** A feed of updates on this computer, signed as a release is, with what the package of the running version needs to ask it. */
export interface UpdateServer extends AsyncDisposable {
  /** Folder of the running version: `package.json` and `app-update.yml`. */
  readonly packaged: string;
  /** The file that an update replaces. */
  readonly program: string;
  /** Addresses that were asked for, with their headers. */
  readonly requests: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[];
  /** Publishes a version; returns the file that would be installed. */
  publish(version: string, content: string): string;
  /** Replaces a published file without signing it. */
  tamper(name: string, change: (text: string) => string): void;
}

export async function startUpdateServer(): Promise<UpdateServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'answerscope-updates-'));
  const inFolder = (name: string): string => path.join(folder, name);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push({ url: request.url ?? '', headers: { ...request.headers } });
    try {
      reply.end(readFileSync(inFolder(path.basename(pathname))));
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const packaged = mkdtempSync(path.join(os.tmpdir(), 'answerscope-packaged-'));
  writeFileSync(
    path.join(packaged, 'package.json'),
    JSON.stringify({ version: '0.1.0', updates: { feed, publicKey: publicKeyOf(key) } }),
  );
  writeFileSync(
    path.join(packaged, 'app-update.yml'),
    `provider: generic\nurl: ${feed}\nupdaterCacheDirName: updates\n`,
  );
  const program = path.join(packaged, 'Answerscope.AppImage');
  writeFileSync(program, 'version 0.1.0', { mode: 0o755 });
  return {
    packaged,
    program,
    requests,
    publish: (version, content) => {
      const name = `Answerscope-${version}-linux-x64.AppImage`;
      writeFileSync(inFolder(name), content);
      const sha512 = createHash('sha512').update(content).digest('base64');
      const description = `version: ${version}\nfiles:\n  - url: ${name}\n    sha512: ${sha512}\n    size: ${content.length}\npath: ${name}\nsha512: ${sha512}\n`;
      writeFileSync(inFolder(`latest-linux${process.arch === 'x64' ? '' : `-${process.arch}`}.yml`), description);
      signDescriptions(folder, key);
      return inFolder(name);
    },
    tamper: (name, change) => writeFileSync(inFolder(name), change(readFileSync(inFolder(name), 'utf8'))),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
      rmSync(packaged, { recursive: true, force: true });
    },
  };
}
