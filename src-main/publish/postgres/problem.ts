import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import { scrubMessage } from '#main/platforms/http/scrub.ts';
import type { PostgresAddress } from './address.ts';

/** Milliseconds until a server counts as not there. */
export interface PostgresLimits {
  readonly connectMs: number;
  /** Without a byte in either direction, while something is awaited. */
  readonly silentMs: number;
}

/** What PostgreSQL's codes mean for the person: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sentences: Readonly<Record<string, (shown: string, address: PostgresAddress) => string>> = {
  '28P01': (shown) => `${shown} refuses the user name or the password.`,
  '28000': (shown) => `${shown} refuses this user, this computer or this kind of connection.`,
  '3D000': (shown, { database }) => `There is no database ${database} at ${shown}: create it first.`,
  '42501': (shown, { database }) =>
    `The user of the address may not do this at ${shown}. Give it the right to create a schema (GRANT CREATE ON DATABASE "${database}"), or make it a member of the role that owns the schema answerscope.`,
  '25006': (shown) => `${shown} is read-only: use the address of the primary server.`,
  '53100': (shown) => `The disk of ${shown} is full.`,
  '53300': (shown) => `${shown} has no connection left: try again later, or raise max_connections.`,
  '55P03': (shown) => `Another computer publishes this workspace to ${shown} just now, or someone holds its tables.`,
  '57P03': (shown) => `${shown} is starting or shutting down: try again in a moment.`,
};

const notFoundCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_NODATA', 'EAI_NONAME']);
const unreachableCodes: ReadonlySet<string> = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);
const refusedCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOENT', 'EACCES']);
const cutCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '25P03', '08006', '08003']);
const cutMessage = /Connection terminated|Connection ended|not queryable|Premature close|socket hang up/i;
const certificateCode = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;
const tlsCode = /^(?:ERR_SSL|ERR_TLS|EPROTO)/;

/** A failure as the person should read it; what is none of the server's or the network's is returned as it is. */
export function postgresProblem(
  error: unknown,
  address: PostgresAddress,
  { silent, limits }: { readonly silent: boolean; readonly limits: PostgresLimits },
): unknown {
  if (error instanceof ServiceError || !(error instanceof Error)) return error;
  const { shown } = address;
  const code = codeOf(error);
  const known = sentences[code];
  if (silent) return unavailable(`${shown} did not answer for ${limits.silentMs / 1000} seconds.`);
  if (known !== undefined) return unavailable(known(shown, address));
  if (certificateCode.test(code)) return unavailable(certificateProblem(address, code));
  if (/does not support SSL/.test(error.message))
    return unavailable(
      `${shown} offers no encryption, so nothing was sent. Turn TLS on at the server (ssl = on); on this computer or in your own network you may add ?sslmode=disable to the address.`,
    );
  if (tlsCode.test(code)) return unavailable(`${shown} could not be spoken to with encryption (${code}).`);
  if (notFoundCodes.has(code))
    return unavailable(`${shown} could not be found: check the address, and whether this computer is online.`);
  if (unreachableCodes.has(code)) return unavailable(`${shown} cannot be reached from this computer (${code}).`);
  if (refusedCodes.has(code)) return unavailable(`${shown} refuses connections: is PostgreSQL running there?`);
  if (code === 'ETIMEDOUT' || /timeout expired/.test(error.message))
    return unavailable(`${shown} did not answer within ${limits.connectMs / 1000} seconds.`);
  if (cutCodes.has(code) || cutMessage.test(error.message))
    return unavailable(`The connection to ${shown} was cut. What was published stays; publish again to complete it.`);
  if (/^[0-9A-Z]{5}$/.test(code)) return unavailable(`${shown} reports: ${reported(error, address)} (${code}).`);
  return error;
}

const codeOf = (error: Error): string => {
  const { code } = error as { readonly code?: unknown };
  // Of several addresses of a name, each failed.
  if (error instanceof AggregateError && typeof code !== 'string')
    return error.errors[0] instanceof Error ? codeOf(error.errors[0]) : '';
  return typeof code === 'string' ? code : '';
};

const longestReport = 200;
const reported = (error: Error, { password }: PostgresAddress): string =>
  scrubMessage(error.message, [password]).slice(0, longestReport);

function certificateProblem({ host, shown, authorityFile }: PostgresAddress, code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${shown} has expired. Nothing was sent.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return `The certificate of ${shown} is for another name than ${host}. Nothing was sent. Use the name that it is for, or sslmode=verify-ca with sslrootcert if you trust its authority for any name.`;
  return authorityFile === null
    ? `No known authority vouches for the certificate of ${shown}, so it may be someone else. Nothing was sent. Ask who runs the database for the file of its authority, and add ?sslrootcert=/path/to/ca.pem to the address.`
    : `The authority in ${authorityFile} does not vouch for the certificate of ${shown}. Nothing was sent.`;
}
