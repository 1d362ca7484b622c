/** What came of one attempt to deliver a message. */
export type Attempt =
  | { readonly kind: 'sent'; readonly outcome: string }
  /** The receiver will never take this message. */
  | { readonly kind: 'refused'; readonly outcome: string }
  /** It may succeed later. */
  | {
      readonly kind: 'failed';
      readonly outcome: string;
      /** Whether nothing could be delivered there now, whatever the message. */
      readonly wholeChannel: boolean;
      /** Whether this computer's network may be the cause. */
      readonly network: boolean;
      /** How long the receiver asks to wait; null if it does not say. */
      readonly retryAfterMs: number | null;
      /** Whether the server's certificate is the cause. */
      readonly certificate: boolean;
    };

type Failure = Extract<Attempt, { kind: 'failed' }>;

export const failed = (outcome: string, about: Partial<Omit<Failure, 'kind' | 'outcome'>> = {}): Failure => ({
  kind: 'failed',
  outcome,
  wholeChannel: false,
  network: false,
  retryAfterMs: null,
  certificate: false,
  ...about,
});

/** A reply of a server as it is shown: one line, without control characters. */
export const shortReply = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** How long the other side has, milliseconds. */
export interface Limits {
  /** For each step of an SMTP server, and between two of its bytes. */
  readonly smtpStepMs: number;
  /** For a whole message by SMTP. */
  readonly smtpMs: number;
  /** For the reply of a webhook. */
  readonly webhookMs: number;
}

export const usualLimits: Limits = { smtpStepMs: 20_000, smtpMs: 60_000, webhookMs: 15_000 };
