import type { MessageChannel } from '#main/store/message-channels.ts';

/** Names under which the vault, or the environment, holds what messages need. */
export const mailUserVariable = 'SMTP_USER';
export const mailPasswordVariable = 'SMTP_PASSWORD';
/** The whole address of a webhook: those of Slack and Teams are keys. */
export const addressVariable = ({ token }: Pick<MessageChannel, 'token'>): string => `WEBHOOK_${token}_URL`;
export const signingVariable = ({ token }: Pick<MessageChannel, 'token'>): string => `WEBHOOK_${token}_SECRET`;

export type Variables = Readonly<Record<string, string | undefined>>;

/** A secret; null if it is not set. */
export const readSecret = (variables: Variables, name: string): string | null => variables[name] || null;

export interface ChannelSecret {
  readonly name: string;
  readonly present: boolean;
  readonly required: boolean;
}

/** What a channel reads from the vault. */
export const secretsOf = (channel: Pick<MessageChannel, 'kind' | 'token'>, variables: Variables): ChannelSecret[] =>
  channel.kind === 'email'
    ? []
    : [addressVariable(channel), signingVariable(channel)].map((name, index) => ({
        name,
        present: readSecret(variables, name) !== null,
        required: index === 0,
      }));
