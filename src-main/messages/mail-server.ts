import { X509Certificate } from 'node:crypto';
import type { ConnectionOptions, TLSSocket } from 'node:tls';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { z } from 'zod';
import type { ServerCertificate } from '#shared/contract/workspace/messages.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import type { ReadStore, Store } from '#main/store/store.ts';
import { usualLimits } from './attempt.ts';

const stored = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(['tls', 'starttls', 'none']),
  from: z.string(),
  /** The only certificate that is accepted, as PEM; null: any that an authority vouches for. */
  trusted: z.string().nullable(),
});
export type MailServer = z.output<typeof stored>;

/** The SMTP server of the workspace; null until it is set. */
export const readMailServer = (store: ReadStore): MailServer | null =>
  stored.safeParse(readSetting(store, settingKeys.mailServer)).data ?? null;

export const writeMailServer = (store: Store, server: MailServer): void =>
  writeSetting(store, settingKeys.mailServer, server);

/** The longest reply that is read, bytes. */
const longestReply = 64 * 1024;

/** A connection that is not open yet: encrypted as chosen, and with a certificate that is valid or the trusted one. */
export async function connectionTo(
  server: MailServer,
  check: 'verified' | 'unverified',
  smtpStepMs: number,
): Promise<SMTPConnection> {
  // Loaded with the first message, because every start would wait for it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { host, port, security, trusted } = server;
  const connection = new Connection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // The name of this computer is no concern of the server.
    name: '[127.0.0.1]',
    connectionTimeout: smtpStepMs,
    greetingTimeout: smtpStepMs,
    socketTimeout: smtpStepMs,
    dnsTimeout: smtpStepMs,
    socketCloseTimeout: 0,
    maxResponseSize: longestReply,
    tls: { minVersion: 'TLSv1.2', ...(check === 'verified' ? trusting(trusted) : { rejectUnauthorized: false }) },
  });
  connection.on('error', () => undefined);
  return connection;
}

/** With a trusted certificate, no other one is accepted, not even one that it vouches for; the name in it does not matter. */
function trusting(trusted: string | null): ConnectionOptions {
  if (trusted === null) return {};
  const { fingerprint256 } = new X509Certificate(trusted);
  return {
    ca: [trusted],
    allowPartialTrustChain: true,
    checkServerIdentity: (_host, shown) =>
      shown.fingerprint256 === fingerprint256
        ? undefined
        : Object.assign(new Error('the certificate is not the trusted one'), { code: 'CERT_NOT_TRUSTED' }),
  };
}

/** Opens a connection; rejects with the error of the server or the network. */
export const open = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error === undefined ? resolve() : reject(error)));
  });

/** The certificate that a server shows, whichever authority vouches for it; nothing secret is sent to find out. Null if it shows none. */
export async function shownCertificate(server: MailServer): Promise<X509Certificate | null> {
  if (server.security === 'none') return null;
  const connection = await connectionTo(server, 'unverified', usualLimits.smtpStepMs);
  try {
    await open(connection);
    const socket = connection._socket;
    return socket ? ((socket as TLSSocket).getPeerX509Certificate?.() ?? null) : null;
  } catch {
    return null;
  } finally {
    connection.close();
  }
}

export const describeCertificate = (certificate: X509Certificate): ServerCertificate => ({
  fingerprint: certificate.fingerprint256,
  subject: inOneLine(certificate.subject),
  issuer: inOneLine(certificate.issuer),
  validTo: isoInstant(certificate.validToDate),
});

const inOneLine = (name: string | undefined): string => (name ?? '').replaceAll('\n', ', ').slice(0, 300);

/** The trusted certificate of a server, described; null if there is none. */
export const trustedCertificate = ({ trusted }: MailServer): ServerCertificate | null =>
  trusted === null ? null : describeCertificate(new X509Certificate(trusted));
