import { z } from 'zod';

/** What a build says of its updates: where they are, and the key that signs them (Ed25519, SPKI in base64). */
const buildSchema = z.object({ updates: z.object({ feed: z.url(), publicKey: z.base64() }) });
export type Feed = z.output<typeof buildSchema>['updates'];

const isLoopback = (hostname: string): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** The feed that the app's `package.json` names; null for none, a malformed one, or one that is not encrypted on its way. */
export function feedOf(packageJson: string): Feed | null {
  let parsed;
  try {
    parsed = buildSchema.safeParse(JSON.parse(packageJson));
  } catch {
    return null;
  }
  if (!parsed.success) return null;
  const { protocol, hostname } = new URL(parsed.data.updates.feed);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? parsed.data.updates : null;
}
