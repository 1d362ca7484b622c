import { createPublicKey, verify } from 'node:crypto';
import { Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { parseUpdateInfo, resolveFiles, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import type { Feed } from './feed.ts';

/**
 * The provider of electron-updater for a folder of files whose description (`latest.yml` …) is signed: the description names the
 * hash of every file, so that the server and the way to it need not be trusted.
 */
class SignedFeed extends Provider<UpdateInfo> {
  private readonly base: URL;
  private readonly key: ReturnType<typeof createPublicKey>;

  constructor({ feed, publicKey }: Feed, options: ProviderRuntimeOptions) {
    super(options);
    this.base = new URL(feed.endsWith('/') ? feed : `${feed}/`);
    this.key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  }

  /** The library would send a number that it makes up once for each installation: it is left out. */
  override setRequestHeaders(): void {
    super.setRequestHeaders({ accept: '*/*' });
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`;
    const address = new URL(name, this.base);
    const [text, signature] = [
      await this.httpRequest(address),
      await this.httpRequest(new URL(`${name}.sig`, this.base)),
    ];
    if (!verify(null, Buffer.from(text ?? ''), this.key, Buffer.from(signature ?? '', 'base64')))
      throw new Error('The description of the update is not signed by the key of this build.');
    return parseUpdateInfo(text, name, address);
  }

  override resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, this.base);
  }
}

/** The provider as electron-updater makes it. */
export const signedFeed = (
  feed: Feed,
): new (_options: unknown, _updater: unknown, options: ProviderRuntimeOptions) => Provider<UpdateInfo> =>
  class extends SignedFeed {
    constructor(_options: unknown, _updater: unknown, options: ProviderRuntimeOptions) {
      super(feed, options);
    }
  };
