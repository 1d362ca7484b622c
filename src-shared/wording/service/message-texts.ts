import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** What becomes of messages, and what their settings lack. */
export const messageTexts: readonly MarkedText[] = [
  mark('Waiting for a network connection. {problem}'),
  mark('{problem} Given up after two days.'),
  mark('Delivered to {sent, number} of {total, number}. {problem}'),
  mark('No mail server is set.'),
  mark('The mail server {host} could not be found or reached ({code}).'),
  mark('{host} could not be spoken to with encryption: {reply}'),
  mark('{host} refuses the user name or the password: {reply}'),
  mark('The address of the webhook cannot be read.'),
  mark('{host}: only https addresses are sent to, unless your own network is allowed.'),
  mark('{host} redirects elsewhere (HTTP status {status}), which is not followed: enter the address that it leads to.'),
  mark('Messages to {name} (and {count, number} more) are not delivered. {problem}'),
  mark('The sample workspace is simulated: open your own to send messages.'),
  mark('Here secrets are environment variables: leave them out, set {variables}, then restart Answerscope.'),
];
