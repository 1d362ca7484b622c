import { unavailable } from '#shared/contract/errors.ts';
import { addressVariable, signingVariable } from '#main/messages/message-secrets.ts';
import type { MessageChannel } from '#main/store/message-channels.ts';
import type { ServiceContext } from './context.ts';

/**
 * Stores secrets of messages in the vault under their names; null deletes one. Throws `unavailable` where there is no vault,
 * naming the environment variables that take its place.
 */
export async function keepSecrets(
  { host: { shell } }: Pick<ServiceContext, 'host'>,
  secrets: Readonly<Record<string, string | null>>,
): Promise<void> {
  const names = Object.keys(secrets);
  if (names.length === 0) return;
  if (shell === null || !shell.vault())
    throw unavailable(
      `Here secrets are environment variables: leave them out, set ${names.join(' and ')}, then restart Answerscope.`,
    );
  for (const [name, secret] of Object.entries(secrets))
    try {
      await shell.keep(name, secret);
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : `${name} could not be stored.`);
    }
}

/** Deletes what the vault holds for channels. */
export async function forgetSecrets(
  { host: { shell } }: Pick<ServiceContext, 'host'>,
  channels: readonly Pick<MessageChannel, 'token'>[],
): Promise<void> {
  const kept = new Set(shell?.kept());
  for (const name of channels.flatMap((channel) => [addressVariable(channel), signingVariable(channel)]))
    if (kept.has(name)) await shell?.keep(name, null);
}
