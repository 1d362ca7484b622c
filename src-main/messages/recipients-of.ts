import type { MessageChannel } from '#main/store/message-channels.ts';

/** A message for each: an e-mail address that is refused holds no other one up. A webhook has no recipients. */
export const recipientsOf = ({ kind, recipients }: MessageChannel): readonly string[] =>
  kind === 'email' ? recipients : [''];
